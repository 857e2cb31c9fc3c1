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
-- `refusal`, why the platform refuses it, or null. Answers `ordered` with the stored `request` and `answer` of the key:
-- `bought` with the free bet, or `refused` with the reason; both with the balance after it.
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
  v_order point_order;
begin
  if not gate_stands(v_user, p_gate, v_now) then
    return jsonb_build_object('status', 'gate-moved');
  end if;

  -- 1. Movements of a player's points come one after the other.
  insert into point_balance (user_id) values (v_user) on conflict do nothing;
  select balance into strict v_balance from point_balance where user_id = v_user for update;

  -- 2. A key has one answer.
  select * into v_order from point_order where user_id = v_user and key = (p ->> 'key')::uuid;
  if found then
    return jsonb_build_object('status', 'ordered', 'request', v_order.request, 'answer', v_order.answer);
  end if;

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
    v_balance := v_balance - v_points;
  end if;
  insert into point_order (user_id, key, request, answer, is_bought, made_at)
    values (v_user, (p ->> 'key')::uuid, p -> 'request', jsonb_build_object('balance', v_balance) || case
        when v_refusal is null then jsonb_build_object('status', 'bought', 'promoCode', jsonb_build_object(
          'code', v_code, 'value', g -> 'value', 'iso', g -> 'currency', 'minCoef', g -> 'minCoef',
          'minLegs', g -> 'minLegs', 'expiresAt', g -> 'expiresAt'))
        else jsonb_build_object('status', 'refused', 'reason', v_refusal) end,
      v_refusal is null, v_now)
    returning * into v_order;
  return jsonb_build_object('status', 'ordered', 'request', v_order.request, 'answer', v_order.answer);
end $$;

-- Deletes refused orders of before an instant, a batch with each call; answers how many.
create or replace function purge_refused_point_orders(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from point_order where ctid = any (array(
      select ctid from point_order where not is_bought and made_at < p_before
      order by made_at limit p_limit for update skip locked))
    returning 1
  )
  select count(*)::integer from gone
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
revoke execute on function add_points(bigint, text, bigint, bigint), audit_points() from public;
