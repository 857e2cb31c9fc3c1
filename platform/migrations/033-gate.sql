-- The gate before everything that puts money at risk (decision 031). Instants are epoch milliseconds of the server clock.

-- One row for each player. The version moves with all that can close or open the gate for the player.
create table player_gate (
  user_id bigint primary key references player,
  version bigint not null default 1,
  -- When it last closed by the player's own will, or with the account: no bet was accepted later while it was closed.
  closed_at bigint,
  account_closed_at bigint
);
insert into player_gate (user_id) select id from player;

-- One row; the version moves with every change of the site config.
create table site_gate (
  id smallint primary key check (id = 1),
  version bigint not null
);
insert into site_gate (id, version) values (1, 1);

-- A break that the player takes with living sessions: nothing is staked before this instant.
alter table player_care add column time_out_until bigint;

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in ('signed_out', 'elsewhere', 'password', 'idle', 'limit', 'exclusion', 'closed', 'expired')
);

-- What waits undecided of a player is found by the player.
create index placement_undecided on placement (user_id) where state = 'pending';
create index coupon_order_undecided on coupon_order (user_id) where state = 'pending' and kind = 'edit';

-- Their text is kept in functions/gate.sql.
create or replace function site_gate_lock() returns bigint
language sql immutable as $$ select 7224010::bigint $$;

create or replace function player_gate_begins() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into player_gate (user_id) values (new.id);
  return null;
end $$;

create or replace function player_gate_moves() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update player_gate set version = version + 1 where user_id = new.user_id;
  return null;
end $$;

create or replace function site_gate_moves() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(site_gate_lock());
  update site_gate set version = version + 1;
  return null;
end $$;

create trigger player_gate_begins after insert on player for each row execute function player_gate_begins();
create trigger player_gate_moves after insert or update on player_care
  for each row execute function player_gate_moves();
create trigger player_gate_moves after insert or update on agreement
  for each row execute function player_gate_moves();
create trigger site_gate_moves after insert or update or delete on site_config_overrides
  for each row execute function site_gate_moves();

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on player_gate, site_gate from fairline_app;
  end if;
end $$;
