-- expand: three tables. Points of players: whole numbers that bets earn and that buy free bets. Instants are epoch
-- milliseconds of the server clock.

-- Entries are never changed; what a player has is their sum. A source counts once for each player:
-- `coupon:<number>` of a settled coupon, `free-bet:<code>` of a free bet that was bought.
create table point_entry (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  source text not null,
  points bigint not null check (points <> 0),
  made_at bigint not null,
  unique (user_id, source)
);
create index point_entry_of_player on point_entry (user_id, id);

create table point_balance (
  user_id bigint primary key references player,
  balance bigint not null default 0 check (balance >= 0)
);

-- Orders of players by their keys, with the one answer of each.
create table point_order (
  user_id bigint not null references player,
  key uuid not null,
  request jsonb not null,
  answer jsonb not null,
  is_bought boolean not null,
  made_at bigint not null,
  primary key (user_id, key)
);
create index point_order_refused on point_order (made_at) where not is_bought;

create sequence point_code;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on point_entry, point_balance, point_order from fairline_app;
    revoke all on sequence point_code from fairline_app;
  end if;
end $$;
