-- What the book keeps to watch itself (decision 029).

-- Writes what the book thought of a coupon when it took it. `p` is the placement, its `coupon.watch` as
-- watched-coupon.ts makes it; a coupon without one is not watched.
create or replace function watch_coupon(p_id bigint, p jsonb) returns void
language sql as $$
  insert into coupon_watch (
    coupon_id, user_id, game_id, market_type, units, stake, value, most, legs, placed_at
  )
  select p_id, (p ->> 'userId')::bigint, (w ->> 'gameId')::bigint, (w ->> 'marketType')::smallint,
    coalesce(1000.0 / (select s.amount from currency_scale s join account a on a.currency = s.currency
      where a.id = (p ->> 'accountId')::bigint), 0),
    (p ->> 'amount')::bigint, (w ->> 'value')::numeric, (w ->> 'most')::bigint, w -> 'legs', (p ->> 'now')::bigint
  from (select p -> 'coupon' -> 'watch' as w) x
  where jsonb_typeof(w) = 'object'
  on conflict do nothing;
$$;

-- Adds a payment to a watched coupon: a cash-out of `p_stake` of it, or with null its settlement, which ends it. What
-- ends is added to the sums of its day. Answers the coupon with what it has paid by now; no row for one that is not
-- watched or has ended.
create or replace function watch_payment(p_id bigint, p_stake bigint, p_amount bigint, p_at bigint)
returns setof coupon_watch
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  w coupon_watch;
begin
  update coupon_watch set paid = paid + p_amount, cashed_out_stake = cashed_out_stake + coalesce(p_stake, 0),
      ended_at = case when p_stake is null or cashed_out_stake + p_stake >= stake then p_at end
    where coupon_id = p_id and ended_at is null returning * into w;
  if not found then
    return;
  end if;
  if w.ended_at is not null and w.game_id is not null and w.value is not null then
    insert into watch_sum (market_type, day, game_id, coupons, gain, deviation, most)
      values (w.market_type, p_at / 86400000, w.game_id, 1, (w.paid - w.value) * w.units,
        sqrt(w.value * greatest(w.most - w.value, 0)) * w.units, greatest(w.most - w.value, 0) * w.units)
      on conflict (market_type, day, game_id) do update set coupons = watch_sum.coupons + 1,
        gain = watch_sum.gain + excluded.gain, deviation = watch_sum.deviation + excluded.deviation,
        most = watch_sum.most + excluded.most;
  end if;
  return next w;
end $$;

-- Only other functions call this.
revoke execute on function watch_coupon(bigint, jsonb) from public;
