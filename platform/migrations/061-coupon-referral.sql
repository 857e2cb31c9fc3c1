-- expand: a nullable column
-- Number of the referral under which a coupon was placed (betting §3, outgoing coupon: refId; P-13).
alter table coupon add column ref_id bigint;
