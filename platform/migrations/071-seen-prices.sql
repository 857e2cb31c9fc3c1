-- expand: a nullable column
-- Price of a bet as the player saw it when the order was sent, thousandths; null for bets placed before this column.
alter table coupon_leg add column seen_coef bigint;

-- The tables of the archive have the columns of those that they were copied from.
alter table if exists archive.coupon_leg add column if not exists seen_coef bigint;
