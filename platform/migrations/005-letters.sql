-- Links that the site writes to players. Only the hash of a link's token is kept here: who reads this cannot follow it.
create table letter (
  token_hash bytea primary key,
  user_id bigint not null references player,
  purpose text not null check (purpose in ('verify', 'activate', 'password', 'newsletter')),
  ends_at bigint not null,
  used_at bigint
);

-- What is still to be sent: an operator's mail service takes it from here.
create table outbox (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  purpose text not null,
  link text not null,
  written_at bigint not null
);
create index outbox_of_player on outbox (user_id, id desc);

-- What a player has confirmed by a link, and when: the last time counts.
create table player_mark (
  user_id bigint not null references player,
  mark text not null,
  at bigint not null,
  primary key (user_id, mark)
);
