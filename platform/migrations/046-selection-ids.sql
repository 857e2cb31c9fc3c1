-- migrate: contract
-- The id of a selection is called selection_id everywhere, and selectionId in stored requests and answers.

alter table coupon_leg rename column market_id to selection_id;
alter table coupon_leg_group rename column market_ids to selection_ids;
alter table express_offer rename column market_ids to selection_ids;
alter table price_alert rename column market_id to selection_id;

do $$
declare
  c record;
begin
  for c in
    select a.attrelid::regclass as "table", quote_ident(a.attname) as "column"
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and a.atttypid = 'jsonb'::regtype
  loop
    execute format(
      'update %1$s set %2$s = regexp_replace(%2$s::text, ''"market(Ids?)":'', ''"selection\1":'', ''g'')::jsonb
       where %2$s::text ~ ''"marketIds?":''', c."table", c."column");
  end loop;
end $$;
