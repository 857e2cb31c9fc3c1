-- Settlement: decisions on a coupon's legs are stored, and a coupon whose payout is certain is paid exactly once.

-- Executes a settlement in one call. `p` names the coupon and the instant, and holds `cashedOutStake` (the cashed-out
-- stake for which the payout was calculated), `legs` with their decisions (`position`, `statusId`, `finalScore`,
-- `isClosed`, `decidedBy`, and `members` of a bet builder) and, once the money is certain, `settlement` (`result`,
-- `payout` after tax, `tax`, `hyperBonus` with `hyperDueAt`, `isPromoReissued`). Answers `busy` (another process
-- settles it), `stale` (the coupon has changed since the payout was calculated: read it again), `noted`, or `settled`
-- with the balance, which is null when nothing was credited.
create or replace function settle_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_at bigint := (p ->> 'at')::bigint;
  s jsonb := nullif(p -> 'settlement', 'null');
  v_payout bigint := (s ->> 'payout')::bigint;
  v_coupon coupon;
  v_balance bigint;
begin
  -- 1. One process settles a coupon at a time.
  select * into v_coupon from coupon where id = v_id for update skip locked;
  if not found then
    return jsonb_build_object('status', 'busy');
  end if;

  -- 2. The coupon is as it was read: nothing was cashed out, decided or reserved since.
  if v_coupon.cashed_out_stake is distinct from (p ->> 'cashedOutStake')::bigint
      or (s is not null and is_coupon_reserved(v_id))
      or exists (
        select from coupon_leg k
        join jsonb_to_recordset(p -> 'legs') as l (position smallint, "statusId" smallint) using (position)
        where k.coupon_id = v_id and k.status_id >= 0 and k.status_id <> l."statusId"
      ) then
    return jsonb_build_object('status', 'stale');
  end if;

  -- 3. The decisions are those of the book, and are stored.
  perform require_results(v_id, p -> 'legs');
  update coupon_leg k set
      status_id = l."statusId", final_score = l."finalScore", is_closed = l."isClosed",
      settled_at = case when l."statusId" >= 0 then coalesce(k.settled_at, v_at) end,
      decided_by = case when l."statusId" >= 0 then coalesce(k.decided_by, l."decidedBy") else k.decided_by end
    from jsonb_to_recordset(p -> 'legs') as l (
      position smallint, "statusId" smallint, "finalScore" jsonb, "isClosed" boolean, "decidedBy" jsonb
    )
    where k.coupon_id = v_id and k.position = l.position and not k.is_closed;
  update coupon_leg_group g set statuses = l.members
    from jsonb_to_recordset(p -> 'legs') as l (position smallint, members jsonb)
    where g.coupon_id = v_id and g.position = l.position and jsonb_typeof(l.members) = 'array';
  if v_payout is null or v_coupon.state = 'settled' then
    return jsonb_build_object('status', 'noted', 'userId', v_coupon.user_id);
  end if;

  -- 4. The payout is credited, and the coupon ends.
  if v_payout > 0 then
    v_balance := ledger_move('settlement', 'settlement:' || v_id, v_id, v_coupon.account_id, 'payouts', v_payout, v_at);
  end if;
  update coupon set state = 'settled', result = s ->> 'result', payout = v_payout, settled_at = v_at where id = v_id;
  delete from cash_out_rule where coupon_id = v_id;

  -- 5. Its extras are stored: tax withheld, a hyper bonus that falls due, a free bet that is reissued.
  update coupon_tax set withheld = (s ->> 'tax')::bigint where coupon_id = v_id;
  update coupon_bonus set hyper_amount = (s ->> 'hyperBonus')::bigint,
      hyper_due_at = case when (s ->> 'hyperBonus')::bigint > 0 then (s ->> 'hyperDueAt')::bigint end
    where coupon_id = v_id and hyper_terms is not null;
  v_balance := coalesce(credit_hyper_bonus(v_id, v_at), v_balance);
  if (s ->> 'isPromoReissued')::boolean then
    update promo_code set coupon_id = null, used_by = null where coupon_id = v_id;
  end if;

  -- 6. Its payout repays advances of later coupons of the account.
  v_balance := coalesce(repay_advances(v_id, v_coupon.account_id, v_payout, v_at), v_balance);
  return jsonb_build_object('status', 'settled', 'userId', v_coupon.user_id, 'accountId', v_coupon.account_id,
    'balance', v_balance);
end $$;

-- Stores the start that games were moved to with their open legs, and the start that the player saw. Returns the coupons
-- of which a leg has changed. They are locked first, as settlement locks them.
create or replace function move_leg_starts(p_games jsonb) returns table (user_id bigint, coupon_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query
    with games as materialized (
      select g."gameId" as game_id, g."startAt" as start_at
      from jsonb_to_recordset(p_games) as g ("gameId" bigint, "startAt" bigint)
    ), coupons as materialized (
      select c.id, c.user_id from coupon c
      where exists (
        select from coupon_leg l join games g using (game_id)
        where l.coupon_id = c.id and not l.is_closed and (l.snapshot ->> 'startAt')::bigint <> g.start_at
      )
      order by c.id for update
    ), moved as (
      update coupon_leg l set snapshot = l.snapshot || jsonb_build_object(
          'movedFrom', coalesce(l.snapshot -> 'movedFrom', l.snapshot -> 'startAt'), 'startAt', g.start_at)
      from games g, coupons c
      where l.coupon_id = c.id and l.game_id = g.game_id and not l.is_closed
        and (l.snapshot ->> 'startAt')::bigint <> g.start_at
      returning l.coupon_id
    )
    select c.user_id, c.id from coupons c where c.id in (select m.coupon_id from moved m);
end $$;
