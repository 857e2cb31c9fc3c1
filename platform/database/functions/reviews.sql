-- Coupons whose money is reserved (decision 021): VIP bets under trader review, and coupons with an open advance.

-- Returns whether the money of a coupon is reserved: it is under trader review, or has an open advance.
create or replace function is_coupon_reserved(p_coupon bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from coupon_review where coupon_id = p_coupon and state = 'pending')
    or exists (select from coupon_advance where coupon_id = p_coupon and state = 'open');
$$;

-- Debits a repayment of an advance from its player's account; answers the balance.
create or replace function take_advance_back(p_coupon bigint, p_amount bigint, p_state text, p_at bigint) returns bigint
language plpgsql as $$
declare
  v_advance coupon_advance;
begin
  update coupon_advance set repaid = repaid + p_amount, payments = payments + 1,
      state = case when repaid + p_amount = amount then p_state else 'open' end,
      closed_at = case when repaid + p_amount = amount then p_at end
    where coupon_id = p_coupon returning * into strict v_advance;
  -- No coupon is named: a limit on losses has counted the whole stake already.
  return ledger_move('advance-repaid', 'advance-repaid:' || p_coupon || ':' || v_advance.payments, null,
    v_advance.account_id, 'advances', -p_amount, p_at);
end $$;

-- Repays from a coupon's payout the advances of later coupons of its account, the oldest first, in the transaction that
-- credited it. Answers the balance, null when nothing was repaid.
create or replace function repay_advances(p_coupon bigint, p_account bigint, p_brought bigint, p_at bigint) returns bigint
language plpgsql as $$
declare
  a coupon_advance;
  v_left bigint := p_brought;
  v_part bigint;
  v_balance bigint;
begin
  if coalesce(p_brought, 0) <= 0 then
    return null;
  end if;
  for a in
    select * from coupon_advance
    where account_id = p_account and state = 'open' and coupon_id > p_coupon and until > p_at
    order by coupon_id for update
  loop
    exit when v_left = 0;
    v_part := least(v_left, a.amount - a.repaid);
    v_balance := take_advance_back(a.coupon_id, v_part, 'repaid', p_at);
    v_left := v_left - v_part;
  end loop;
  return v_balance;
end $$;

-- Returns the stake in play of a coupon whose row is locked; answers the balance.
create or replace function return_coupon(v_coupon coupon, p_at bigint) returns bigint
language plpgsql as $$
declare
  v_amount bigint := v_coupon.amount - v_coupon.cashed_out_stake;
  v_balance bigint;
begin
  v_balance := ledger_move('settlement', 'settlement:' || v_coupon.id, v_coupon.id, v_coupon.account_id, 'payouts',
    v_amount, p_at);
  update coupon set state = 'settled', result = 'return', payout = v_amount, settled_at = p_at where id = v_coupon.id;
  update coupon_tax set withheld = 0 where coupon_id = v_coupon.id;
  delete from cash_out_rule where coupon_id = v_coupon.id;
  return v_balance;
end $$;

-- Returns the outstanding advances of an account.
create or replace function advanced_to(p_account bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(amount - repaid), 0)::bigint from coupon_advance where account_id = p_account and state = 'open';
$$;

-- Decides a coupon under trader review, once: `accepted`, `declined`, or `expired` when its time is over, whatever the
-- decision. A coupon that is not accepted gets its whole stake back.
create or replace function decide_review(p_coupon bigint, p_decision text, p_at bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_coupon coupon;
  v_review coupon_review;
  v_state text := p_decision;
  v_balance bigint;
begin
  select * into v_coupon from coupon where id = p_coupon for update;
  select * into v_review from coupon_review where coupon_id = p_coupon for update;
  if v_review.coupon_id is null then
    return jsonb_build_object('status', 'unknown');
  elsif v_review.state <> 'pending' then
    return jsonb_build_object('status', 'decided', 'state', v_review.state);
  elsif p_decision = 'expired' and p_at < v_review.until then
    return jsonb_build_object('status', 'pending');
  elsif p_at >= v_review.until then
    v_state := 'expired';
  end if;
  update coupon_review set state = v_state, decided_at = p_at where coupon_id = p_coupon;
  if v_state <> 'accepted' then
    v_balance := return_coupon(v_coupon, p_at);
    v_balance := coalesce(
      repay_advances(p_coupon, v_coupon.account_id, v_coupon.amount - v_coupon.cashed_out_stake, p_at), v_balance);
  end if;
  return jsonb_build_object('status', 'done', 'state', v_state, 'couponId', p_coupon, 'userId', v_coupon.user_id,
    'accountId', v_coupon.account_id, 'balance', v_balance);
end $$;

create or replace function tell_reviews(p_user bigint, p_coupons bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update coupon_review r set is_told = true from coupon c
    where c.id = r.coupon_id and c.user_id = p_user and c.id = any (p_coupons) and r.state <> 'pending';
$$;

-- Voids a coupon whose advance can no longer be repaid: its time is over, or none of the account's earlier bets is
-- open. The stake is returned and repays the remaining debt. Answers null when there is nothing to void.
create or replace function fail_advance(p_coupon bigint, p_at bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_coupon coupon;
  v_advance coupon_advance;
  v_balance bigint;
begin
  select * into v_coupon from coupon where id = p_coupon and state = 'open' for update skip locked;
  if not found then
    return null;
  end if;
  perform from account_balance where account_id = v_coupon.account_id for update;
  select * into v_advance from coupon_advance where coupon_id = p_coupon and state = 'open' for update;
  if not found or (v_advance.until > p_at and exists (
    select from coupon c where c.account_id = v_coupon.account_id and c.id < p_coupon and c.state = 'open'
  )) then
    return null;
  end if;
  perform return_coupon(v_coupon, p_at);
  v_balance := take_advance_back(p_coupon, v_advance.amount - v_advance.repaid, 'failed', p_at);
  -- The rest of the stake counts as money that a bet has paid, so it repays other advances.
  v_balance := coalesce(repay_advances(p_coupon, v_coupon.account_id,
    v_coupon.amount - v_coupon.cashed_out_stake - v_advance.amount + v_advance.repaid, p_at), v_balance);
  return jsonb_build_object('couponId', p_coupon, 'userId', v_coupon.user_id, 'accountId', v_coupon.account_id,
    'balance', v_balance);
end $$;

-- Only other functions call these.
revoke execute on function
  take_advance_back(bigint, bigint, text, bigint), repay_advances(bigint, bigint, bigint, bigint),
  return_coupon(coupon, bigint)
  from public;
