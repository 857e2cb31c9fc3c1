-- The simulated world: its clock, what QA changed of it, and what QA changed of the site.

create table sim_clock (
  id smallint primary key check (id = 1),
  wall_ms bigint not null,
  server_ms bigint not null,
  speed double precision not null check (speed > 0)
);

-- What QA made happen, in order; folded into the games by every process alike.
create table sim_overrides (
  id bigint generated always as identity primary key,
  game_id bigint not null,
  change jsonb not null
);

-- Answers that QA asked for in the place of the real ones, for the next `remaining` calls that match.
create table sim_faults (
  id bigint generated always as identity primary key,
  fault jsonb not null,
  remaining integer not null check (remaining >= 0)
);

-- A JSON merge patch over the site config of the brand.
create table site_config_overrides (
  id smallint primary key check (id = 1),
  patch jsonb not null
);
