-- expand: withdrawals that were paid outside their provider.

-- {"proof": {"reference", "method", "paidOn"}, "staffId", "isClosing", "isPaid"}: who says that it was paid by hand, with the
-- proof. While it closes, nothing else moves the payment. Null for one that its provider pays.
alter table payment add column by_hand jsonb;
