-- Coupons that are edited: the old one is bought back whole and the new one placed with what was given, in one.
-- Amounts are minor units, instants epoch milliseconds of the server clock.

alter table coupon_sale drop constraint coupon_sale_sold_by_check;
alter table coupon_sale add constraint coupon_sale_sold_by_check check (sold_by in ('player', 'rule', 'edit'));
alter table coupon drop constraint coupon_result_check;
alter table coupon add constraint coupon_result_check check (result in ('win', 'lose', 'return', 'sold', 'edited'));
alter table coupon drop constraint coupon_sold_check;
alter table coupon add constraint coupon_sold_check check ((result in ('sold', 'edited')) is not true or sold_stake = amount);

create table coupon_edit (
  old_id bigint primary key references coupon,
  -- Null only inside the transaction that makes it.
  new_id bigint unique references coupon,
  account_id bigint not null,
  currency char(3) not null,
  -- What was given for the old coupon.
  value bigint not null check (value > 0),
  -- Of the new stake, what the limits on stakes have counted with the old one already.
  rolled bigint not null check (rolled >= 0),
  at bigint not null
);
create index coupon_edit_of_account on coupon_edit (account_id, at);

-- What became of each idempotency key of an edit.
create table edit_request (
  user_id bigint not null,
  key uuid not null,
  request_hash bytea not null,
  coupon_id bigint not null,
  state text not null check (state in ('pending', 'edited', 'refused')),
  new_id bigint,
  refusal jsonb,
  arrived_at bigint not null,
  decides_at bigint,
  -- Wall clock after which the process that holds a pending edit is taken for dead.
  abandoned_at timestamptz,
  primary key (user_id, key)
);

create function edit_answer(r edit_request) returns jsonb
language sql stable as $$
  select case r.state
    when 'edited' then jsonb_build_object('newId', r.new_id)
    when 'refused' then jsonb_build_object('refusal', r.refusal)
    else jsonb_build_object('decidesAt', r.decides_at)
  end || jsonb_build_object('status', r.state, 'isReplay', true);
$$;

-- A stake that replaces one in play is no new one, as far as it neither exceeds that one nor what was given for it.
alter function money_moves(bigint, text, bigint) rename to money_moves_before_edits;
create function money_moves(p_user bigint, p_group text, p_after bigint)
returns table (at bigint, currency char(3), amount bigint)
language sql stable as $$
  select * from money_moves_before_edits(p_user, p_group, p_after)
  union all
  select x.at, x.currency, -x.rolled
  from account a join coupon_edit x on x.account_id = a.id
  where p_group = 'stake' and a.user_id = p_user and a.type in (0, 9) and x.at > p_after;
$$;

-- Ends the old coupon at its price and places the new one. Answers its number; null when the old one is not what the
-- price was made for any more. Raises FE001 with what the placement answered when that was no new coupon.
create function book_edit(p jsonb) returns bigint
language plpgsql as $$
declare
  v_old bigint := (p ->> 'couponId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_price bigint := (p -> 'sale' ->> 'price')::bigint;
  v_answer jsonb;
  v_new bigint;
begin
  if book_sale(p, 'edit') is null then
    return null;
  end if;
  -- Before the stake is booked: the guard over the ledger looks at it.
  insert into coupon_edit (old_id, account_id, currency, value, rolled, at)
    select c.id, c.account_id, c.currency, v_price,
      least(v_price, (p -> 'placement' ->> 'amount')::bigint, (p -> 'sale' ->> 'stake')::bigint), v_now
    from coupon c where c.id = v_old;
  v_answer := place_taxed_coupon(p -> 'placement');
  if v_answer ->> 'status' <> 'accepted' or v_answer ? 'isReplay' then
    raise exception 'the new coupon was not placed' using errcode = 'FE001', detail = v_answer::text;
  end if;
  v_new := (v_answer ->> 'couponId')::bigint;
  update coupon set result = 'edited' where id = v_old;
  update coupon_edit set new_id = v_new where old_id = v_old;
  return v_new;
end $$;

-- The one call of an edit: idempotency, session, both coupons, ledger in one transaction. `p` holds a sale with a
-- placement, a refusal to remember, or `decidesAt` to hold it for the live delay. Answers `stale`, and remembers nothing,
-- when the coupon has changed since it was priced: look again.
create function edit_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_hash bytea := decode(p ->> 'requestHash', 'hex');
  v_now bigint := (p ->> 'now')::bigint;
  v_refusal jsonb := p -> 'refusal';
  v_known edit_request;
  v_new bigint;
  v_is_new boolean;
  v_detail text;
begin
  if p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), v_now) then
    return jsonb_build_object('status', 'signed-out');
  end if;
  insert into edit_request (user_id, key, request_hash, coupon_id, state, arrived_at, decides_at, abandoned_at)
    values (v_user, v_key, v_hash, (p ->> 'couponId')::bigint, 'pending', v_now, (p ->> 'decidesAt')::bigint,
      clock_timestamp() + make_interval(secs => coalesce((p ->> 'patienceSeconds')::float8, 0)))
    on conflict (user_id, key) do nothing;
  v_is_new := found;
  select * into strict v_known from edit_request where user_id = v_user and key = v_key for update;
  if v_known.request_hash <> v_hash then
    return jsonb_build_object('status', 'mismatch');
  elsif not v_is_new and v_known.state = 'pending' and not p ? 'isDecision' and v_known.abandoned_at < clock_timestamp()
  then
    update edit_request set state = 'refused', refusal = jsonb_build_object('code', 'NOT_EDITED')
      where user_id = v_user and key = v_key returning * into v_known;
    return edit_answer(v_known);
  elsif not v_is_new and (v_known.state <> 'pending' or not p ? 'isDecision') then
    return edit_answer(v_known);
  elsif p ? 'decidesAt' then
    return jsonb_build_object('status', 'pending', 'decidesAt', (p ->> 'decidesAt')::bigint);
  end if;
  if v_refusal is null then
    begin
      v_new := book_edit(p);
    exception when sqlstate 'FE001' then
      get stacked diagnostics v_detail = pg_exception_detail;
      v_refusal := coalesce(v_detail::jsonb -> 'refusal', jsonb_build_object('code', 'NOT_EDITED'));
    end;
    if v_refusal is null and v_new is null then
      if v_is_new then
        delete from edit_request where user_id = v_user and key = v_key;
      end if;
      return jsonb_build_object('status', 'stale');
    end if;
  end if;
  update edit_request set state = case when v_refusal is null then 'edited' else 'refused' end, new_id = v_new,
      refusal = v_refusal
    where user_id = v_user and key = v_key;
  return case when v_refusal is null then jsonb_build_object('status', 'edited', 'newId', v_new)
    else jsonb_build_object('status', 'refused', 'refusal', v_refusal) end;
end $$;

create function purge_refused_edits(p_before bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from edit_request where state = 'refused' and arrived_at < p_before;
$$;

-- What must hold for the money of edits; answers a row for each thing that does not.
create function check_edits() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'edit without its new coupon', x.old_id::text, x.value::text from coupon_edit x where x.new_id is null
  union all
  select 'value is not the price of the old coupon', x.old_id::text, x.value || ' <> ' || coalesce(s.amount, 0)
    from coupon_edit x left join coupon_sale s on s.coupon_id = x.old_id and s.sold_by = 'edit'
    where s.amount is distinct from x.value
  union all
  select 'edited coupon without its edit', c.id::text, coalesce(c.result, '')
    from coupon c left join coupon_edit x on x.old_id = c.id
    where (c.result = 'edited') is distinct from (x.old_id is not null) and (c.result = 'edited' or x.old_id is not null)
  union all
  select 'edit by another player or account', x.old_id::text, x.new_id::text
    from coupon_edit x join coupon o on o.id = x.old_id join coupon n on n.id = x.new_id
    where o.user_id <> n.user_id or o.account_id <> n.account_id or x.account_id <> o.account_id
  union all
  select 'what is counted with the old stake is not what was in both', x.old_id::text, x.rolled::text
    from coupon_edit x join coupon n on n.id = x.new_id
    join coupon_sale s on s.coupon_id = x.old_id and s.sold_by = 'edit'
    where x.rolled <> least(x.value, n.amount, s.stake)
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_edit, edit_request from fairline_app;
  end if;
end $$;
