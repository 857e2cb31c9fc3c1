-- Networks as a way in (shell §3, social networks). Instants are the server clock's, epoch ms, but those of credentials.

-- Who a player is at a network: one person of a network for each player, and one player for each person.
create table social_identity (
  network text not null,
  subject text not null,
  user_id bigint not null references player,
  -- How the network calls the person: an e-mail or a name.
  person text not null,
  joined_at bigint not null,
  primary key (network, subject),
  unique (user_id, network)
);

-- Somebody is on the way to a network: known by the hash of the state, good in the browser that began, and once.
create table social_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null,
  network text not null,
  nonce text not null,
  verifier text not null,
  language text not null,
  return_to text not null,
  is_saved boolean not null,
  -- The player who wants to join the network; null for somebody who signs in.
  joiner bigint references player,
  ends_at bigint not null
);
create index social_attempt_ends on social_attempt (ends_at);

-- People of a network who have no player yet, by the hash of the request that registration carries.
create table social_sign_up (
  request_hash bytea primary key,
  network text not null,
  subject text not null,
  email text,
  is_email_verified boolean not null,
  name text,
  surname text,
  ends_at bigint not null
);
create index social_sign_up_ends on social_sign_up (ends_at);

-- People of a network whose e-mail a player has: joined when that player signs in with the browser that has the request.
create table social_join (
  request_hash bytea primary key,
  user_id bigint not null references player,
  network text not null,
  subject text not null,
  email text not null,
  ends_at bigint not null
);
create index social_join_ends on social_join (ends_at);

-- Credentials of one-tap that were used, until they are over by themselves. Wall clock, as the network's.
create table social_credential (
  hash bytea primary key,
  ends_at bigint not null
);
create index social_credential_ends on social_credential (ends_at);
