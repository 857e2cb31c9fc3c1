-- Landing pages that were put in place of the brand's own, or beside them; null takes one of the brand's away.
create table landing (
  id text primary key,
  record jsonb
);
