-- What players have chosen about cookies, and when: one row for each choice, never changed.
create table cookie_agreement (
  user_id bigint not null references player,
  agreed_at bigint not null,
  agreement_type text not null,
  recorded_at bigint not null,
  primary key (user_id, agreed_at)
);
