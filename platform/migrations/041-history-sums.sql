-- Kept sums of the bet history.

-- Of settled coupons, by the month (UTC, its first instant) in which they were placed. Amounts are minor units of the
-- account's currency; free bets by code count as nothing staked.
create table coupon_month (
  account_id bigint not null,
  month bigint not null,
  result text not null,
  count bigint not null,
  staked bigint not null,
  returned bigint not null,
  primary key (account_id, month, result)
) with (fillfactor = 70);

-- The first instant of the month (UTC) in which an instant lies; both epoch milliseconds.
create or replace function month_start(p_at bigint) returns bigint
language sql immutable as $$
  select (extract(epoch from date_trunc('month', to_timestamp(p_at / 1000.0) at time zone 'UTC')) * 1000)::bigint;
$$;

-- What a coupon has cost its player: nothing where a free bet by code has paid for it.
create or replace function own_stake(c coupon) returns bigint
language sql stable as $$
  select case when (select o.promo_code from coupon_offer o where o.coupon_id = c.id) is null then c.amount else 0 end;
$$;

-- Adds a coupon that settles to the sums of its month, whichever function has settled it.
create or replace function coupon_count_month() returns trigger
language plpgsql as $$
begin
  insert into coupon_month as m (account_id, month, result, count, staked, returned)
    values (new.account_id, month_start(new.placed_at), new.result, 1, own_stake(new), new.payout + new.sold_amount)
    on conflict (account_id, month, result) do update set
      count = m.count + 1, staked = m.staked + excluded.staked, returned = m.returned + excluded.returned;
  return null;
end $$;

create trigger coupon_count_month after update on coupon
  for each row when (old.state = 'open' and new.state = 'settled') execute function coupon_count_month();

insert into coupon_month (account_id, month, result, count, staked, returned)
  select account_id, month_start(placed_at), result, count(*), sum(own_stake(c)), sum(payout + sold_amount)
  from coupon c where state = 'settled' group by 1, 2, 3;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_month from fairline_app;
  end if;
end $$;
