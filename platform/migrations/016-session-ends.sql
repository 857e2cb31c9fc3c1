-- Why sessions end, and what players have set to keep their play in bounds. Instants are epoch milliseconds of the
-- server clock.

-- Null while it lives, and of sessions that were over before this was kept.
alter table session add column end_reason text check (
  end_reason in ('signed_out', 'elsewhere', 'password', 'idle', 'limit', 'exclusion', 'expired')
);
-- When the player last did something in it: a page that only asks for news does not count.
alter table session add column active_at bigint;
update session set active_at = seen_at;
alter table session alter column active_at set not null;
-- From when the time to the next reality check runs, once one was answered.
alter table session add column reality_at bigint;
alter table session add column reality_off boolean not null default false;

create table player_care (
  user_id bigint primary key references player,
  -- Hours of play in a day (UTC); null for no limit.
  session_hours smallint check (session_hours between 1 and 24),
  -- A looser one waits for its time; `next_hours` null then stands for no limit.
  next_hours smallint check (next_hours between 1 and 24),
  next_at bigint,
  -- Minutes between two reality checks; null for none.
  reality_minutes smallint check (reality_minutes in (5, 10, 15, 30, 45, 60)),
  -- The player has no session before this instant.
  excluded_until bigint
);

-- Time that a player has spent signed in, with all sessions together.
create table play_time (
  user_id bigint primary key references player,
  -- Days since the epoch.
  day integer not null,
  played_ms bigint not null,
  counted_to bigint not null
);
