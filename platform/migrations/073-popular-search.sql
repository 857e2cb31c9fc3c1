-- expand: a table
-- How often visitors open a team or a competition from the search: a score that halves in three days. It says nothing
-- about the visitors.
create table popular_search (
  kind text not null check (kind in ('team', 'competition')),
  entry_id bigint not null,
  score double precision not null check (score >= 0),
  -- When the score was right, epoch ms of the server clock.
  scored_at bigint not null,
  primary key (kind, entry_id)
) with (fillfactor = 70);
