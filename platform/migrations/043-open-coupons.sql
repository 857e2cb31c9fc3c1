-- The open coupons of an account, newest first.
-- migrate: no transaction
create index concurrently if not exists coupon_newest_open on coupon (account_id, placed_at desc, id desc)
  where state = 'open';
