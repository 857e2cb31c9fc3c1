-- Events of analytics by their numeric ids. Nobody is named: no player, no address, no device.
create table analytics_event (
  seq bigint generated always as identity primary key,
  event_id integer not null,
  happened_at bigint not null,
  taken_at bigint not null,
  params jsonb not null
);
create index analytics_event_taken on analytics_event (taken_at);
