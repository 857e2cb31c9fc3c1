-- Orders that wait out their acceptance delay: placements, sales and edits of live bets. A row holds all that the
-- decision needs, so that any process can make it; it exists only while its order is undecided (decision 033).
-- Instants are epoch milliseconds of the server clock, but for `claimed_until`.

create table delayed_order (
  user_id bigint not null,
  kind text not null check (kind in ('placement', 'sale', 'edit')),
  key uuid not null,
  -- The order as it was sent, the hash of its request, and what the book said of it on arrival.
  facts jsonb not null,
  arrived_at bigint not null,
  due_at bigint not null check (due_at >= arrived_at),
  -- Wall clock until which one process has the order to itself; null when no process has taken it yet.
  claimed_until timestamptz,
  primary key (user_id, kind, key)
);
create index delayed_order_due on delayed_order (due_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on delayed_order from fairline_app;
  end if;
end $$;
