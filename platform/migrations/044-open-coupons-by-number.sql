-- The open coupons of an account are found by coupon_newest_open, by the version before too.
drop index coupon_open_of_account;
