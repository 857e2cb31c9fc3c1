-- The book watches itself (decision 029): markets that the house has stopped, the chances at which coupons were taken,
-- and what they paid against what those chances say. Instants are epoch milliseconds of the server clock.

create table market_stop (
  id bigint generated always as identity primary key,
  -- Null stops every game.
  game_id bigint,
  market_type smallint not null,
  -- Null stops every period.
  period smallint,
  reason text not null check (reason in ('price', 'value', 'payout', 'sum', 'gain', 'order')),
  evidence jsonb not null,
  since bigint not null,
  -- Null while it holds.
  lifted_at bigint
);
-- One market has one stop that holds.
create unique index market_stop_holds on market_stop (coalesce(game_id, 0), market_type, coalesce(period, -1))
  where lifted_at is null;

-- A coupon as the book saw it when it was taken. Money is minor units of the coupon's account. No foreign key: its check
-- would lock the coupon, and a settlement that finds a coupon locked puts it off.
create table coupon_watch (
  coupon_id bigint primary key,
  user_id bigint not null,
  -- Null where its legs are of several games.
  game_id bigint,
  market_type smallint,
  -- Thousandths of the currency's first amount that one minor unit is, so that coupons of all currencies add up.
  units numeric not null,
  stake bigint not null,
  -- The mean of what it pays by the chances of that instant, without margin; null where there is none to tell.
  value numeric,
  most bigint not null,
  -- For each leg its selection, price, chance and score (watched-coupon.ts).
  legs jsonb not null,
  placed_at bigint not null,
  sold_stake bigint not null default 0,
  -- What its sales and its settlement have paid so far.
  paid bigint not null default 0,
  ended_at bigint
);
create index coupon_watch_ended on coupon_watch (ended_at) where ended_at is not null;

-- Sums over coupons of one game and market type that ended on one day, in the units above: what they paid beyond their
-- values, the sum of their standard deviations, and the most that they could have paid beyond their values.
create table watch_sum (
  market_type smallint not null,
  day integer not null,
  game_id bigint not null,
  coupons integer not null,
  gain numeric not null,
  deviation numeric not null,
  most numeric not null,
  primary key (market_type, day, game_id)
);
create index watch_sum_day on watch_sum (day);

-- Cash-outs that gained within moments of the placement although nothing had happened.
create table quick_gain (
  user_id bigint not null,
  coupon_id bigint not null,
  at bigint not null,
  -- Minor units.
  gain bigint not null,
  primary key (user_id, at, coupon_id)
);
create index quick_gain_at on quick_gain (at);
