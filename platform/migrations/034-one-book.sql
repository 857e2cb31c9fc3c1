-- The book that the database belongs to, the process that decides for it, and what was decided (decision 032).
-- A version that does not know it would decide bets by itself, beside the leader.
-- migrate: contract

-- One row: the seed of the world, the version of models and tables, and the server instant from which that version holds
-- for games that begin. `opened_at` is when the first process wrote the row: legs that were settled before have no stored
-- results. `replay` counts how often QA's controls set the world back, so that games are played once more.
create table book (
  id smallint primary key default 1 check (id = 1),
  seed text not null,
  version integer not null check (version > 0),
  since bigint not null,
  opened_at bigint not null,
  replay integer not null default 1 check (replay > 0)
);

-- Who leads, by the clock of the database server: a moved server clock must not end or prolong a lease. Each new holder
-- has a higher term, and what was begun in an older one is refused. `process` (host and process id) is for operators.
create table leader_lease (
  name text primary key,
  holder uuid not null,
  process text not null,
  term bigint not null check (term > 0),
  until timestamptz not null
);

-- How each selection with an open bet was decided, once, and what of: `decided_by` has the event that had just happened,
-- the score and the status of the game. Instants are the server clock, epoch ms.
create table selection_result (
  selection_id bigint not null,
  replay integer not null,
  game_id bigint not null,
  status_id smallint not null check (status_id between 0 and 6),
  decided_at bigint not null,
  decided_by jsonb not null,
  book_version integer not null,
  term bigint not null,
  primary key (selection_id, replay)
);

-- How each game with bets ended, once; `vanished` is a game that the book has not known for a day after its start.
create table game_result (
  game_id bigint not null,
  replay integer not null,
  state text not null check (state in ('finished', 'cancelled', 'vanished')),
  final_score jsonb check (jsonb_array_length(final_score) = 2),
  ended_at bigint not null,
  decided_at bigint not null,
  decided_by jsonb not null,
  book_version integer not null,
  term bigint not null,
  primary key (game_id, replay),
  check ((state = 'finished') = (final_score is not null))
);

-- What happens in a game as the version drew it that it began under, so that a later version plays it to its end as it
-- was: `fixture` says which game it is (sides, planned start), `kept_until` when nobody asks for it any more, `events` is
-- JSON compressed by raw DEFLATE. `number` grows with time, so that a process asks for what it does not have yet.
create table game_course (
  number bigint generated always as identity primary key,
  game_id bigint not null unique,
  version integer not null,
  fixture jsonb not null,
  kept_until bigint not null,
  events bytea not null
);
create index game_course_kept on game_course (kept_until);

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on book, leader_lease, selection_result, game_result, game_course
      from fairline_app;
  end if;
end $$;
