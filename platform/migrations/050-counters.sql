-- How often something happened in a window, for all processes of the database. The rows guard against floods and are
-- worth nothing after their window, so they are not written to the log of the database: a crash of it clears them.
create unlogged table counter (
  -- What is counted: a name and, where it holds personal data, a hash.
  subject text primary key,
  taken integer not null,
  -- End of the window, epoch ms of the wall clock.
  ends_at bigint not null
) with (fillfactor = 70);
create index counter_ends_at on counter (ends_at);
