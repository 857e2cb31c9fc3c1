-- Settlement: decisions on a coupon's legs are stored, and a coupon whose payout is certain is paid exactly once.

-- Executes a settlement in one call. `p` names the coupon and the instant, and holds `cashedOutStake` (the cashed-out
-- stake for which the payout was calculated), `legs` with their decisions (`position`, `statusId`, `finalScore`,
-- `isClosed`, `decidedBy`, and `members` of a bet builder) and, once the money is certain, `settlement` (`result`,
-- `payout` after tax, `tax`, `hyperBonus` with `hyperDueAt`, `isPromoReissued`, `points`, `friend` as count_friend_stake
-- takes it, `awards`). Answers `busy` (another process settles it), `stale` (the coupon has changed since the payout was
-- calculated: read it again), `noted`, or `settled` with the balance, which is null when nothing was credited, and the
-- player who gets a free bet for inviting this one (`rewarded`), or null.
create or replace function settle_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_at bigint := (p ->> 'at')::bigint;
  s jsonb := nullif(p -> 'settlement', 'null');
  v_payout bigint := (s ->> 'payout')::bigint;
  v_coupon coupon;
  v_balance bigint;
  v_rewarded bigint;
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

  -- 5. Its extras are stored: tax withheld, a hyper bonus that falls due, a free bet that is reissued, points.
  update coupon_tax set withheld = (s ->> 'tax')::bigint where coupon_id = v_id;
  update coupon_bonus set hyper_amount = (s ->> 'hyperBonus')::bigint,
      hyper_due_at = case when (s ->> 'hyperBonus')::bigint > 0 then (s ->> 'hyperDueAt')::bigint end
    where coupon_id = v_id and hyper_terms is not null;
  v_balance := coalesce(credit_hyper_bonus(v_id, v_at), v_balance);
  if (s ->> 'isPromoReissued')::boolean then
    update promo_code set coupon_id = null, used_by = null where coupon_id = v_id;
  end if;
  if (s ->> 'points')::bigint > 0 then
    perform add_points(v_coupon.user_id, 'coupon:' || v_id, (s ->> 'points')::bigint, v_at);
  end if;

  -- 6. Its payout repays advances of later coupons of the account.
  v_balance := coalesce(repay_advances(v_id, v_coupon.account_id, v_payout, v_at), v_balance);

  -- 7. Its player may want an email about it.
  perform note_mailing(v_coupon.user_id, 'coupon_settled', 'enable_mail_bets', v_id::text, jsonb_build_object(
    'accountId', v_coupon.account_id, 'result', s ->> 'result', 'amount', v_payout), v_at);

  -- 8. Its stake counts for the player who invited this one. Rows of an inviter are shared by the friends.
  if jsonb_typeof(s -> 'friend') = 'object' then
    v_rewarded := count_friend_stake(v_coupon.user_id, s -> 'friend', v_at);
  end if;

  -- 9. It may be a record. The rows of these are shared by all coupons, so they are locked last.
  if jsonb_array_length(s -> 'awards') > 0 then
    perform note_awards(v_id, s -> 'awards', v_at);
  end if;
  return jsonb_build_object('status', 'settled', 'userId', v_coupon.user_id, 'accountId', v_coupon.account_id,
    'balance', v_balance, 'rewarded', v_rewarded);
end $$;

-- Returns the open legs in these games whose start is not the stored one, with their snapshots as they should be: a game
-- that was moved has the start of its last move and, in `movedFrom`, the start that the player saw; one whose moves were
-- taken back has that start again.
create or replace function moved_legs(p_games bigint[])
returns table (coupon_id bigint, leg_position smallint, snapshot jsonb)
language sql stable as $$
  with moves as materialized (
    select distinct on (o.game_id) o.game_id, o.change -> 'startAt' as start_at
    from sim_overrides o
    where o.game_id = any (p_games) and o.change ->> 'kind' = 'postpone'
    order by o.game_id, o.id desc
  )
  select l.coupon_id, l.position, case
      when m.start_at is null then l.snapshot - 'movedFrom' || jsonb_build_object('startAt', l.snapshot -> 'movedFrom')
      else l.snapshot || jsonb_build_object('startAt', m.start_at,
        'movedFrom', coalesce(l.snapshot -> 'movedFrom', l.snapshot -> 'startAt'))
    end
  from coupon_leg l left join moves m on m.game_id = l.game_id
  where not l.is_closed and l.game_id = any (p_games)
    and case when m.start_at is null then l.snapshot ? 'movedFrom' else l.snapshot -> 'startAt' <> m.start_at end
$$;

-- Stores the present starts of games with their open legs, as the stored changes of the games have them, whatever the
-- calling process knows. p has the `term` of a leader and the ids of `games`. A trader has no longer than the new start
-- for a coupon under review. Answers {status: stored} with the changed `coupons` [{couponId, userId, state}], or
-- {status: other-leader}; then nothing is stored. A coupon that another step has locked is left to the next run.
create or replace function store_moved_starts(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_games bigint[] := array(select jsonb_array_elements_text(p -> 'games')::bigint);
  v_coupons bigint[];
begin
  if not holds_term((p ->> 'term')::bigint) then
    return jsonb_build_object('status', 'other-leader');
  end if;
  -- They are locked first, as settlement locks them.
  v_coupons := array(
    select c.id from coupon c where c.id in (select m.coupon_id from moved_legs(v_games) m)
    order by c.id for update skip locked);
  update coupon_leg l set snapshot = m.snapshot from moved_legs(v_games) m
    where l.coupon_id = any (v_coupons) and l.coupon_id = m.coupon_id and l.position = m.leg_position;
  update coupon_review r set until = least(r.until, s.first)
    from (
      select k.coupon_id, min((k.snapshot ->> 'startAt')::bigint) as first from coupon_leg k
      where k.coupon_id = any (v_coupons) and not k.is_closed group by k.coupon_id
    ) s
    where r.coupon_id = s.coupon_id and r.state = 'pending' and r.until > s.first;
  return jsonb_build_object('status', 'stored', 'coupons', (
    select coalesce(jsonb_agg(jsonb_build_object('couponId', c.id, 'userId', c.user_id, 'state', c.state)
        order by c.id), '[]')
      from coupon c where c.id = any (v_coupons)));
end $$;

-- Only other functions call this.
revoke execute on function moved_legs(bigint[]) from public;
