-- Ways in besides e-mail and password: a phone that was confirmed by a code, a second step, and where sessions come from.
alter table player add column phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$');
alter table player add column two_step boolean not null default false;

-- As the browser and a trusted proxy told at sign-in.
alter table session add column agent text not null default '';
alter table session add column address text not null default '';
alter table session add column country text;

-- One-time codes. Only a keyed hash of a code is kept, and it fits the request that it was made for and no other.
create table code (
  id text primary key,
  purpose text not null check (purpose in ('login', 'two_step', 'password', 'phone')),
  -- Null where a code was asked for a number or address that nobody has: no guess is right.
  user_id bigint references player,
  target text not null,
  code_hash bytea,
  guesses smallint not null default 0,
  asked_at bigint not null,
  sent_at bigint not null,
  ends_at bigint not null,
  used_at bigint
);
create index code_ends on code (ends_at);
