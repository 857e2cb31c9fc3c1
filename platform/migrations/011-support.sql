-- Talks between visitors and the support of the site. `owner` is `player:<id>`, or `guest:<hash of the token of a
-- device>`: who reads this cannot act as the guest.

-- One chat for each owner, and any number of requests.
create table support_thread (
  id bigint generated always as identity (start with 5001) primary key,
  kind text not null check (kind in ('chat', 'request')),
  owner text not null,
  user_id bigint references player,
  topic text,
  email text,
  coupon_id text,
  -- What makes a repeated request the same one.
  key uuid,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at bigint not null,
  changed_at bigint not null,
  -- Id of the last message that the owner has seen.
  read_to bigint not null default 0,
  check ((kind = 'request') = (topic is not null and key is not null))
);
create unique index support_chat_of_owner on support_thread (owner) where kind = 'chat';
create unique index support_request_of_key on support_thread (owner, key) where kind = 'request';
create index support_thread_changed on support_thread (changed_at desc, id desc);

create table support_message (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_thread,
  author text not null check (author in ('visitor', 'staff')),
  body text not null,
  key uuid not null,
  at bigint not null,
  -- Of the wall clock, which the throttles follow.
  stored_at timestamptz not null default now(),
  unique (thread_id, key)
);
create index support_message_of_thread on support_message (thread_id, id desc);

create table support_callback (
  id bigint generated always as identity primary key,
  owner text not null,
  user_id bigint references player,
  phone text not null,
  -- null: as soon as somebody can.
  preferred_at bigint,
  language text not null,
  key uuid not null,
  asked_at bigint not null,
  done_at bigint,
  stored_at timestamptz not null default now(),
  unique (owner, key)
);
