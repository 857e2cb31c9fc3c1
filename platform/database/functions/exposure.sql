-- How much the book takes (decision 020): what open coupons have it risk by each selection, and the stake that each
-- player has on each market. Amounts are thousandths of the currency's first amount (`currency_scale`), so that stakes
-- of all currencies add up.

-- The identity of a leg: the selection, or for a bet builder all its members, so that no two groups share one.
create or replace function selection_key(p_selection bigint, p_members jsonb) returns text
language sql immutable as $$
  select case when jsonb_typeof(p_members) = 'array'
    then (select string_agg(m, '+' order by n) from jsonb_array_elements_text(p_members) with ordinality as x (m, n))
    else p_selection::text end;
$$;

-- The identity of the market of a selection: its id without the outcome, its last five bits; a bet builder is a market
-- of its own.
create or replace function market_key(p_selection text) returns text
language sql immutable as $$
  select case when strpos(p_selection, '+') > 0 then p_selection else 'm' || p_selection::bigint / 32 end;
$$;

create or replace function stake_in_play(c coupon) returns bigint
language sql immutable as $$
  select case when c.state = 'open' then c.amount - c.cashed_out_stake else 0 end;
$$;

-- Counts so much more stake (or less) on legs: what the book loses, if the selection wins, is stake × (price − 1); an
-- anti-express (type 6) wins by lost bets and adds nothing. `p_legs` holds the `key` (selection_key) and `coef` of each
-- leg. Rows are locked in the order of their keys by every caller. Less than nothing is never counted: what is taken
-- back where nothing is would be room that the book does not have.
create or replace function count_exposure(
  p_user bigint, p_type smallint, p_currency char(3), p_stake bigint, p_legs jsonb
) returns void
language plpgsql as $$
declare
  -- A currency that the scale does not know counts for nothing, and stops nothing.
  v_units numeric := coalesce(p_stake * 1000.0 / (select amount from currency_scale where currency = p_currency), 0);
begin
  if v_units >= 0 then
    insert into selection_exposure (selection, liability)
      select l.key, sum(case when p_type = 6 then 0 else v_units * (l.coef - 1000) / 1000 end)
        from jsonb_to_recordset(p_legs) as l (key text, coef bigint) group by 1 order by 1
      on conflict (selection) do update set liability = greatest(0, selection_exposure.liability + excluded.liability);
    insert into player_market_exposure (market, user_id, stake)
      select distinct market_key(l.key), p_user, v_units from jsonb_to_recordset(p_legs) as l (key text) order by 1
      on conflict (market, user_id) do update set stake = greatest(0, player_market_exposure.stake + excluded.stake);
    return;
  end if;
  -- What is taken back where nothing is counted leaves no row: one below zero would be room that the book does not have.
  insert into selection_exposure (selection, liability)
    select l.key, sum(case when p_type = 6 then 0 else v_units * (l.coef - 1000) / 1000 end)
      from jsonb_to_recordset(p_legs) as l (key text, coef bigint)
      where exists (select from selection_exposure m where m.selection = l.key)
      group by 1 order by 1
    on conflict (selection) do update set liability = greatest(0, selection_exposure.liability + excluded.liability);
  insert into player_market_exposure (market, user_id, stake)
    select distinct market_key(l.key), p_user, v_units from jsonb_to_recordset(p_legs) as l (key text)
      where exists (select from player_market_exposure e where e.market = market_key(l.key) and e.user_id = p_user)
      order by 1
    on conflict (market, user_id) do update set stake = greatest(0, player_market_exposure.stake + excluded.stake);
end $$;

-- The legs of a coupon that is written as the exposure counts them; null where it has none.
create or replace function coupon_legs(p_coupon bigint) returns jsonb
language sql stable as $$
  select jsonb_agg(jsonb_build_object('key', selection_key(l.selection_id, g.selection_ids), 'coef', l.coef))
  from coupon_leg l left join coupon_leg_group g on g.coupon_id = l.coupon_id and g.position = l.position
  where l.coupon_id = p_coupon;
$$;

-- What is cashed out or settled of a coupon counts no longer, whichever function has written it. The stake before is
-- taken back and the one that is left counted again, each rounded by itself: a difference would leave fractions behind.
create or replace function coupon_count_exposure() returns trigger
language plpgsql as $$
declare
  v_legs jsonb := coupon_legs(new.id);
begin
  perform count_exposure(new.user_id, new.type_id, new.currency, -stake_in_play(old), v_legs);
  if stake_in_play(new) > 0 then
    perform count_exposure(new.user_id, new.type_id, new.currency, stake_in_play(new), v_legs);
  end if;
  return null;
end $$;

-- How many units more the book takes of these legs now; below zero when more is counted than it takes, null where
-- nothing limits it. `p_legs` holds for each leg its `key` (selection_key), its price `coef` (null: nothing is risked
-- by it), and the limits `liability` and `stake`.
create or replace function liability_units(p_user bigint, p_legs jsonb) returns numeric
language sql stable as $$
  select min(least(
    (l.liability - coalesce(m.liability, 0)) * 1000 / nullif(l.coef - 1000, 0),
    l.stake * coalesce(f.factor, 1) - coalesce(e.stake, 0)
  ))
  from jsonb_to_recordset(p_legs) as l (key text, coef bigint, liability numeric, stake numeric)
  left join selection_exposure m on m.selection = l.key
  left join player_market_exposure e on e.market = market_key(l.key) and e.user_id = p_user
  left join player_factor f on f.user_id = p_user;
$$;

-- The largest stake in a currency that the book takes of these legs now, minor units, 0 for none at all.
create or replace function liability_room(p_user bigint, p_currency char(3), p_legs jsonb) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select case when units is not null then greatest(0, floor(units * s.amount / 1000)) end::bigint
  from (select liability_units(p_user, p_legs) as units) room, currency_scale s
  where s.currency = p_currency;
$$;

-- Takes up a counter-offer, where it stands. One counter-offer is taken up by one placement, however often that is
-- sent.
create or replace function take_counter_offer(
  p_user bigint, p_counter_offer uuid, p_key uuid, p_amount bigint, p_now bigint
)
returns boolean
language plpgsql as $$
begin
  update counter_offer set taken_by = p_key
    where user_id = p_user and key = p_counter_offer and (taken_by is null or taken_by = p_key)
      and amount >= p_amount and until >= p_now;
  return found;
end $$;

create or replace function set_player_factor(p_user bigint, p_factor numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into player_factor (user_id, factor) values (p_user, p_factor)
    on conflict (user_id) do update set factor = excluded.factor;
$$;

-- Only other functions call these.
revoke execute on function
  selection_key(bigint, jsonb), market_key(text), stake_in_play(coupon),
  count_exposure(bigint, smallint, char, bigint, jsonb), coupon_legs(bigint), liability_units(bigint, jsonb),
  take_counter_offer(bigint, uuid, uuid, bigint, bigint)
  from public;
