-- Bonuses of coupons (decision 017): free bets by code, hyper bonuses, the registration gift.

-- Returns why a code cannot pay for this coupon now, as the reason of a PROMO refusal; null when it can.
create or replace function promo_refusal(v promo_code, p_user bigint, p_currency char(3), p_amount bigint, p_now bigint) returns text
language sql stable as $$
  select case
    when v.code is null or (v.user_id is not null and v.user_id <> p_user) then 'unknown'
    when v.coupon_id is not null then 'used'
    when v.expires_at <= p_now then 'expired'
    when v.currency <> p_currency then 'currency'
    when v.value <> p_amount then 'amount'
  end;
$$;

-- Creates a promo code, or changes an unused one unless `isNew` says that it must be new. Answers whether the stored code
-- is the given one.
create or replace function give_promo_code(p jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into promo_code (code, user_id, value, currency, min_coef, min_legs, expires_at, given_at)
    values (p ->> 'code', (p ->> 'userId')::bigint, (p ->> 'value')::bigint, p ->> 'currency',
      (p ->> 'minCoef')::bigint, (p ->> 'minLegs')::smallint, (p ->> 'expiresAt')::bigint, (p ->> 'now')::bigint)
    on conflict (code) do update set
      user_id = excluded.user_id, value = excluded.value, currency = excluded.currency, min_coef = excluded.min_coef,
      min_legs = excluded.min_legs, expires_at = excluded.expires_at
      where promo_code.uses = 0 and not coalesce((p ->> 'isNew')::boolean, false);
  return found;
end $$;

-- Credits the hyper bonus of a coupon once it is due. Answers the balance; null when there is nothing to credit.
create or replace function credit_hyper_bonus(p_coupon bigint, p_now bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_amount bigint;
begin
  update coupon_bonus set hyper_credited_at = p_now
    where coupon_id = p_coupon and hyper_due_at <= p_now and hyper_credited_at is null and hyper_amount > 0
    returning hyper_amount into v_amount;
  if v_amount is null then
    return null;
  end if;
  return ledger_move('hyper-bonus', 'hyper-bonus:' || p_coupon, p_coupon,
    (select account_id from coupon where id = p_coupon), 'bonuses', v_amount, p_now);
end $$;

-- Stores a player's choice of a bonus, and grants it where it is due: the registration gift is a free bet on sports,
-- once for each account, and as often for each code as the gift says: a code whose gifts are all given gives none. `p`
-- names the player, the choice, the code's value (at the registration) and the time. Answers the stored choice; a choice
-- whose gift was granted stays. A code that exists stays too, and the gift gets the next free one.
create or replace function choose_bonus(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_kept bonus_choice;
  g jsonb;
  v_promo text;
  v_code text;
  v_number int := 1;
  v_is_left boolean := true;
begin
  insert into bonus_choice (user_id, choice, gift, changed_at)
    values (v_user, (p ->> 'choice')::smallint, nullif(p -> 'gift', 'null'), v_now) on conflict (user_id) do nothing;
  select * into strict v_kept from bonus_choice where user_id = v_user for update;
  if v_kept.given_code is null then
    update bonus_choice set choice = (p ->> 'choice')::smallint, changed_at = v_now where user_id = v_user
      returning * into v_kept;
    g := v_kept.gift;
    if v_kept.choice = 1 and g is not null and coalesce((g ->> 'expiresAt')::bigint > v_now, true) then
      -- A gift that was stored before codes were counted has no bound, and counts: its code tells the registration's.
      v_promo := coalesce(g ->> 'promo', substring(g ->> 'code' from '^(.+)-' || v_user || '$'));
      if v_promo is not null then
        insert into registration_code (code, gifts) values (v_promo, 1)
          on conflict (code) do update set gifts = registration_code.gifts + 1
          where coalesce(registration_code.gifts < (g ->> 'maxUses')::bigint, true);
        v_is_left := found;
      end if;
      if v_is_left then
        v_code := g ->> 'code';
        while not give_promo_code(g || jsonb_build_object('code', v_code, 'userId', v_user, 'now', v_now, 'isNew', true))
        loop
          v_number := v_number + 1;
          v_code := (g ->> 'code') || '-' || v_number;
        end loop;
        update bonus_choice set given_code = v_code where user_id = v_user returning * into v_kept;
      else
        update bonus_choice set gift = null where user_id = v_user returning * into v_kept;
      end if;
    end if;
  end if;
  return jsonb_build_object('choice', v_kept.choice, 'gift', v_kept.gift, 'givenCode', v_kept.given_code);
end $$;

-- Only other functions call these.
revoke execute on function
  promo_refusal(promo_code, bigint, char, bigint, bigint)
  from public;
