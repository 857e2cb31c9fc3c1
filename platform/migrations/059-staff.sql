-- Staff accounts of the operator's desk (decision 042). Instants are epoch milliseconds of the wall clock: who may sign
-- in does not depend on the clock that tests move.

create table staff (
  id bigint generated always as identity (start with 11) primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  -- Array of roles.
  roles jsonb not null check (jsonb_typeof(roles) = 'array'),
  -- Null until the account has enrolled.
  password_hash text,
  -- Key of the authenticator, sealed with a key that is not in the database.
  totp_sealed text,
  -- Time step of the last code: no code is good twice.
  totp_step bigint not null default 0,
  -- Hash of the token of an enrolment link, and the end of its life.
  enrol_hash bytea unique,
  enrol_ends_at bigint,
  created_at bigint not null,
  signed_in_at bigint,
  disabled_at bigint,
  check ((enrol_hash is null) = (enrol_ends_at is null)),
  -- An account without a second factor has no password either.
  check (password_hash is null or totp_sealed is not null)
);

-- Only the hash of a session's id is kept: who reads the table cannot act with it.
create table staff_session (
  id_hash bytea primary key,
  staff_id bigint not null references staff,
  began_at bigint not null,
  seen_at bigint not null,
  ends_at bigint not null,
  address text not null,
  agent text not null
);
create index staff_session_of_staff on staff_session (staff_id);
