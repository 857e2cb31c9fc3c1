-- Changes of how a player signs in, each with the link that takes it back (decision 041).
create table sign_in_change (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  kind text not null,
  -- Server clock, epoch ms.
  at bigint not null,
  -- Network of the caller without its last part, the header user-agent, ISO 3166 alpha-2.
  address text not null,
  agent text not null,
  country text,
  -- Part of the sign-in that is restored, and its state before, sealed; null where only sessions and password end.
  part text,
  before text,
  -- Hash of the link's token: the table alone opens no link.
  token_hash bytea not null unique,
  ends_at bigint not null,
  -- The link was used, or became invalid because an earlier change was taken back.
  used_at bigint
);
create index sign_in_change_of_player on sign_in_change (user_id, id);
create index sign_in_change_ends on sign_in_change (ends_at);

-- Browsers that a player has signed in with, by the hash of their cookie.
create table known_device (
  user_id bigint not null references player,
  device_hash bytea not null,
  first_at bigint not null,
  seen_at bigint not null,
  primary key (user_id, device_hash)
);
create index known_device_seen on known_device (seen_at);

-- When the password was last set, server clock, epoch ms; null for the one of the registration.
alter table player add column password_set_at bigint;
