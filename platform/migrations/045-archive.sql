-- What of old coupons and postings stays where the others were set apart (functions/archive.sql).

-- Numbers of the coupons that were set apart. Money never moves for one of them again.
create table archived_coupon (
  id bigint primary key
);

-- Sums of the postings that were set apart, by account.
create table ledger_carry (
  account_id bigint primary key,
  amount bigint not null,
  -- What of it counts against limits of the account's player.
  staked bigint not null,
  lost bigint not null,
  -- Of a player's account: the last of its postings that was set apart, and the balance after it.
  last_transaction bigint,
  balance_after bigint
);

-- How much of the kept sums of the history is of coupons that were set apart.
alter table coupon_month
  add column archived_count bigint not null default 0,
  add column archived_staked bigint not null default 0,
  add column archived_returned bigint not null default 0;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on archived_coupon, ledger_carry from fairline_app;
  end if;
end $$;
