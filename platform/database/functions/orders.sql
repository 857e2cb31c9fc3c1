-- Orders on open coupons: cash-out (decision 018) and edit (decision 022). Each is an intent with a key of its own.

-- Begins an order of a kind: `p` is a step of intents.sql that may name the postings. Answers null when the order is to be
-- posted now, else the caller's answer.
create or replace function begin_order(p_kind text, p jsonb) returns jsonb
language plpgsql as $$
declare
  v_refused jsonb := case when p ? 'refusal' then refused_answer(p -> 'refusal') end;
  v_answer jsonb := begin_intent(p_kind, p, v_refused);
begin
  if v_answer is not null then
    return v_answer;
  elsif p ? 'decidesAt' then
    if p ? 'delayed' then
      perform delay_order(p_kind, p);
    end if;
    return jsonb_build_object('status', 'pending', 'decidesAt', (p ->> 'decidesAt')::bigint);
  elsif v_refused is not null then
    return end_intent(p_kind, (p ->> 'userId')::bigint, (p ->> 'key')::uuid, v_refused);
  end if;
  return null;
end $$;

-- Ends a posted order; `p_result` is its answer, with `status`. Without one the coupon has changed since it was priced:
-- an order that just arrived is then deleted, so that it can be priced again.
create or replace function end_order(p_kind text, p jsonb, p_result jsonb) returns jsonb
language plpgsql as $$
begin
  if p_result is not null then
    return end_intent(p_kind, (p ->> 'userId')::bigint, (p ->> 'key')::uuid, p_result);
  end if;
  delete from money_intent
    where user_id = (p ->> 'userId')::bigint and kind = p_kind and key = (p ->> 'key')::uuid and not p ? 'isDecision';
  return jsonb_build_object('status', 'stale');
end $$;

-- Posts the money and stake of a cash-out, with the coupon's row locked, and repays advances of the account from its
-- price. Answers the number of the cash-out, or null when the coupon has changed since it was priced, or
-- its money is reserved.
create or replace function post_cash_out(p jsonb, p_by text) returns smallint
language plpgsql as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  s jsonb := p -> 'cashOut';
  v_stake bigint := (s ->> 'stake')::bigint;
  v_price bigint := (s ->> 'price')::bigint;
  v_coupon coupon;
  v_number smallint;
begin
  select * into v_coupon from coupon where id = v_id and user_id = (p ->> 'userId')::bigint for update;
  if not found or v_coupon.state <> 'open' or v_coupon.cashed_out_stake is distinct from (s ->> 'cashedOutStake')::bigint
      or v_coupon.cashed_out_stake + v_stake > v_coupon.amount or is_coupon_reserved(v_id)
      or (select jsonb_agg(status_id order by position) from coupon_leg where coupon_id = v_id)
        is distinct from s -> 'statuses' then
    return null;
  end if;
  select count(*) + 1 into v_number from coupon_cash_out where coupon_id = v_id;
  perform ledger_move('settlement', 'sale:' || v_id || ':' || v_number, v_id, v_coupon.account_id, 'payouts', v_price,
    v_now);
  insert into coupon_cash_out (coupon_id, number, stake, amount, cashed_out_by, at)
    values (v_id, v_number, v_stake, v_price, p_by, v_now);
  if v_coupon.cashed_out_stake + v_stake = v_coupon.amount then
    update coupon set cashed_out_stake = amount, cashed_out_amount = cashed_out_amount + v_price, state = 'settled',
        result = case p_by when 'edit' then 'edited' else 'sold' end, payout = 0, settled_at = v_now
      where id = v_id;
    delete from cash_out_rule where coupon_id = v_id;
  else
    update coupon set cashed_out_stake = cashed_out_stake + v_stake, cashed_out_amount = cashed_out_amount + v_price,
        max_payout = (s ->> 'maxPayout')::bigint, max_payout_limit = (s ->> 'maxPayoutLimit')::bigint
      where id = v_id;
  end if;
  perform repay_advances(v_id, v_coupon.account_id, v_price, v_now);
  return v_number;
end $$;

-- Executes a cash-out in one call. `p` is that of begin_order, with `cashOut` to post.
create or replace function cash_out_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := begin_order('sale', p);
  v_number smallint;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_number := post_cash_out(p, 'player');
  return end_order('sale', p,
    case when v_number is not null then
      jsonb_build_object('status', 'sold', 'number', v_number, 'couponId', p -> 'couponId') end);
end $$;

-- Ends the old coupon at its price and places the new one. Answers its number; null when the old one has changed since
-- it was priced. Raises FE001 with the placement's answer when that was no new coupon, so that the cash-out of the old
-- one is undone.
create or replace function post_edit(p jsonb) returns bigint
language plpgsql as $$
declare
  v_old bigint := (p ->> 'couponId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_price bigint := (p -> 'cashOut' ->> 'price')::bigint;
  v_coupon coupon;
  v_edit coupon_edit;
  v_answer jsonb;
begin
  -- The selections of both coupons are locked at once, in the order of every placement, after the coupon and its
  -- account; counting zero locks them.
  select * into v_coupon from coupon where id = v_old and user_id = (p ->> 'userId')::bigint for update;
  if not found then
    return null;
  end if;
  perform from account_balance where account_id = v_coupon.account_id for update;
  perform count_exposure(v_coupon.user_id, v_coupon.type_id, v_coupon.currency, 0,
    coalesce(coupon_legs(v_old), '[]') || coalesce(exposed_legs(p -> 'placement' -> 'coupon' -> 'legs'), '[]'));
  if post_cash_out(p, 'edit') is null then
    return null;
  end if;
  insert into coupon_edit (old_id, account_id, currency, value, rolled, at)
    select c.id, c.account_id, c.currency, v_price,
      least(v_price, (p -> 'placement' ->> 'amount')::bigint, (p -> 'cashOut' ->> 'stake')::bigint), v_now
    from coupon c where c.id = v_old returning * into strict v_edit;
  -- A new stake counts only for its part above the smaller of the old stake in play and its value.
  update account_balance b set staked = staked - v_edit.rolled
    from account a where b.account_id = v_edit.account_id and a.id = b.account_id and is_own_account(a.type);
  v_answer := place_coupon(p -> 'placement');
  if v_answer ->> 'status' <> 'accepted' or v_answer ? 'isReplay' then
    raise exception 'the new coupon was not placed' using errcode = 'FE001', detail = v_answer::text;
  end if;
  update coupon_edit set new_id = (v_answer ->> 'couponId')::bigint where old_id = v_old;
  return (v_answer ->> 'couponId')::bigint;
end $$;

-- Executes an edit in one call. `p` is that of begin_order, with `cashOut` and `placement` to post.
create or replace function edit_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := begin_order('edit', p);
  v_new bigint;
  v_detail text;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  begin
    v_new := post_edit(p);
  exception when sqlstate 'FE001' then
    get stacked diagnostics v_detail = pg_exception_detail;
    return end_order('edit', p,
      refused_answer(coalesce(v_detail::jsonb -> 'refusal', jsonb_build_object('code', 'NOT_EDITED'))));
  end;
  return end_order('edit', p,
    case when v_new is not null then
      jsonb_build_object('status', 'edited', 'newId', v_new, 'couponId', p -> 'couponId') end);
end $$;

-- Sets the auto cash-out rule of an open coupon, or removes it with a null target. Answers `unknown`, `settled`,
-- `stake`, or whether there was a rule before.
create or replace function set_cash_out_rule(
  p_user bigint, p_coupon bigint, p_target bigint, p_stake bigint, p_now bigint
)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_coupon coupon;
begin
  select * into v_coupon from coupon where id = p_coupon and user_id = p_user for update;
  if not found then
    return 'unknown';
  elsif p_target is null then
    delete from cash_out_rule where coupon_id = p_coupon;
    return case when found then 'was' else 'none' end;
  elsif v_coupon.state <> 'open' then
    return 'settled';
  elsif p_stake > v_coupon.amount - v_coupon.cashed_out_stake then
    return 'stake';
  end if;
  insert into cash_out_rule (coupon_id, user_id, target, stake, created_at)
    values (p_coupon, p_user, p_target, p_stake, p_now)
    on conflict (coupon_id) do update set target = p_target, stake = p_stake, created_at = p_now;
  return 'set';
end $$;

-- Cashes out by the rule of a coupon and deletes the rule. A second caller finds no rule, or another one.
create or replace function fire_cash_out_rule(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_number smallint;
begin
  perform from coupon where id = v_id for update;
  perform from cash_out_rule where coupon_id = v_id and target = (p ->> 'target')::bigint for update;
  if found then
    v_number := post_cash_out(p, 'rule');
  end if;
  if v_number is null then
    return jsonb_build_object('status', 'stale');
  end if;
  delete from cash_out_rule where coupon_id = v_id;
  return jsonb_build_object('status', 'sold', 'number', v_number);
end $$;

-- Only other functions call these.
revoke execute on function
  begin_order(text, jsonb), end_order(text, jsonb, jsonb), post_cash_out(jsonb, text), post_edit(jsonb)
  from public;
