-- Placements: one key, one answer. Instants are epoch milliseconds of the server clock, amounts minor units,
-- coefficients thousandths.

create or replace function session_is_live(p_hash bytea, p_now bigint) returns boolean
language sql stable as $$
  select exists (
    select from session
    where id_hash = p_hash and ended_at is null and ends_at > p_now and seen_at + idle_ms > p_now
  );
$$;

-- Returns a refusal in the form of a placement's answer; `p` is the placement.
create or replace function refusal_of(p_code text, p jsonb, p_data jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('code', p_code, 'selectionIds', '[]'::jsonb, 'prices', p -> 'prices', 'data', p_data);
$$;

-- Returns the legs of a coupon as the exposure counts them.
create or replace function exposed_legs(p_legs jsonb) returns jsonb
language sql immutable as $$
  select jsonb_agg(jsonb_build_object(
    'key', selection_key((l ->> 'selectionId')::bigint, l -> 'group' -> 'selectionIds'), 'coef', l -> 'coef'))
  from jsonb_array_elements(p_legs) l;
$$;

-- Returns the part of a stake that the balance lacks and that may be lent (coupon mathematics §8.5): `{"lend":
-- amount}`, or a refusal. `a` holds the requested advance, the largest one (`gross`), and the open coupons from which
-- that was calculated.
create or replace function advance_for(p jsonb, a jsonb, p_account bigint, p_lacking bigint) returns jsonb
language plpgsql stable as $$
declare
  v_left bigint := (a ->> 'gross')::bigint - advanced_to(p_account);
begin
  if p_lacking > v_left or exists (
    select from jsonb_to_recordset(a -> 'basis') as x (id bigint, "cashedOutStake" bigint)
    left join coupon c on c.id = x.id and c.state = 'open' and c.cashed_out_stake = x."cashedOutStake"
    where c.id is null
  ) then
    return jsonb_build_object('refusal', refusal_of('PREPAID', p,
      jsonb_build_object('reason', 'available', 'available', greatest(v_left, 0))));
  end if;
  return jsonb_build_object('lend', p_lacking);
end $$;

-- Writes a coupon with its legs, bonuses, tax, review and estimate.
create or replace function coupon_insert(p jsonb, p_id bigint, p_decimals smallint, p_currency char(3)) returns void
language plpgsql as $$
declare
  c jsonb := p -> 'coupon';
  o jsonb := c -> 'bonuses';
begin
  insert into coupon (
    id, user_id, account_id, key, type_id, system_value, amount, amount_by_block, currency, decimals,
    coef, anti_express_coef, anti_margin, max_payout, max_payout_limit, placed_at, ref_id
  ) values (
    p_id, (p ->> 'userId')::bigint, (p ->> 'accountId')::bigint, (p ->> 'key')::uuid, (c ->> 'typeId')::smallint,
    (c ->> 'systemValue')::smallint, (p ->> 'amount')::bigint, c -> 'amountByBlock', p_currency, p_decimals,
    (c ->> 'coef')::bigint, (c ->> 'antiExpressCoef')::bigint, c ->> 'antiMargin', (c ->> 'maxPayout')::bigint,
    (c ->> 'maxPayoutLimit')::bigint, (p ->> 'now')::bigint, (c ->> 'refId')::bigint
  );
  insert into coupon_leg (coupon_id, position, selection_id, game_id, coef, seen_coef, block_id, banker, is_live, snapshot)
    select p_id, l.position, l."selectionId", l."gameId", l.coef, l."seenCoef", l."blockId", l.banker, l."isLive",
      l.snapshot
    from jsonb_to_recordset(c -> 'legs') as l (
      position smallint, "selectionId" bigint, "gameId" bigint, coef bigint, "seenCoef" bigint, "blockId" smallint,
      banker boolean, "isLive" boolean, snapshot jsonb
    );
  if jsonb_path_exists(c, '$.legs[*].group.selectionIds') then
    insert into coupon_leg_group (coupon_id, position, selection_ids, prices, statuses)
      select p_id, l.position, l."group" -> 'selectionIds', l."group" -> 'prices', l."group" -> 'statuses'
      from jsonb_to_recordset(c -> 'legs') as l (position smallint, "group" jsonb)
      where jsonb_typeof(l."group") = 'object';
  end if;
  if o ->> 'bonusBetCoef' is not null or o ->> 'hyperTerms' is not null or o ->> 'promoCode' is not null then
    insert into coupon_bonus (coupon_id, bonus_bet_coef, hyper_terms, promo_code)
      values (p_id, (o ->> 'bonusBetCoef')::bigint, nullif(o -> 'hyperTerms', 'null'), o ->> 'promoCode');
  end if;
  if c ? 'tax' then
    insert into coupon_tax (coupon_id, rule) values (p_id, c -> 'tax');
  end if;
  if c ->> 'upliftPercent' is not null then
    insert into coupon_uplift (coupon_id, express_id, percent)
      values (p_id, c ->> 'expressId', (c ->> 'upliftPercent')::smallint);
  end if;
  if c ? 'review' then
    insert into coupon_review (coupon_id, until) values (p_id, (c -> 'review' ->> 'until')::bigint);
  end if;
  if c ? 'watch' then
    perform watch_coupon(p_id, p);
  end if;
end $$;

-- Checks a stake against the liability limits (decision 020): null within them, else the refusal or a counter-offer.
-- The exposure of a coupon is counted first, which locks its selections, and taken back where it exceeds a limit.
create or replace function liability_refusal(p jsonb, p_currency char(3)) returns jsonb
language plpgsql as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_amount bigint := (p ->> 'amount')::bigint;
  v_limits jsonb := p -> 'liabilityLimits';
  v_type smallint := (p -> 'coupon' ->> 'typeId')::smallint;
  v_legs jsonb;
  v_room bigint;
begin
  if p ? 'coupon' then
    v_legs := exposed_legs(p -> 'coupon' -> 'legs');
    perform count_exposure(v_user, v_type, p_currency, v_amount, v_legs);
    -- Exposure has four decimals; a stake that fits exactly must not fail by the last of them.
    if coalesce(liability_units(v_user, v_limits -> 'legs'), 0) >= -0.01 then
      return null;
    end if;
    perform count_exposure(v_user, v_type, p_currency, -v_amount, v_legs);
  end if;
  v_room := liability_room(v_user, p_currency, v_limits -> 'legs');
  if v_room is null or v_room >= v_amount then
    -- Only the rounding of the counts exceeds the limit.
    if p ? 'coupon' then
      perform count_exposure(v_user, v_type, p_currency, v_amount, v_legs);
    end if;
    return null;
  end if;
  -- For a bet that has waited for wanted odds, no player is there to accept a counter-offer.
  if v_room >= (v_limits ->> 'minStake')::bigint and not exists (
    select from wanted_odds_order where user_id = v_user and key = (p ->> 'key')::uuid and state = 'waiting'
  ) then
    insert into counter_offer (user_id, key, amount, until)
      values (v_user, (p ->> 'key')::uuid, v_room, (v_limits ->> 'until')::bigint) on conflict do nothing;
    return refusal_of('STAKE_OFFERED', p,
      jsonb_build_object('amount', v_room, 'asked', v_amount, 'until', (v_limits ->> 'until')::bigint));
  end if;
  return refusal_of('BOOK_LIMIT', p, jsonb_build_object('max', v_room));
end $$;

-- Executes a placement in one call: all of its steps in one transaction, or none. `p` names the player, the account, the
-- key of the intent with the hash of the request, the amount and the instant, and holds one of
--   `coupon`     to accept, with its legs and extras
--   `refusal`    to store; `refusalAfterBalance` marks one that the balance and the player's limits precede
--                (coupon mathematics §8.12)
--   `decidesAt`  to delay the placement, with the facts for its decision as `delayed`
-- It may also hold `session` (left out for a decision), `isDecision`, `gate` (the versions of the admission),
-- `liabilityLimits` (its `legs` as liability_units takes them, `minStake`, the smallest stake that the coupon can have,
-- and `until`, the end of a counter-offer) and `counterOfferKey`, a counter-offer that this placement accepts. Answers
-- `accepted` with the coupon and the balance, `refused`, `pending`, `mismatch` (the key has another body), `signed-out`
-- or `gate-moved`; `isReplay` where the answer was known before.
create or replace function place_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_amount bigint := (p ->> 'amount')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  c jsonb := p -> 'coupon';
  v_code text := c -> 'bonuses' ->> 'promoCode';
  v_coupon bigint := case when c is not null then nextval('coupon_number') end;
  v_refusal jsonb := p -> 'refusal';
  v_is_final boolean := p ? 'refusal' and not p ? 'refusalAfterBalance';
  v_accepted jsonb := jsonb_build_object('status', 'accepted', 'couponId', v_coupon);
  v_expected jsonb := case
    when p ? 'decidesAt' then null when v_refusal is null then v_accepted else refused_answer(v_refusal) end;
  v_answer jsonb;
  v_account record;
  v_promo promo_code;
  v_problem jsonb;
  v_lend bigint := 0;
  v_due bigint;
begin
  -- 1. The session in which it is placed is live. 2. The gate is as it was when the placement was admitted. 3. The key is
  -- new, or its placement is decided now.
  v_answer := begin_intent('placement', p, v_expected);
  if v_answer is not null then
    return v_answer;
  end if;

  -- 4. The account is the player's. Every function that moves its money locks its row first.
  select a.id, a.currency, a.decimals, a.type, b.balance into v_account
    from account_balance b join account a on a.id = b.account_id
    where b.account_id = (p ->> 'accountId')::bigint and a.user_id = v_user and a.type <> 20 for update of b;
  if not found then
    raise exception 'player % has no account %', v_user, p ->> 'accountId' using errcode = 'no_data_found';
  end if;
  v_due := v_amount;

  -- 5. A free bet: the code can pay for this coupon, so that the player owes nothing.
  if v_code is not null then
    select * into v_promo from promo_code where code = v_code for update;
    v_problem := to_jsonb(promo_refusal(v_promo, v_user, v_account.currency, v_amount, v_now));
    v_due := 0;
    if v_problem is not null then
      v_refusal := refusal_of('PROMO', p,
        jsonb_build_object('reason', v_problem, 'value', coalesce(v_promo.value, 0)));
      v_is_final := true;
    end if;
  end if;

  -- 6. The counter-offer that it accepts is still open.
  if v_refusal is null and p ? 'counterOfferKey' and not p ? 'isDecision'
      and not take_counter_offer(v_user, (p ->> 'counterOfferKey')::uuid, v_key, v_amount, v_now) then
    v_refusal := refusal_of('OFFER_ENDED', p, '{}');
  end if;

  -- 7. The balance, with an advance, covers the stake.
  if not v_is_final and v_account.balance < v_due then
    if v_refusal is null and v_due - v_account.balance <= (c -> 'advance' ->> 'asked')::bigint then
      v_problem := advance_for(p, c -> 'advance', v_account.id, v_due - v_account.balance);
      v_lend := coalesce((v_problem ->> 'lend')::bigint, 0);
      v_refusal := v_problem -> 'refusal';
      v_is_final := v_refusal is not null;
    else
      v_refusal := refusal_of('BALANCE', p,
        jsonb_build_object('missing', v_due - v_account.balance, 'balance', v_account.balance));
      v_is_final := true;
    end if;
  end if;

  -- 8. The player's own limits let the stake pass; before any lock that other players wait for.
  if not v_is_final and is_own_account(v_account.type) then
    v_problem := money_limit_problem(v_user, '{stake,loss}', v_account.currency, v_due, v_now);
    if v_problem is not null then
      v_refusal := refusal_of('LIMITS', p, v_problem);
      v_is_final := true;
    end if;
  end if;

  -- 9. The liability limits take the stake.
  if v_refusal is null and p ? 'liabilityLimits' then
    v_refusal := liability_refusal(p, v_account.currency);
  elsif v_refusal is null and c is not null then
    perform count_exposure(v_user, (c ->> 'typeId')::smallint, v_account.currency, v_amount, exposed_legs(c -> 'legs'));
  end if;

  -- 10. The coupon is written, and its stake debited.
  if v_refusal is not null then
    -- A refused placement has not accepted its counter-offer: the next one may.
    update counter_offer set taken_by = null
      where user_id = v_user and key = (p ->> 'counterOfferKey')::uuid and taken_by = v_key;
  elsif c is not null then
    perform coupon_insert(p, v_coupon, v_account.decimals, v_account.currency);
    if v_code is not null then
      perform ledger_move('promo', 'promo:' || v_code || ':' || v_promo.uses + 1, null, v_account.id, 'promotions',
        v_amount, v_now);
      update promo_code set uses = uses + 1, coupon_id = v_coupon, used_by = v_user where code = v_code;
    end if;
    if v_lend > 0 then
      perform ledger_move('advance', 'advance:' || v_user || ':' || v_key, null, v_account.id, 'advances', v_lend, v_now);
      insert into coupon_advance (coupon_id, account_id, amount, until)
        values (v_coupon, v_account.id, v_lend, (c -> 'advance' ->> 'until')::bigint);
    end if;
    v_account.balance := ledger_move('stake', 'stake:' || v_coupon, v_coupon, v_account.id, 'stakes', -v_amount, v_now,
      p_is_checked => true);
  end if;

  -- 11. The key gets its answer, and a delayed order a row that any process decides.
  if v_refusal is null and p ? 'decidesAt' then
    if p ? 'delayed' then
      perform delay_order('placement', p);
    end if;
    return jsonb_build_object('status', 'pending', 'decidesAt', (p ->> 'decidesAt')::bigint);
  end if;
  v_answer := case when v_refusal is null then v_accepted else refused_answer(v_refusal) end;
  if p ? 'isDecision' or v_answer is distinct from v_expected then
    perform end_intent('placement', v_user, v_key, v_answer);
  end if;
  return case when v_refusal is null then v_answer || jsonb_build_object('balance', v_account.balance) else v_answer end;
end $$;

-- Cancels a placement that is not decided. One that never arrived is sealed; for a decided one the answer is its
-- decision.
create or replace function cancel_placement(p_user bigint, p_key uuid, p_refusal jsonb, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known jsonb := seal_intent('placement', p_user, p_key, p_refusal, p_now);
begin
  if v_known ->> 'status' = 'pending' then
    v_known := end_intent('placement', p_user, p_key, refused_answer(p_refusal)) || '{"isReplay": true}';
    update wanted_odds_order set state = 'ended', code = p_refusal ->> 'code', closed_at = p_now, is_told = true
      where user_id = p_user and key = p_key and state = 'waiting';
  end if;
  return v_known;
end $$;

-- Stores a placement until its wanted odds are reached. `p` is that of place_coupon, with `wantedOdds` added.
-- Answers
-- like place_coupon; `pending` where it waits.
create or replace function place_wanted_odds_order(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_until bigint := (p ->> 'decidesAt')::bigint;
  v_answer jsonb := place_coupon(p - 'wantedOdds');
begin
  if v_answer ->> 'status' <> 'pending' or v_answer ? 'isReplay' then
    return v_answer;
  end if;
  update money_intent set decides_at = v_until where user_id = v_user and kind = 'placement' and key = v_key;
  insert into wanted_odds_order (
    user_id, key, account_id, request_hash, body, scores, shown, is_live, arrived_at, until
  ) values (
    v_user, v_key, (p ->> 'accountId')::bigint, p ->> 'requestHash', p -> 'wantedOdds' -> 'body',
    p -> 'wantedOdds' -> 'scores', p -> 'wantedOdds' -> 'shown', (p -> 'wantedOdds' ->> 'isLive')::boolean,
    (p -> 'wantedOdds' ->> 'arrivedAt')::bigint, v_until
  );
  return v_answer;
end $$;

-- Decides a bet that waits: `p` is a decision as place_coupon takes it. The second caller gets the first decision.
create or replace function decide_wanted_odds_order(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := place_coupon(p);
begin
  update wanted_odds_order set
      state = case v_answer ->> 'status' when 'accepted' then 'placed' else 'ended' end,
      code = v_answer -> 'refusal' ->> 'code', coupon_id = (v_answer ->> 'couponId')::bigint,
      closed_at = (p ->> 'now')::bigint
    where user_id = (p ->> 'userId')::bigint and key = (p ->> 'key')::uuid and state = 'waiting'
      and v_answer ->> 'status' in ('accepted', 'refused');
  return v_answer;
end $$;

create or replace function tell_wanted_odds_orders(p_user bigint, p_keys uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update wanted_odds_order set is_told = true where user_id = p_user and key = any(p_keys) and state <> 'waiting';
$$;

-- Only other functions call these.
revoke execute on function
  session_is_live(bytea, bigint), refusal_of(text, jsonb, jsonb), exposed_legs(jsonb),
  advance_for(jsonb, jsonb, bigint, bigint), coupon_insert(jsonb, bigint, smallint, char),
  liability_refusal(jsonb, char)
  from public;
