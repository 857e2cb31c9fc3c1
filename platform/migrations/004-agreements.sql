-- When each player last accepted the rules of the site; opening an account accepts them too.
create table agreement (
  user_id bigint primary key references player,
  accepted_at bigint not null
);
