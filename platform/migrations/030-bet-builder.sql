-- A leg that joins several selections of one game (decision 023): its members ascending, the prices of every set of them
-- when it was accepted (thousandths, by the bits of the set), and what became of each.
create table coupon_leg_group (
  coupon_id bigint not null,
  position smallint not null,
  market_ids jsonb not null,
  prices jsonb not null,
  statuses jsonb not null,
  primary key (coupon_id, position),
  foreign key (coupon_id, position) references coupon_leg (coupon_id, position),
  check (jsonb_array_length(market_ids) between 2 and 8),
  check (jsonb_array_length(statuses) = jsonb_array_length(market_ids)),
  check (jsonb_array_length(prices) = 2 ^ jsonb_array_length(market_ids))
);

alter function place_coupon(jsonb) rename to place_coupon_without_groups;
revoke execute on function place_coupon_without_groups(jsonb) from public;

-- The one call of a placement, with the members of its groups.
create function place_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := place_coupon_without_groups(p);
begin
  if v_answer ->> 'status' = 'accepted' and not v_answer ? 'isReplay' then
    insert into coupon_leg_group (coupon_id, position, market_ids, prices, statuses)
      select (v_answer ->> 'couponId')::bigint, l.position, l."group" -> 'marketIds', l."group" -> 'prices',
        l."group" -> 'statuses'
      from jsonb_to_recordset(p -> 'coupon' -> 'legs') as l (position smallint, "group" jsonb)
      where jsonb_typeof(l."group") = 'object';
  end if;
  return v_answer;
end $$;

alter function settle_open_coupon(jsonb) rename to settle_open_coupon_without_groups;
revoke execute on function settle_open_coupon_without_groups(jsonb) from public;

-- Settles a coupon and keeps what became of the members of its groups.
create function settle_open_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := settle_open_coupon_without_groups(p);
begin
  if v_answer ->> 'status' in ('settled', 'noted') then
    update coupon_leg_group g set statuses = l.members
      from jsonb_to_recordset(p -> 'legs') as l (position smallint, members jsonb)
      where g.coupon_id = (p ->> 'couponId')::bigint and g.position = l.position and jsonb_typeof(l.members) = 'array';
  end if;
  return v_answer;
end $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_leg_group from fairline_app;
  end if;
end $$;
