-- Pages of the history are merged from the settled coupons of each result and the open ones, newest first. A coupon
-- enters this index when it settles.
-- migrate: no transaction
create index concurrently if not exists coupon_settled_of_account on coupon (account_id, result, placed_at desc, id desc)
  where result is not null;
