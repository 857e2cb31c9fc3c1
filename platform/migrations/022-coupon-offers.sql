-- What coupons have beside their price: the bonus bet, the hyper bonus, free bets by code. Amounts are minor units,
-- coefficients thousandths, instants epoch milliseconds of the server clock.

create table coupon_offer (
  coupon_id bigint primary key references coupon,
  bonus_bet_coef bigint check (bonus_bet_coef > 1000),
  -- The terms that the hyper bonus was promised under, and what became of it.
  hyper_terms jsonb,
  hyper_amount bigint check (hyper_amount >= 0),
  hyper_due_at bigint,
  hyper_credited_at bigint,
  promo_code text
);
create index coupon_offer_hyper_due on coupon_offer (hyper_due_at)
  where hyper_due_at is not null and hyper_credited_at is null;

-- Free bets. A code is good for one coupon at a time; a coupon that is returned may give it back.
create table promo_code (
  code text primary key check (code = upper(code)),
  -- Null: whoever is first.
  user_id bigint references player,
  value bigint not null check (value > 0),
  currency char(3) not null,
  min_coef bigint,
  min_legs smallint,
  expires_at bigint,
  given_at bigint not null,
  uses integer not null default 0,
  coupon_id bigint references coupon,
  used_by bigint references player
);
create index promo_code_of_player on promo_code (user_id) where coupon_id is null;

-- What else may be booked, whatever was allowed before.
do $$
declare
  v_before text;
begin
  select pg_get_expr(conbin, conrelid) into strict v_before from pg_constraint
    where conrelid = 'ledger_transaction'::regclass and conname = 'ledger_transaction_kind_check';
  alter table ledger_transaction drop constraint ledger_transaction_kind_check;
  execute format(
    'alter table ledger_transaction add constraint ledger_transaction_kind_check check (%s or kind in (''promo'', ''hyper-bonus''))',
    v_before
  );
end $$;

-- Why a code cannot pay for this coupon now, as the reason of a PROMO refusal; null when it can.
create function promo_refusal(v promo_code, p_user bigint, p_currency char(3), p_amount bigint, p_now bigint) returns text
language sql stable as $$
  select case
    when v.code is null or (v.user_id is not null and v.user_id <> p_user) then 'unknown'
    when v.coupon_id is not null then 'used'
    when v.expires_at <= p_now then 'expired'
    when v.currency <> p_currency then 'currency'
    when v.value <> p_amount then 'amount'
  end;
$$;

-- Whether a placement is settled whatever is asked of it now: its answer is known, or another one waits under its key.
create function placement_is_known(p jsonb) returns boolean
language sql stable as $$
  select exists (
    select from placement where user_id = (p ->> 'userId')::bigint and key = (p ->> 'key')::uuid
      and (state <> 'pending' or not p ? 'isDecision')
  );
$$;

alter function place_coupon(jsonb) rename to place_plain_coupon;
revoke execute on function place_plain_coupon(jsonb) from public;

-- A placement whose stake is a code: the code is locked before all else, so that of two placements with it the second
-- one sees what became of the first. Its value is lent to the account for the moment of the stake.
create function place_promo_coupon(p jsonb, p_code text) returns jsonb
language plpgsql as $$
declare
  v_code promo_code;
  v_currency char(3);
  v_refusal text;
  v_answer jsonb;
  v_amount bigint := (p ->> 'amount')::bigint;
  v_user bigint := (p ->> 'userId')::bigint;
begin
  select * into v_code from promo_code where code = p_code for update;
  if placement_is_known(p) or (p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), (p ->> 'now')::bigint)) then
    return place_plain_coupon(p);
  end if;
  select currency into strict v_currency from account where id = (p ->> 'accountId')::bigint and user_id = v_user;
  v_refusal := promo_refusal(v_code, v_user, v_currency, v_amount, (p ->> 'now')::bigint);
  if v_refusal is not null then
    return place_plain_coupon((p - 'coupon') || jsonb_build_object('refusal', jsonb_build_object('code', 'PROMO',
      'marketIds', '[]'::jsonb, 'prices', p -> 'prices',
      'data', jsonb_build_object('reason', v_refusal, 'value', coalesce(v_code.value, 0)))));
  end if;
  perform ledger_move('promo', 'promo:' || p_code || ':' || v_code.uses + 1, null, (p ->> 'accountId')::bigint,
    'promotions', v_amount, (p ->> 'now')::bigint);
  v_answer := place_plain_coupon(p);
  if v_answer ->> 'status' <> 'accepted' or v_answer ? 'isReplay' then
    -- Somebody else has placed with this key meanwhile; the client asks again and hears of it.
    raise exception 'a placement with a promo code became another one' using errcode = 'serialization_failure';
  end if;
  update promo_code set uses = uses + 1, coupon_id = (v_answer ->> 'couponId')::bigint, used_by = v_user
    where code = p_code;
  return v_answer;
end $$;

create function coupon_offer_insert(p_coupon bigint, o jsonb) returns void
language sql as $$
  insert into coupon_offer (coupon_id, bonus_bet_coef, hyper_terms, promo_code)
    select p_coupon, (o ->> 'bonusBetCoef')::bigint, nullif(o -> 'hyperTerms', 'null'), o ->> 'promoCode'
    where o ->> 'bonusBetCoef' is not null or o ->> 'hyperTerms' is not null or o ->> 'promoCode' is not null;
$$;

-- The one call of a placement, with what the coupon has beside its price.
create function place_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o jsonb := p -> 'coupon' -> 'offers';
  v_code text := o ->> 'promoCode';
  v_answer jsonb;
begin
  v_answer := case when v_code is null then place_plain_coupon(p) else place_promo_coupon(p, v_code) end;
  if v_answer ->> 'status' = 'accepted' and not v_answer ? 'isReplay' then
    perform coupon_offer_insert((v_answer ->> 'couponId')::bigint, o);
  end if;
  return v_answer;
end $$;

-- Credits the hyper bonus of a coupon once it is due. Answers the balance; null when there is nothing to credit.
create function credit_hyper_bonus(p_coupon bigint, p_now bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_amount bigint;
begin
  update coupon_offer set hyper_credited_at = p_now
    where coupon_id = p_coupon and hyper_due_at <= p_now and hyper_credited_at is null and hyper_amount > 0
    returning hyper_amount into v_amount;
  if v_amount is null then
    return null;
  end if;
  return ledger_move('hyper-bonus', 'hyper-bonus:' || p_coupon, p_coupon,
    (select account_id from coupon where id = p_coupon), 'bonuses', v_amount, p_now);
end $$;

alter function settle_coupon(jsonb) rename to settle_plain_coupon;
revoke execute on function settle_plain_coupon(jsonb) from public;

-- Settles a coupon, and with it what it has beside its price: the hyper bonus falls due, a code may be given back.
create function settle_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  s jsonb := p -> 'settlement';
  v_answer jsonb := settle_plain_coupon(p);
  v_balance bigint;
begin
  if v_answer ->> 'status' <> 'settled' then
    return v_answer;
  end if;
  update coupon_offer set hyper_amount = (s ->> 'hyperBonus')::bigint,
      hyper_due_at = case when (s ->> 'hyperBonus')::bigint > 0 then (s ->> 'hyperDueAt')::bigint end
    where coupon_id = v_id and hyper_terms is not null;
  v_balance := credit_hyper_bonus(v_id, (p ->> 'at')::bigint);
  if (s ->> 'isPromoReissued')::boolean then
    update promo_code set coupon_id = null, used_by = null where coupon_id = v_id;
  end if;
  return v_answer || case when v_balance is null then '{}' else jsonb_build_object('balance', v_balance) end;
end $$;

-- Gives a code, or changes one that nobody has used yet. Answers whether it is there now as given.
create function give_promo_code(p jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into promo_code (code, user_id, value, currency, min_coef, min_legs, expires_at, given_at)
    values (p ->> 'code', (p ->> 'userId')::bigint, (p ->> 'value')::bigint, p ->> 'currency',
      (p ->> 'minCoef')::bigint, (p ->> 'minLegs')::smallint, (p ->> 'expiresAt')::bigint, (p ->> 'now')::bigint)
    on conflict (code) do update set
      user_id = excluded.user_id, value = excluded.value, currency = excluded.currency, min_coef = excluded.min_coef,
      min_legs = excluded.min_legs, expires_at = excluded.expires_at
      where promo_code.uses = 0;
  return found;
end $$;

alter function check_ledger() rename to check_plain_ledger;
create function check_ledger() returns table (problem text, subject text, detail text)
language sql stable as $$
  select * from check_plain_ledger()
  union all
  select 'hyper bonus is not its credit', o.coupon_id::text, o.hyper_amount || ' <> ' || coalesce(e.amount, 0)
    from coupon_offer o join coupon c on c.id = o.coupon_id
    left join ledger_transaction t on t.reference = 'hyper-bonus:' || o.coupon_id
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where case when o.hyper_credited_at is null then 0 else o.hyper_amount end <> coalesce(e.amount, 0)
  union all
  select 'hyper bonus of a coupon that won nothing', o.coupon_id::text, o.hyper_amount::text
    from coupon_offer o join coupon c on c.id = o.coupon_id
    where o.hyper_amount > 0 and c.result is distinct from 'win'
  union all
  select 'codes that were used and coupons of them', p.code, p.uses || ' <> ' || count(o.coupon_id)
    from promo_code p left join coupon_offer o on o.promo_code = p.code
    group by p.code, p.uses having p.uses <> count(o.coupon_id)
  union all
  select 'free bets are not what they lent', p.code, coalesce(sum(e.amount), 0) || ' <> ' || p.uses * p.value
    from promo_code p
    left join ledger_transaction t on t.kind = 'promo' and t.reference like 'promo:' || p.code || ':%'
    left join ledger_entry e on e.transaction_id = t.id and e.amount > 0
    group by p.code, p.uses, p.value having coalesce(sum(e.amount), 0) <> p.uses * p.value
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_offer, promo_code from fairline_app;
  end if;
end $$;
