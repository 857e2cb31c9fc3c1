-- Orders that wait out their acceptance delay (decision 033). Instants are epoch milliseconds of the server clock.

-- Keeps an order that is delayed until `decidesAt`, in the transaction that delays it. `p` is the step of the order,
-- with what its decision needs as `delayed`.
create or replace function delay_order(p_kind text, p jsonb) returns void
language sql as $$
  insert into delayed_order (user_id, kind, key, facts, arrived_at, due_at) values (
    (p ->> 'userId')::bigint, p_kind, (p ->> 'key')::uuid, p -> 'delayed', (p ->> 'now')::bigint,
    (p ->> 'decidesAt')::bigint
  );
$$;
revoke execute on function delay_order(text, jsonb) from public;

-- Drops the row of an order that is decided.
create or replace function forget_delayed_order(p_kind text, p_user bigint, p_key uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from delayed_order where user_id = p_user and kind = p_kind and key = p_key;
$$;

-- Whether an order is still undecided: its key is pending, and it does not wait for wanted odds, which decide it then.
create or replace function is_order_undecided(p_kind text, p_user bigint, p_key uuid) returns boolean
language sql stable as $$
  select case p_kind
    when 'placement' then exists (select from placement where user_id = p_user and key = p_key and state = 'pending')
      and not exists (select from wanted_odds_order where user_id = p_user and key = p_key and state = 'waiting')
    else exists (
      select from coupon_order where user_id = p_user and kind = p_kind and key = p_key and state = 'pending')
  end;
$$;
revoke execute on function is_order_undecided(text, bigint, uuid) from public;

-- Takes orders whose time has come by `p_now`, the longest due first, for `p_claim_seconds` of the wall clock. Skips
-- those that another process has, and drops those that were decided without their row.
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
