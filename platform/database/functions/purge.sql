-- Deletion of old rows, a batch with each call. Rows that another transaction has locked stay for the next call. Each
-- function answers how many rows it deleted: fewer than `p_limit` when there are no more.

-- Deletes the keys of refused orders that arrived before an instant; those of posted ones stay with what they made.
create or replace function purge_refused_intents(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from money_intent where ctid = any (array(
      select ctid from money_intent where state = 'refused' and arrived_at < p_before
      order by arrived_at limit p_limit for update skip locked))
    returning 1
  )
  select count(*)::integer from gone
$$;

-- Deletes wanted-odds orders that ended before an instant; their coupons stay.
create or replace function purge_wanted_odds_orders(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from wanted_odds_order where ctid = any (array(
      select ctid from wanted_odds_order where state <> 'waiting' and closed_at < p_before
      order by closed_at limit p_limit for update skip locked))
    returning 1
  )
  select count(*)::integer from gone
$$;

-- Deletes counter-offers that ended before an instant.
create or replace function purge_counter_offers(p_before bigint, p_limit integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from counter_offer where ctid = any (array(
      select ctid from counter_offer where until < p_before order by until limit p_limit for update skip locked))
    returning 1
  )
  select count(*)::integer from gone
$$;

-- Deletes selections without open coupons. An index for them would be written with every bet, so the table is walked by
-- its key: a call looks at `p_limit` rows after `p_after` ('' begins) and answers the last one, null at the end.
create or replace function purge_selection_exposure(p_after text, p_limit integer) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_last text;
begin
  select max(selection) into v_last
    from (select selection from selection_exposure where selection > p_after order by selection limit p_limit) page;
  delete from selection_exposure where ctid = any (array(
    select ctid from selection_exposure
    where selection > p_after and selection <= v_last and liability <= 0
    order by selection for update skip locked));
  return v_last;
end $$;

-- Deletes markets on which a player has nothing in play; walked in the same way, by market and player.
create or replace function purge_player_exposure(
  p_market text, p_user bigint, p_limit integer, out last_market text, out last_user bigint
)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select market, user_id into last_market, last_user
    from (
      select market, user_id from player_market_exposure where (market, user_id) > (p_market, p_user)
      order by market, user_id limit p_limit
    ) page
    order by market desc, user_id desc limit 1;
  delete from player_market_exposure where ctid = any (array(
    select ctid from player_market_exposure
    where (market, user_id) > (p_market, p_user) and (market, user_id) <= (last_market, last_user) and stake <= 0
    order by market, user_id for update skip locked));
end $$;
