-- expand: two tables and a sequence. Players invite friends by a code of their own; an inviter gets one free bet for a
-- friend. Instants are epoch milliseconds of the server clock.

create table friend_code (
  user_id bigint primary key references player,
  code text not null unique,
  made_at bigint not null
);

-- One row for each player who opened an account by the code of another.
create table friendship (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references player,
  inviter_id bigint not null references player,
  joined_at bigint not null,
  -- `joined`: the stakes are counted; `rewarded`: the inviter has the free bet; `not-counted`: there will be none.
  state text not null default 'joined' check (state in ('joined', 'rewarded', 'not-counted')),
  -- What the friend has staked, in millionths of the first amounts of the currencies.
  staked bigint not null default 0 check (staked >= 0),
  promo_code text unique references promo_code,
  decided_at bigint,
  check (inviter_id <> user_id),
  check ((state = 'rewarded') = (promo_code is not null)),
  check ((state = 'joined') = (decided_at is null))
);
create index friendship_of_inviter on friendship (inviter_id, id);

create sequence friend_gift;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on friendship from fairline_app;
    revoke all on sequence friend_gift from fairline_app;
  end if;
end $$;
