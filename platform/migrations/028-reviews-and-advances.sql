-- Coupons that a trader looks at (coupon mathematics §8.4), stakes that are advanced (§8.5), and what newcomers have
-- chosen to be given. Amounts are minor units, instants epoch milliseconds of the server clock.

create table coupon_review (
  coupon_id bigint primary key references coupon,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'expired')),
  -- The first start of its games: nobody decides after that.
  until bigint not null,
  decided_at bigint,
  -- Its player has been told how it was decided.
  is_told boolean not null default false,
  check ((state = 'pending') = (decided_at is null))
);
create index coupon_review_pending on coupon_review (until) where state = 'pending';

-- What the house has lent for the stake of a coupon. A coupon is not settled while its advance is open.
create table coupon_advance (
  coupon_id bigint primary key references coupon,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  repaid bigint not null default 0 check (repaid between 0 and amount),
  payments smallint not null default 0,
  -- What is won after that repays nothing.
  until bigint not null,
  state text not null default 'open' check (state in ('open', 'repaid', 'failed')),
  closed_at bigint,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'open') = (repaid < amount))
);
create index coupon_advance_open on coupon_advance (account_id, coupon_id) where state = 'open';
create index coupon_open_of_account on coupon (account_id, id) where state = 'open';

-- betting §3, bonus choice: 0 none, 1 sport, 2 casino. `gift` is what the code of the registration gives, until it is given.
create table bonus_choice (
  user_id bigint primary key references player,
  choice smallint not null check (choice in (0, 1, 2)),
  gift jsonb,
  given_code text,
  changed_at bigint not null
);

-- What else may be booked, whatever was allowed before.
do $$
declare
  v_before text;
begin
  select pg_get_expr(conbin, conrelid) into strict v_before from pg_constraint
    where conrelid = 'ledger_transaction'::regclass and conname = 'ledger_transaction_kind_check';
  alter table ledger_transaction drop constraint ledger_transaction_kind_check;
  execute format(
    'alter table ledger_transaction add constraint ledger_transaction_kind_check check (%s or kind in (''advance'', ''advance-repaid''))',
    v_before
  );
end $$;

-- Whether the money of a coupon is held: it waits for its trader, or for what was lent for it.
create function is_coupon_held(p_coupon bigint) returns boolean
language sql stable as $$
  select exists (select from coupon_review where coupon_id = p_coupon and state = 'pending')
    or exists (select from coupon_advance where coupon_id = p_coupon and state = 'open');
$$;

-- Takes one part of an advance back from its player's account; answers the balance.
create function take_advance_back(p_coupon bigint, p_amount bigint, p_state text, p_at bigint) returns bigint
language plpgsql as $$
declare
  v_advance coupon_advance;
begin
  update coupon_advance set repaid = repaid + p_amount, payments = payments + 1,
      state = case when repaid + p_amount = amount then p_state else 'open' end,
      closed_at = case when repaid + p_amount = amount then p_at end
    where coupon_id = p_coupon returning * into strict v_advance;
  -- Not among the movements of a coupon: a limit on losses has counted the whole stake.
  return ledger_move('advance-repaid', 'advance-repaid:' || p_coupon || ':' || v_advance.payments, null,
    v_advance.account_id, 'advances', -p_amount, p_at);
end $$;

-- What a coupon has brought repays the advances of later coupons of its account, the oldest first, in the transaction
-- that has credited it. Answers the balance, null when nothing was repaid.
create function repay_advances(p_coupon bigint, p_account bigint, p_brought bigint, p_at bigint) returns bigint
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

-- Gives back what is in play of a coupon whose row is locked; answers the balance.
create function return_coupon(v_coupon coupon, p_at bigint) returns bigint
language plpgsql as $$
declare
  v_amount bigint := v_coupon.amount - v_coupon.sold_stake;
  v_balance bigint;
begin
  v_balance := ledger_move('settlement', 'settlement:' || v_coupon.id, v_coupon.id, v_coupon.account_id, 'payouts',
    v_amount, p_at);
  update coupon set state = 'settled', result = 'return', payout = v_amount, settled_at = p_at where id = v_coupon.id;
  update coupon_tax set withheld = 0 where coupon_id = v_coupon.id;
  delete from sale_rule where coupon_id = v_coupon.id;
  return v_balance;
end $$;

-- What is lent to an account and not repaid.
create function advanced_to(p_account bigint) returns bigint
language sql stable as $$
  select coalesce(sum(amount - repaid), 0)::bigint from coupon_advance where account_id = p_account and state = 'open';
$$;

alter function place_taxed_coupon(jsonb) rename to place_owned_coupon;
revoke execute on function place_owned_coupon(jsonb) from public;

-- A placement whose stake may be lent in part. The account is locked before all else, so that of two placements the
-- second one finds what the first has left. Lends what the balance lacks, never more than was asked for.
create function place_advanced_coupon(p jsonb) returns jsonb
language plpgsql as $$
declare
  a jsonb := p -> 'coupon' -> 'advance';
  v_account bigint := (p ->> 'accountId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_balance bigint;
  v_needed bigint;
  v_left bigint;
  v_answer jsonb;
  v_refused text;
begin
  select b.balance into v_balance from account_balance b join account k on k.id = b.account_id
    where b.account_id = v_account and k.user_id = (p ->> 'userId')::bigint for update of b;
  v_needed := (p ->> 'amount')::bigint - v_balance;
  if placement_is_known(p) or coalesce(v_needed, 0) <= 0 or v_needed > (a ->> 'asked')::bigint
      or (p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), v_now)) then
    -- It is decided, needs no advance, or lacks more than its player knows of: the balance has the word.
    return place_owned_coupon(p);
  end if;
  v_left := (a ->> 'gross')::bigint - advanced_to(v_account);
  if v_needed > v_left or exists (
    select from jsonb_to_recordset(a -> 'basis') as x (id bigint, "soldStake" bigint)
    left join coupon c on c.id = x.id and c.state = 'open' and c.sold_stake = x."soldStake"
    where c.id is null
  ) then
    return place_owned_coupon((p - 'coupon') || jsonb_build_object('refusal', jsonb_build_object(
      'code', 'PREPAID', 'marketIds', '[]'::jsonb, 'prices', p -> 'prices',
      'data', jsonb_build_object('reason', 'available', 'available', greatest(v_left, 0)))));
  end if;
  begin
    perform ledger_move('advance', 'advance:' || (p ->> 'userId') || ':' || lower(p ->> 'key'), null, v_account,
      'advances', v_needed, v_now);
    v_answer := place_owned_coupon(p);
    if v_answer ->> 'status' = 'refused' and not v_answer ? 'isReplay' then
      raise exception 'the coupon was refused' using errcode = 'FA001', detail = (v_answer -> 'refusal')::text;
    elsif v_answer ->> 'status' <> 'accepted' or v_answer ? 'isReplay' then
      -- Somebody else has placed with this key meanwhile; the client asks again and hears of it.
      raise exception 'a placement with an advance became another one' using errcode = 'serialization_failure';
    end if;
  exception when sqlstate 'FA001' then
    -- Nothing is lent for a coupon that the book does not take; only that it was refused is kept.
    get stacked diagnostics v_refused = pg_exception_detail;
    return place_owned_coupon((p - 'coupon' - 'book') || jsonb_build_object('refusal', v_refused::jsonb));
  end;
  insert into coupon_advance (coupon_id, account_id, amount, until)
    values ((v_answer ->> 'couponId')::bigint, v_account, v_needed, (a ->> 'until')::bigint);
  return v_answer;
end $$;

-- The one call of a placement, with what is lent for it and the trader it waits for.
create function place_taxed_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb;
begin
  v_answer := case when p -> 'coupon' ? 'advance' then place_advanced_coupon(p) else place_owned_coupon(p) end;
  if v_answer ->> 'status' = 'accepted' and not v_answer ? 'isReplay' and p -> 'coupon' ? 'review' then
    insert into coupon_review (coupon_id, until)
      values ((v_answer ->> 'couponId')::bigint, (p -> 'coupon' -> 'review' ->> 'until')::bigint);
  end if;
  return v_answer;
end $$;

-- Decides a coupon that waits for its trader, once: `accepted`, `declined`, or `expired` when its time is over, which a
-- decision that comes too late is as well. A coupon that is not accepted gives its stake back in full.
create function decide_review(p_coupon bigint, p_decision text, p_at bigint) returns jsonb
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
      repay_advances(p_coupon, v_coupon.account_id, v_coupon.amount - v_coupon.sold_stake, p_at), v_balance);
  end if;
  return jsonb_build_object('status', 'done', 'state', v_state, 'couponId', p_coupon, 'userId', v_coupon.user_id,
    'accountId', v_coupon.account_id, 'balance', v_balance);
end $$;

create function tell_reviews(p_user bigint, p_coupons bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update coupon_review r set is_told = true from coupon c
    where c.id = r.coupon_id and c.user_id = p_user and c.id = any (p_coupons) and r.state <> 'pending';
$$;

-- Voids a coupon whose advance cannot be repaid any more: its time is over, or none of the bets that were there before
-- it is open. The stake comes back, and with it what is still owed. Answers null when there is nothing to void.
create function fail_advance(p_coupon bigint, p_at bigint) returns jsonb
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
  -- What is left of the stake is money that a bet has brought, as any other.
  v_balance := coalesce(repay_advances(p_coupon, v_coupon.account_id,
    v_coupon.amount - v_coupon.sold_stake - v_advance.amount + v_advance.repaid, p_at), v_balance);
  return jsonb_build_object('couponId', p_coupon, 'userId', v_coupon.user_id, 'accountId', v_coupon.account_id,
    'balance', v_balance);
end $$;

alter function settle_open_coupon(jsonb) rename to settle_sold_coupon;
revoke execute on function settle_sold_coupon(jsonb) from public;

-- Settles a coupon, and repays advances of its account from what it pays. One whose money is held is `stale`.
create function settle_open_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_answer jsonb;
  v_balance bigint;
begin
  perform from coupon where id = v_id for update skip locked;
  if not found then
    return jsonb_build_object('status', 'busy');
  elsif jsonb_typeof(p -> 'settlement') = 'object' and is_coupon_held(v_id) then
    return jsonb_build_object('status', 'stale');
  end if;
  v_answer := settle_sold_coupon(p);
  if v_answer ->> 'status' = 'settled' then
    v_balance := repay_advances(v_id, (v_answer ->> 'accountId')::bigint, (p -> 'settlement' ->> 'payout')::bigint,
      (p ->> 'at')::bigint);
  end if;
  return v_answer || case when v_balance is null then '{}' else jsonb_build_object('balance', v_balance) end;
end $$;

alter function book_sale(jsonb, text) rename to book_own_sale;

-- Takes a sale over, and repays advances of the account from its price. A coupon whose money is held is not sold.
create function book_sale(p jsonb, p_by text) returns smallint
language plpgsql as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_account bigint;
  v_number smallint;
begin
  select account_id into v_account from coupon where id = v_id and user_id = (p ->> 'userId')::bigint for update;
  if not found or is_coupon_held(v_id) then
    return null;
  end if;
  v_number := book_own_sale(p, p_by);
  if v_number is not null then
    perform repay_advances(v_id, v_account, (p -> 'sale' ->> 'price')::bigint, (p ->> 'now')::bigint);
  end if;
  return v_number;
end $$;

-- What must hold for reviews and advances; answers a row for each thing that does not.
create function check_held_coupons() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'advance is not what was lent', a.coupon_id::text, a.amount || ' <> ' || coalesce(e.amount, 0)
    from coupon_advance a join coupon c on c.id = a.coupon_id
    left join ledger_transaction t on t.reference = 'advance:' || c.user_id || ':' || c.key
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = a.account_id
    where a.amount is distinct from e.amount
  union all
  select 'repaid is not what was taken back', a.coupon_id::text, a.repaid || ' <> ' || coalesce(-sum(e.amount), 0)
    from coupon_advance a
    left join ledger_transaction t on t.kind = 'advance-repaid' and t.reference like 'advance-repaid:' || a.coupon_id || ':%'
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = a.account_id
    group by a.coupon_id, a.repaid having a.repaid <> coalesce(-sum(e.amount), 0)
  union all
  select 'loan without its coupon', t.id::text, t.reference
    from ledger_transaction t
    where t.kind = 'advance' and not exists (
      select from coupon_advance a join coupon c on c.id = a.coupon_id
      where t.reference = 'advance:' || c.user_id || ':' || c.key
    )
  union all
  select 'settled coupon that is reserved', c.id::text, c.result from coupon c
    where c.state = 'settled' and is_coupon_held(c.id)
  union all
  select 'coupon that was not accepted and not returned', r.coupon_id::text, r.state
    from coupon_review r join coupon c on c.id = r.coupon_id
    where r.state in ('declined', 'expired') and c.result is distinct from 'return'
$$;

-- Notes what somebody wants to be given, and gives it where that is due: the gift of a registration is a free bet of
-- sports, once for each account. `p` names the player, the choice, what the code gives (at the beginning) and the time.
-- Answers what is known now; a choice whose gift was given stays.
create function choose_bonus(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_kept bonus_choice;
  g jsonb;
begin
  insert into bonus_choice (user_id, choice, gift, changed_at)
    values (v_user, (p ->> 'choice')::smallint, nullif(p -> 'gift', 'null'), v_now) on conflict (user_id) do nothing;
  select * into strict v_kept from bonus_choice where user_id = v_user for update;
  if v_kept.given_code is null then
    update bonus_choice set choice = (p ->> 'choice')::smallint, changed_at = v_now where user_id = v_user
      returning * into v_kept;
    g := v_kept.gift;
    if v_kept.choice = 1 and g is not null and coalesce((g ->> 'expiresAt')::bigint > v_now, true) then
      perform give_promo_code(g || jsonb_build_object('userId', v_user, 'now', v_now));
      update bonus_choice set given_code = g ->> 'code' where user_id = v_user returning * into v_kept;
    end if;
  end if;
  return jsonb_build_object('choice', v_kept.choice, 'gift', v_kept.gift, 'givenCode', v_kept.given_code);
end $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_review, coupon_advance, bonus_choice from fairline_app;
  end if;
end $$;
