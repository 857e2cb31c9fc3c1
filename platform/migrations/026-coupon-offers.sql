-- Coupons that are passed on by a code: the bets as they were put together. Neither amounts nor who made them.
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
