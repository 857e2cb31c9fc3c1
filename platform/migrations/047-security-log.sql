-- The security log: what happened to sign-ins, rights and settings of players and staff. Events are only added; the
-- leading process seals them, each with the hash of the one before it. docs/operations.md describes the verification.

create table security_event (
  id bigint generated always as identity primary key,
  -- Server clock, epoch ms.
  happened_at bigint not null,
  -- Clock of the database.
  written_at timestamptz not null default clock_timestamp(),
  -- A kind of shared/domain/records/security-event-kinds.ts.
  kind text not null check (kind <> ''),
  user_id bigint,
  staff_id bigint,
  address text not null,
  user_agent text not null,
  -- '' for what no request caused.
  request_id text not null,
  -- Facts of the event; never a secret, a code or a token.
  details jsonb not null
);
create index security_event_by_player on security_event (user_id, id) where user_id is not null;
create index security_event_by_kind on security_event (kind, id);
create index security_event_by_time on security_event (happened_at);

-- Events that wait for their seal. A writer never waits for another: the order is chosen when they are sealed.
create table security_event_unsealed (
  event_id bigint primary key
);

-- The chain. It has no personal data and stays when old events are deleted.
create table security_seal (
  position bigint primary key check (position > 0),
  event_id bigint not null unique,
  event_hash bytea not null,
  -- Of the hash before it and the event's.
  hash bytea not null
);

-- The end of the chain: a missing tail is found by it.
create table security_head (
  id smallint primary key check (id = 1),
  position bigint not null,
  hash bytea not null,
  -- The last position whose event was deleted because of its age.
  pruned_through bigint not null
);
insert into security_head values (1, 0, '', 0);

-- The file of functions replaces the body.
create function security_log_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the security log is append-only' using errcode = 'restrict_violation';
end $$;

create trigger security_event_append_only before update or delete on security_event
  for each row execute function security_log_refuse_change();
create trigger security_event_keeps_rows before truncate on security_event
  for each statement execute function security_log_refuse_change();
create trigger security_seal_append_only before update or delete on security_seal
  for each row execute function security_log_refuse_change();
create trigger security_seal_keeps_rows before truncate on security_seal
  for each statement execute function security_log_refuse_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on security_event, security_event_unsealed, security_seal, security_head
      from fairline_app;
  end if;
end $$;
