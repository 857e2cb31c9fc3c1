-- How much the book takes (decision 020): what open coupons have it risk by each selection, what each player has on each
-- market, and offers of a smaller stake. Amounts are thousandths of the currency's first amount (`currency_scale`), so
-- that stakes of all currencies add up; instants are epoch milliseconds of the server clock.

-- What the book loses, if the selection wins: stake in play × (price − 1) of every open coupon, the whole stake on each
-- leg. An anti-express wins by lost bets and adds nothing.
create table market_exposure (
  market_id bigint primary key,
  liability numeric(24, 4) not null default 0
);

-- Stake in play of a player's open coupons by market: the selection's id without its outcome, its last five bits.
create table player_exposure (
  market bigint not null,
  user_id bigint not null,
  stake numeric(24, 4) not null default 0,
  primary key (market, user_id)
);

-- By how much a player's part of a market is larger or smaller than everybody's.
create table player_factor (
  user_id bigint primary key references player,
  factor numeric(8, 4) not null check (factor between 0 and 100)
);

-- A smaller stake that was offered in answer to a placement, by the key of that placement. It is taken up once, by the
-- placement whose key is noted, and reserves nothing.
create table stake_offer (
  user_id bigint not null,
  key uuid not null,
  amount bigint not null check (amount > 0),
  until bigint not null,
  taken_by uuid,
  primary key (user_id, key)
);
create index stake_offer_until on stake_offer (until);

create function stake_in_play(c coupon) returns bigint
language sql immutable as $$
  select case when c.state = 'open' then c.amount - c.sold_stake else 0 end;
$$;

-- Counts so much more stake (or less) of a coupon's legs. Rows are locked in the order of their ids, by everybody.
create function count_exposure(p_coupon bigint, p_user bigint, p_type smallint, p_currency char(3), p_stake bigint)
returns void
language plpgsql as $$
declare
  -- A currency that nobody knows any more counts for nothing, and stops nothing.
  v_units numeric := coalesce(p_stake * 1000.0 / (select amount from currency_scale where currency = p_currency), 0);
begin
  insert into market_exposure (market_id, liability)
    select market_id, sum(case when p_type = 6 then 0 else v_units * (coef - 1000) / 1000 end)
    from coupon_leg where coupon_id = p_coupon group by market_id order by market_id
    on conflict (market_id) do update set liability = greatest(0, market_exposure.liability + excluded.liability);
  insert into player_exposure (market, user_id, stake)
    select distinct market_id / 32, p_user, v_units from coupon_leg where coupon_id = p_coupon order by 1
    on conflict (market, user_id) do update set stake = greatest(0, player_exposure.stake + excluded.stake);
end $$;

-- Whoever writes coupons: new legs count, and what is sold or settled counts no longer.
create function coupon_leg_count_exposure() returns trigger
language plpgsql as $$
declare
  c coupon;
begin
  for c in select k.* from coupon k where k.id in (select coupon_id from added) order by k.id loop
    perform count_exposure(c.id, c.user_id, c.type_id, c.currency, stake_in_play(c));
  end loop;
  return null;
end $$;
create trigger coupon_leg_count_exposure after insert on coupon_leg
  referencing new table as added for each statement execute function coupon_leg_count_exposure();

create function coupon_count_exposure() returns trigger
language plpgsql as $$
begin
  perform count_exposure(new.id, new.user_id, new.type_id, new.currency, stake_in_play(new) - stake_in_play(old));
  return null;
end $$;
create trigger coupon_count_exposure after update on coupon
  for each row when (stake_in_play(old) <> stake_in_play(new)) execute function coupon_count_exposure();

-- What was open before this file.
select count_exposure(c.id, c.user_id, c.type_id, c.currency, stake_in_play(c)) from coupon c where c.state = 'open';

-- The largest stake in a currency that the book takes of these legs now, minor units, 0 for none at all. `p_legs` holds
-- for each leg its `marketId`, its price `coef` (null: nothing is risked by it), and the limits `liability` and `stake`.
create function book_room(p_user bigint, p_currency char(3), p_legs jsonb) returns bigint
language sql stable as $$
  select case when units is not null then greatest(0, floor(units * s.amount / 1000)) end::bigint
  from (
    select min(least(
      (l.liability - coalesce(m.liability, 0)) * 1000 / nullif(l.coef - 1000, 0),
      l.stake * coalesce(f.factor, 1) - coalesce(e.stake, 0)
    )) as units
    from jsonb_to_recordset(p_legs) as l ("marketId" bigint, coef bigint, liability numeric, stake numeric)
    left join market_exposure m on m.market_id = l."marketId"
    left join player_exposure e on e.market = l."marketId" / 32 and e.user_id = p_user
    left join player_factor f on f.user_id = p_user
  ) room, currency_scale s
  where s.currency = p_currency;
$$;

-- Nobody else takes anything of these markets before this transaction has ended.
create function lock_book(p_user bigint, p_legs jsonb) returns void
language plpgsql as $$
begin
  insert into market_exposure (market_id)
    select distinct (l ->> 'marketId')::bigint from jsonb_array_elements(p_legs) l order by 1
    on conflict do nothing;
  perform from market_exposure
    where market_id in (select (l ->> 'marketId')::bigint from jsonb_array_elements(p_legs) l)
    order by market_id for update;
  insert into player_exposure (market, user_id)
    select distinct (l ->> 'marketId')::bigint / 32, p_user from jsonb_array_elements(p_legs) l order by 1
    on conflict do nothing;
  perform from player_exposure
    where user_id = p_user and market in (select (l ->> 'marketId')::bigint / 32 from jsonb_array_elements(p_legs) l)
    order by market for update;
end $$;

-- Whether a placement may take an offer up. One offer is taken up by one placement, however often that is sent.
create function take_offer(p_user bigint, p_offer uuid, p_key uuid, p_amount bigint, p_now bigint) returns boolean
language plpgsql as $$
begin
  update stake_offer set taken_by = p_key
    where user_id = p_user and key = p_offer and (taken_by is null or taken_by = p_key)
      and amount >= p_amount and until >= p_now;
  return found;
end $$;

alter function place_coupon(jsonb) rename to place_boundless_coupon;
revoke execute on function place_boundless_coupon(jsonb) from public;

-- place_coupon within the limits of the book. `p` may hold `book`, beside a coupon or `decidesAt`: its `legs` as book_room
-- takes them, `least`, the smallest stake that the coupon can have (null: it cannot be smaller), and `until`,
-- to when a smaller one is offered. `offerKey` names an offer that this placement takes up. What the player's own limits
-- say to the whole stake is told first, as the balance is (coupon mathematics §8.12).
create function place_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_amount bigint := (p ->> 'amount')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_book jsonb := p -> 'book';
  v_bare jsonb := p - 'coupon' - 'decidesAt' - 'book';
  v_currency char(3);
  v_type smallint;
  v_takes bigint;
  v_offers boolean;
  v_problem jsonb;
  v_refusal jsonb;
  v_answer jsonb;
begin
  if p ? 'refusal' or exists (
    select from placement where user_id = v_user and key = v_key and (state <> 'pending' or not p ? 'isDecision')
  ) then
    return place_boundless_coupon(p);
  end if;
  -- The account first, as everybody does who moves its money.
  select a.currency, a.type into v_currency, v_type
    from account_balance b join account a on a.id = b.account_id
    where b.account_id = (p ->> 'accountId')::bigint and a.user_id = v_user for update of b;
  if p ? 'offerKey' and not p ? 'isDecision'
      and not take_offer(v_user, (p ->> 'offerKey')::uuid, v_key, v_amount, v_now) then
    return place_boundless_coupon(v_bare || jsonb_build_object('refusalAfterBalance', true, 'refusal',
      jsonb_build_object('code', 'OFFER_ENDED', 'marketIds', '[]'::jsonb, 'prices', p -> 'prices', 'data', '{}'::jsonb)));
  end if;
  if v_book is null or v_currency is null then
    return place_boundless_coupon(p);
  end if;
  if p ? 'coupon' then
    perform lock_book(v_user, v_book -> 'legs');
  end if;
  v_takes := book_room(v_user, v_currency, v_book -> 'legs');
  if v_takes is null or v_takes >= v_amount then
    return place_boundless_coupon(p);
  end if;
  v_problem := case when v_type in (0, 9) then
    money_limit_problem(v_user, '{stake,loss}', v_currency, v_amount, v_now) end;
  if v_problem is not null then
    raise exception 'a limit of the player is in the way' using errcode = 'FL001', detail = v_problem::text;
  end if;
  -- Of a bet that has waited for its price nobody is there to take an offer up.
  v_offers := v_takes >= (v_book ->> 'least')::bigint and not exists (
    select from waiting_bet where user_id = v_user and key = v_key and state = 'waiting');
  v_refusal := jsonb_build_object('code', case when v_offers then 'STAKE_OFFERED' else 'BOOK_LIMIT' end,
    'marketIds', '[]'::jsonb, 'prices', p -> 'prices', 'data', case when v_offers
      then jsonb_build_object('amount', v_takes, 'asked', v_amount, 'until', (v_book ->> 'until')::bigint)
      else jsonb_build_object('max', v_takes) end);
  -- A free bet is not paid out of the balance.
  v_answer := place_boundless_coupon(v_bare || jsonb_build_object('refusal', v_refusal) || case
    when p -> 'coupon' -> 'offers' ->> 'promoCode' is null then '{"refusalAfterBalance": true}'::jsonb else '{}' end);
  if v_answer -> 'refusal' ->> 'code' = 'STAKE_OFFERED' and not v_answer ? 'isReplay' then
    insert into stake_offer (user_id, key, amount, until) values (v_user, v_key, v_takes, (v_book ->> 'until')::bigint)
      on conflict do nothing;
  end if;
  return v_answer;
end $$;

create function set_player_factor(p_user bigint, p_factor numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into player_factor (user_id, factor) values (p_user, p_factor)
    on conflict (user_id) do update set factor = excluded.factor;
$$;

-- Forgets markets on which nothing is open, and offers that ended before an instant.
create function purge_book(p_before bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from market_exposure where liability <= 0;
  delete from player_exposure where stake <= 0;
  delete from stake_offer where until < p_before;
$$;

-- Where what is counted is not what open coupons say; answers a row for each place.
create function check_exposure() returns table (problem text, subject text, detail text)
language sql stable as $$
  with open_leg as (
    select l.market_id, l.coef, c.type_id, c.user_id, c.id,
      stake_in_play(c) * 1000.0 / s.amount as units
    from coupon c join coupon_leg l on l.coupon_id = c.id join currency_scale s on s.currency = c.currency
    where c.state = 'open'
  ), by_market as (
    select market_id, sum(case when type_id = 6 then 0 else units * (coef - 1000) / 1000 end) as liability
    from open_leg group by market_id
  ), by_player as (
    select market, user_id, sum(units) as stake
    from (select distinct id, market_id / 32 as market, user_id, units from open_leg) one group by market, user_id
  )
  select 'exposure is not that of the open coupons', coalesce(m.market_id, b.market_id)::text,
      coalesce(m.liability, 0) || ' <> ' || coalesce(b.liability, 0)
    from market_exposure m full join by_market b using (market_id)
    where abs(coalesce(m.liability, 0) - coalesce(b.liability, 0)) > 0.01
  union all
  select 'stake on a market is not that of the open coupons', coalesce(e.market, b.market)::text,
      coalesce(e.stake, 0) || ' <> ' || coalesce(b.stake, 0)
    from player_exposure e full join by_player b using (market, user_id)
    where abs(coalesce(e.stake, 0) - coalesce(b.stake, 0)) > 0.01
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on
      market_exposure, player_exposure, player_factor, stake_offer from fairline_app;
  end if;
end $$;
