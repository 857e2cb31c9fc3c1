-- Rows that are forgotten after a time are found by it.
create index coupon_order_refused on coupon_order (arrived_at) where state = 'refused';
create index waiting_bet_closed on waiting_bet (closed_at) where state <> 'waiting';
create index letter_ends on letter (ends_at);
create index price_alert_fired on price_alert (fired_at) where fired_at is not null;
create index sign_in_throttle_since on sign_in_throttle (since);

-- What was applied is read by the platform and written by the owner of the schema.
do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on migration, function_source from fairline_app;
    grant select on migration, function_source to fairline_app;
  end if;
end $$;
