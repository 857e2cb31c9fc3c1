-- Sessions that were ended or are too old are found by when that was. When they were last used has no index: that
-- changes with their use, and an index of it would be written each time.
-- migrate: no transaction
create index concurrently if not exists session_over on session ((least(ends_at, ended_at)));
