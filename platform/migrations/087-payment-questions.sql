-- expand: the time of a question to the player of a withdrawal.

-- When a withdrawal that waits for its player goes back to the review, server clock; null in any other state.
alter table payment add column answer_due_at bigint;
-- The player was told that the time ends soon.
alter table payment add column is_answer_reminded boolean not null default false;
update payment set answer_due_at = changed_at + 14 * 24 * 3600000::bigint where state = 'waiting-for-player';
create index payment_answer_due on payment (answer_due_at) where answer_due_at is not null;
