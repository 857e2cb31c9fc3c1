-- Messages that wait or were given up are counted without reading the others.
-- migrate: no transaction
create index concurrently if not exists message_standing on message (state, written_at)
  where state in ('waiting', 'dead') and recipient <> '';
