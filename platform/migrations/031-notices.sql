-- What players want to be told of by the notices of their systems, and prices that they wait for. Instants are epoch
-- milliseconds of the server clock, prices thousandths.

create table notice_choices (
  user_id bigint primary key references player,
  choices jsonb not null,
  changed_at bigint not null
);

create table price_alert (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  market_id bigint not null,
  game_id bigint not null,
  wanted integer not null check (wanted > 1000),
  goes text not null check (goes in ('up', 'down')),
  price_from integer not null,
  -- The outcome and its game as the player saw them.
  subject jsonb not null,
  made_at bigint not null,
  -- null while it waits.
  fired_at bigint,
  price integer,
  is_told boolean not null default false,
  check ((fired_at is null) = (price is null)),
  unique (user_id, market_id, wanted)
);
create index price_alert_waiting on price_alert (market_id) where fired_at is null;
