-- Ids of the signing keys, which are outside the database, with values by which a process notices that it was given
-- another key. A value is derived from its key and reveals nothing of it.
create table signing_key (
  id text primary key,
  check_value bytea not null,
  is_current boolean not null default false,
  first_used_at timestamptz not null default now()
);
create unique index signing_key_current on signing_key (is_current) where is_current;

-- Secrets that must outlive every signing key, encrypted by one: the platform encrypts them again after a rotation.
create table lasting_secret (
  name text primary key,
  sealed text not null
);
