-- Points of players: earned with settled coupons (settle_coupon), spent on free bets. Entries are only added; a balance
-- is the sum of its entries and never below zero.

-- Adds an entry of a source, unless the player has one of it. The update waits for other movements of the player and
-- breaks a constraint when fewer points are left than are taken.
create or replace function add_points(p_user bigint, p_source text, p_points bigint, p_now bigint) returns void
language plpgsql as $$
begin
  insert into point_balance (user_id) values (p_user) on conflict do nothing;
  insert into point_entry (user_id, source, points, made_at) values (p_user, p_source, p_points, p_now)
    on conflict (user_id, source) do nothing;
  if found then
    update point_balance set balance = balance + p_points where user_id = p_user;
  end if;
end $$;

-- Buys a free bet with points, unless the gate has changed. `p` names the player, the key of the order, its `request`
-- (as the player sent it), the `points` that it costs, the `gift` (terms of give_promo_code without its code), and
-- `refusal`, why the platform refuses it, or null. Answers `ordered` with the `request` and the `answer` of the key:
-- `bought` with the free bet, or `refused` with the reason; both with the balance after it. `mismatch` is a key of another
-- request.
create or replace function buy_with_points(p jsonb, p_gate jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_points bigint := (p ->> 'points')::bigint;
  v_refusal text := p ->> 'refusal';
  g jsonb := p -> 'gift';
  v_balance bigint;
  v_code text;
  v_answer jsonb;
begin
  -- 1. The gate is as it was, and a key has one answer.
  v_answer := begin_intent('purchase',
    jsonb_build_object('requestHash', purchase_hash(p -> 'request')) || p || jsonb_build_object('gate', p_gate), null);
  if v_answer ->> 'status' in ('gate-moved', 'mismatch') then
    return v_answer || '{"request": {}, "answer": {}}';
  elsif v_answer is not null then
    return jsonb_build_object('status', 'ordered', 'request', p -> 'request', 'answer', purchase_answer(v_answer));
  end if;

  -- 2. Movements of a player's points come one after the other.
  insert into point_balance (user_id) values (v_user) on conflict do nothing;
  select balance into strict v_balance from point_balance where user_id = v_user for update;

  -- 3. The free bet is given and paid for, or the order is refused.
  if v_refusal is null and v_balance < v_points then
    v_refusal := 'too-few';
  end if;
  if v_refusal is null then
    loop
      v_code := 'POINTS-' || nextval('point_code');
      exit when give_promo_code(g || jsonb_build_object('code', v_code, 'userId', v_user, 'now', v_now, 'isNew', true));
    end loop;
    perform add_points(v_user, 'free-bet:' || v_code, -v_points, v_now);
    v_answer := jsonb_build_object('status', 'bought', 'balance', v_balance - v_points, 'promoCode', jsonb_build_object(
      'code', v_code, 'value', g -> 'value', 'iso', g -> 'currency', 'minCoef', g -> 'minCoef',
      'minLegs', g -> 'minLegs', 'expiresAt', g -> 'expiresAt'));
  else
    v_answer := refused_answer(jsonb_build_object('reason', v_refusal, 'balance', v_balance));
  end if;
  perform end_intent('purchase', v_user, (p ->> 'key')::uuid, v_answer);
  return jsonb_build_object('status', 'ordered', 'request', p -> 'request', 'answer', purchase_answer(v_answer));
end $$;

-- Returns the hex hash of a request, for versions that do not send it.
create or replace function purchase_hash(r jsonb) returns text
language sql immutable as $$
  select encode(sha256(convert_to(concat_ws(' ', r ->> 'offer', r ->> 'points', r ->> 'value'), 'UTF8')), 'hex');
$$;

-- Returns the answer of a key in the form of an order of points.
create or replace function purchase_answer(p_answer jsonb) returns jsonb
language sql immutable as $$
  select p_answer - 'isReplay' - 'refusal' || coalesce(p_answer -> 'refusal', '{}');
$$;

-- Answers a row for each balance that is not the sum of its entries, and each entry without what it was made for.
create or replace function audit_points() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'points are not the sum of their entries', user_id::text,
      coalesce(b.balance, 0) || ' <> ' || coalesce(e.points, 0)
    from point_balance b
    full join (select user_id, sum(points) as points from point_entry group by user_id) e using (user_id)
    where coalesce(b.balance, 0) <> coalesce(e.points, 0)
  union all
  select 'points of a coupon that is not settled', e.id::text, e.source
    from point_entry e join coupon c on e.source = 'coupon:' || c.id where c.state <> 'settled' or c.user_id <> e.user_id
  union all
  select 'points spent without their free bet', e.id::text, e.source
    from point_entry e left join promo_code p on e.source = 'free-bet:' || p.code and p.user_id = e.user_id
    where e.points < 0 and p.code is null
$$;

-- Only other functions call these.
revoke execute on function
  add_points(bigint, text, bigint, bigint), audit_points(), purchase_hash(jsonb), purchase_answer(jsonb)
  from public;
