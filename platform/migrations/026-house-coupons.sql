-- Coupons that are passed on by a code: the bets as they were put together, with the prices of then.
-- Neither amounts nor who made them.
create table shared_coupon (
  code text primary key check (code ~ '^[2-9A-HJKMNP-Z]{8}$'),
  type_id smallint not null check (type_id between 0 and 9),
  system_value smallint,
  bets jsonb not null,
  -- Server clock, epoch ms.
  made_at bigint not null,
  ends_at bigint not null
);
create index shared_coupon_ends on shared_coupon (ends_at);

-- Expresses that the house puts together. One that is over stays, so that it can be told from one that never was.
create table express_offer (
  id text primary key,
  section text not null check (section in ('line', 'live')),
  -- Day of the server clock, UTC: 2026-11-22.
  day text not null,
  -- How many of this day came before it.
  turn smallint not null,
  percent smallint not null check (percent between 1 and 100),
  -- Selection ids in the order of the coupon.
  market_ids jsonb not null,
  ended_at bigint,
  unique (section, day, turn)
);

-- Coupons of such an express: what is added to their payout.
create table coupon_uplift (
  coupon_id bigint primary key references coupon,
  express_id text not null,
  percent smallint not null check (percent between 1 and 100)
);

-- `place_taxed_coupon` for the coupon of an express of the house: its uplift is written with it, or neither is.
create function place_house_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := place_taxed_coupon(p);
begin
  if v_answer ->> 'status' = 'accepted' and not v_answer ? 'isReplay' then
    insert into coupon_uplift (coupon_id, express_id, percent) values (
      (v_answer ->> 'couponId')::bigint, p -> 'coupon' ->> 'expressId', (p -> 'coupon' ->> 'upliftPercent')::smallint
    );
  end if;
  return v_answer;
end $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_uplift from fairline_app;
  end if;
end $$;
