-- The two indexes before take the place of these, which each placement wrote. The version before still answers without
-- them: it finds a player's coupons by coupon_user_id_key_key, and open ones of an account by coupon_newest_open.
drop index coupon_of_player;
drop index coupon_open_of_account;
