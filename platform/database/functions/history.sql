-- Sums of a player's history (ledger B-03): stakes and returns of settled coupons, by account, month of placement and
-- result, so that a page of the history costs the same after ten coupons as after a hundred thousand. Open coupons are
-- few and are read, so that a placement writes nothing here.

-- Returns the first instant of the month (UTC) of an instant; both epoch milliseconds.
create or replace function month_start(p_at bigint) returns bigint
language sql immutable as $$
  select (extract(epoch from date_trunc('month', to_timestamp(p_at / 1000.0) at time zone 'UTC')) * 1000)::bigint;
$$;

-- Returns a coupon's cost to its player: nothing where a free bet by code paid for it.
create or replace function own_stake(c coupon) returns bigint
language sql stable as $$
  select case when (select o.promo_code from coupon_bonus o where o.coupon_id = c.id) is null then c.amount else 0 end;
$$;

-- Adds a settled coupon to the sums of its month, whichever function has settled it.
create or replace function coupon_count_month() returns trigger
language plpgsql as $$
begin
  insert into coupon_month as m (account_id, month, result, count, staked, returned)
    values (new.account_id, month_start(new.placed_at), new.result, 1, own_stake(new), new.payout + new.cashed_out_amount)
    on conflict (account_id, month, result) do update set
      count = m.count + 1, staked = m.staked + excluded.staked, returned = m.returned + excluded.returned;
  return null;
end $$;

revoke execute on function month_start(bigint) from public;
