-- Passkeys (WebAuthn): keys of players' own devices that sign in without a password.
create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  -- As the device names it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- What the device counted at the last use; one that counts back was copied. Many devices never count.
  counter bigint not null,
  transports text not null,
  -- The domain that it was made for: it signs for no other.
  rp_id text not null,
  name text not null,
  -- Kept by a service that shares it among the player's devices.
  is_synced boolean not null,
  created_at bigint not null,
  used_at bigint
);
create index passkey_of_player on passkey (user_id, id);

-- Random texts that a passkey has to sign: each is good once, for one purpose, in the browser that was given it.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('login', 'add')),
  -- Null at sign-in: the passkey tells who it is.
  user_id bigint references player,
  browser_hash bytea not null,
  origin text not null,
  rp_id text not null,
  ends_at bigint not null
);
create index passkey_challenge_ends on passkey_challenge (ends_at);

-- Letters and text messages on their way. Their text goes when they are delivered or given up.
alter table message add column language text not null default 'en';
-- Names the message wherever it is sent twice.
alter table message add column key uuid not null default gen_random_uuid();
-- kept: nothing carries it on, it is read where it lies; waiting: for its next attempt; sent; dead: given up.
alter table message add column state text not null default 'kept' check (state in ('kept', 'waiting', 'sent', 'dead'));
alter table message add column attempts smallint not null default 0;
-- Wall clock, epoch ms: the next attempt, or the end of the one that is being made.
alter table message add column due_at bigint not null default 0;
-- Why the last attempt failed, without address or text.
alter table message add column failure text;
create index message_waiting on message (due_at) where state = 'waiting';
