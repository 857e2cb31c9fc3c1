-- Orders in their live delay (decision 033). Instants are epoch milliseconds of the server clock.

-- Stores an order that is delayed until `decidesAt`, in the transaction that delays it. `p` is the step of the order,
-- with the facts for its decision as `delayed`.
create or replace function delay_order(p_kind text, p jsonb) returns void
language sql as $$
  insert into delayed_order (user_id, kind, key, facts, arrived_at, due_at) values (
    (p ->> 'userId')::bigint, p_kind, (p ->> 'key')::uuid, p -> 'delayed', (p ->> 'now')::bigint,
    (p ->> 'decidesAt')::bigint
  );
$$;
revoke execute on function delay_order(text, jsonb) from public;

-- Deletes the row of a decided order.
create or replace function forget_delayed_order(p_kind text, p_user bigint, p_key uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from delayed_order where user_id = p_user and kind = p_kind and key = p_key;
$$;

-- Returns whether an order is still undecided: its key is pending, and it does not wait for wanted odds, which would
-- decide it then.
create or replace function is_order_undecided(p_kind text, p_user bigint, p_key uuid) returns boolean
language sql stable as $$
  select exists (
      select from money_intent where user_id = p_user and kind = p_kind and key = p_key and state = 'pending')
    and not (p_kind = 'placement' and exists (
      select from wanted_odds_order where user_id = p_user and key = p_key and state = 'waiting'));
$$;
revoke execute on function is_order_undecided(text, bigint, uuid) from public;

-- Claims orders that are due by `p_now`, the longest due first, for `p_claim_seconds` of the wall clock. It skips those
-- that another process has claimed, and deletes those that were decided without their row.
create or replace function claim_delayed_orders(p_now bigint, p_limit int, p_claim_seconds float8)
returns setof delayed_order
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select d.user_id, d.kind, d.key, is_order_undecided(d.kind, d.user_id, d.key) as is_undecided
    from delayed_order d
    where d.due_at <= p_now and (d.claimed_until is null or d.claimed_until < clock_timestamp())
    order by d.due_at limit p_limit for update skip locked
  ), decided as (
    delete from delayed_order d using due
    where not due.is_undecided and d.user_id = due.user_id and d.kind = due.kind and d.key = due.key
  )
  update delayed_order d set claimed_until = clock_timestamp() + make_interval(secs => p_claim_seconds)
    from due
    where due.is_undecided and d.user_id = due.user_id and d.kind = due.kind and d.key = due.key
    returning d.*;
$$;
