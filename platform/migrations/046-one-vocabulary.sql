-- migrate: contract
-- Tables, columns and stored JSON take the words of the glossary: selection id, cash-out, bonus, counter-offer, wanted odds.
-- Values stay as they are: the result `sold`, the order kind `sale`, and references `sale:…` of the ledger.

drop function if exists audit_held_coupons();
drop function if exists book_conversion(uuid, bigint, bigint, bigint, bigint, bigint);
drop function if exists book_edit(jsonb);
drop function if exists book_refusal(jsonb, char);
drop function if exists book_room(bigint, char, jsonb);
drop function if exists book_sale(jsonb, text);
drop function if exists book_units(bigint, jsonb);
drop function if exists decide_waiting_bet(jsonb);
drop function if exists fire_sale_rule(jsonb);
drop function if exists hold_waiting_bet(jsonb);
drop function if exists is_coupon_held(bigint);
drop function if exists purge_stake_offers(bigint, integer);
drop function if exists purge_waiting_bets(bigint, integer);
drop function if exists sell_coupon(jsonb);
drop function if exists set_sale_rule(bigint, bigint, bigint, bigint, bigint);
drop function if exists take_offer(bigint, uuid, uuid, bigint, bigint);
drop function if exists tell_waiting_bets(bigint, uuid[]);

-- The archive has tables of the same names once something was set apart.
do $$
declare
  c record;
begin
  for c in
    select t.schema || '.' || r."table" as "table", r."from", r."to"
    from (values ('public'), ('archive')) t (schema), (values
      ('coupon', 'sold_stake', 'cashed_out_stake'),
      ('coupon', 'sold_amount', 'cashed_out_amount'),
      ('coupon_leg', 'market_id', 'selection_id'),
      ('coupon_leg_group', 'market_ids', 'selection_ids'),
      ('coupon_sale', 'sold_by', 'cashed_out_by'),
      ('coupon_watch', 'sold_stake', 'cashed_out_stake'),
      ('express_offer', 'market_ids', 'selection_ids'),
      ('price_alert', 'market_id', 'selection_id')
    ) r ("table", "from", "to")
    where to_regclass(t.schema || '.' || r."table") is not null
  loop
    execute format('alter table %s rename column %I to %I', c."table", c."from", c."to");
  end loop;
  for c in
    select t.schema || '.' || r."from" as "from", r."to"
    from (values ('public'), ('archive')) t (schema), (values
      ('coupon_offer', 'coupon_bonus'),
      ('coupon_sale', 'coupon_cash_out'),
      ('express_offer', 'house_express'),
      ('letter', 'email_link'),
      ('sale_rule', 'cash_out_rule'),
      ('stake_offer', 'counter_offer'),
      ('waiting_bet', 'wanted_odds_order')
    ) r ("from", "to")
    where to_regclass(t.schema || '.' || r."from") is not null
  loop
    execute format('alter table %s rename to %I', c."from", c."to");
  end loop;
end $$;

-- Names of values in stored requests, answers and settings.
create function pg_temp.in_one_vocabulary(p_text text) returns text language plpgsql as $$
declare
  v record;
begin
  for v in
    select * from (values
      ('marketId', 'selectionId'), ('marketIds', 'selectionIds'), ('soldStake', 'cashedOutStake'),
      ('offerKey', 'counterOfferKey'), ('couponSale', 'couponCashOut'), ('couponOffers', 'couponBonuses'),
      ('bookLimits', 'liabilityLimits'), ('offerSeconds', 'validSeconds'),
      ('isHoldingAllowed', 'isWantedOddsAllowed'), ('maxHoldMinutes', 'maxWantedOddsMinutes')
    ) names ("from", "to")
  loop
    p_text := replace(p_text, '"' || v."from" || '":', '"' || v."to" || '":');
  end loop;
  return p_text;
end $$;

do $$
declare
  c record;
begin
  for c in
    select a.attrelid::regclass as "table", quote_ident(a.attname) as "column"
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace in (to_regnamespace('public'), to_regnamespace('archive')) and t.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped and a.atttypid = 'jsonb'::regtype
  loop
    execute format(
      'update %1$s set %2$s = pg_temp.in_one_vocabulary(%2$s::text)::jsonb
       where %2$s::text ~ ''"(marketIds?|soldStake|offerKey|coupon(Sale|Offers)|bookLimits|offerSeconds|isHoldingAllowed|maxHoldMinutes)":''',
      c."table", c."column");
  end loop;
end $$;

drop function pg_temp.in_one_vocabulary(text);
