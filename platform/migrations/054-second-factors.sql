-- Factors of the second step that are independent of a mailbox: authenticators, recovery codes, passkeys, phones
-- (decision 040). Instants are the server clock's, epoch ms, unless a comment says otherwise.

-- Channel by which the password was last set: null when the signed-in player chose it, or at registration.
alter table player add column password_channel text check (password_channel in ('email', 'phone'));
-- When the second step was switched on with a factor of its own; null for one that rests on codes by email.
alter table player add column two_step_at bigint;
update player set two_step_at = 0
  where two_step and (phone is not null or exists (select from passkey where passkey.user_id = player.id));

-- Whether the player came to the page for a new password by a code to the phone.
alter table email_link add column by_phone boolean not null default false;

-- The authenticator of a player. Its secret is sealed with a key that is not in the database.
create table totp (
  user_id bigint primary key references player,
  sealed text not null,
  added_at bigint not null,
  -- The last 30-second step whose code was accepted: each is good once.
  last_step bigint not null
);

-- An authenticator that is being set up: it counts when its first code was entered.
create table totp_setup (
  user_id bigint primary key references player,
  sealed text not null,
  ends_at bigint not null
);
create index totp_setup_ends on totp_setup (ends_at);

-- One-time recovery codes, as keyed hashes.
create table recovery_code (
  user_id bigint not null references player,
  hash bytea not null,
  key_id text not null,
  made_at bigint not null,
  used_at bigint,
  primary key (user_id, hash)
);

-- A sign-in that has passed its first step, by the hash of its request.
create table second_step (
  request_hash bytea primary key,
  user_id bigint not null references player,
  first_step text not null check (first_step in ('password', 'sms', 'link', 'social')),
  -- Request of the code that was sent for it, if one was.
  code_request text,
  guesses smallint not null default 0,
  ends_at bigint not null,
  used_at bigint
);
create index second_step_ends on second_step (ends_at);

-- Sessions whose player has shown again, by a linked network, that the account is theirs.
create table session_proof (
  session_hash bytea primary key,
  user_id bigint not null references player,
  ends_at bigint not null
);
create index session_proof_ends on session_proof (ends_at);

-- The player comes back from the network to confirm a change, not to sign in or to link it.
alter table social_attempt add column is_proof boolean not null default false;

alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
alter table passkey_challenge add constraint passkey_challenge_purpose_check
  check (purpose in ('login', 'add', 'two_step', 'proof'));
alter table code drop constraint code_purpose_check;
alter table code add constraint code_purpose_check
  check (purpose in ('login', 'two_step', 'password', 'phone', 'email', 'registration', 'proof'));
