-- Coupons that are bought back, in whole or in part, and the rules by which the platform does it by itself. The amount of
-- a coupon stays what was staked; what is in play is that less `sold_stake`.

alter table coupon add column sold_stake bigint not null default 0;
alter table coupon add column sold_amount bigint not null default 0;
alter table coupon add constraint coupon_sold_stake_check check (sold_stake between 0 and amount);
alter table coupon drop constraint coupon_result_check;
alter table coupon add constraint coupon_result_check check (result in ('win', 'lose', 'return', 'sold'));
alter table coupon add constraint coupon_sold_check check ((result = 'sold') is not true or sold_stake = amount);

create table coupon_sale (
  coupon_id bigint not null references coupon,
  -- 1, 2, … in the order of the sales of one coupon.
  number smallint not null,
  stake bigint not null check (stake > 0),
  amount bigint not null check (amount > 0),
  sold_by text not null check (sold_by in ('player', 'rule')),
  at bigint not null,
  primary key (coupon_id, number)
);

-- What became of each idempotency key of a sale.
create table sale_request (
  user_id bigint not null,
  key uuid not null,
  request_hash bytea not null,
  -- No foreign key: its shared lock on the coupon's row would keep two sales at once from locking it for themselves.
  coupon_id bigint not null,
  state text not null check (state in ('pending', 'sold', 'refused')),
  sale_number smallint,
  refusal jsonb,
  arrived_at bigint not null,
  decides_at bigint,
  -- Wall clock after which the process that holds a pending sale is taken for dead.
  abandoned_at timestamptz,
  primary key (user_id, key)
);

create table sale_rule (
  coupon_id bigint primary key references coupon,
  user_id bigint not null,
  -- The offer for everything in play that sets it off.
  target bigint not null check (target > 0),
  -- Null sells everything.
  stake bigint check (stake > 0),
  created_at bigint not null
);

-- What had just happened in the game when the leg was decided; null where nobody looked in time.
alter table coupon_leg add column decided_by jsonb;

create function sale_answer(r sale_request) returns jsonb
language sql stable as $$
  select case r.state
    when 'sold' then jsonb_build_object('number', r.sale_number)
    when 'refused' then jsonb_build_object('refusal', r.refusal)
    else jsonb_build_object('decidesAt', r.decides_at)
  end || jsonb_build_object('status', r.state, 'isReplay', true);
$$;

-- Takes a sale's money and stake over, with the coupon's row locked. Answers the number of the sale, or null when the
-- coupon is not what the price was made for any more.
create function book_sale(p jsonb, p_by text) returns smallint
language plpgsql as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  s jsonb := p -> 'sale';
  v_stake bigint := (s ->> 'stake')::bigint;
  v_price bigint := (s ->> 'price')::bigint;
  v_coupon coupon;
  v_number smallint;
begin
  select * into v_coupon from coupon where id = v_id and user_id = (p ->> 'userId')::bigint for update;
  if not found or v_coupon.state <> 'open' or v_coupon.sold_stake <> (s ->> 'soldStake')::bigint
      or v_coupon.sold_stake + v_stake > v_coupon.amount
      or (select jsonb_agg(status_id order by position) from coupon_leg where coupon_id = v_id) <> s -> 'statuses' then
    return null;
  end if;
  select count(*) + 1 into v_number from coupon_sale where coupon_id = v_id;
  perform ledger_move('settlement', 'sale:' || v_id || ':' || v_number, v_id, v_coupon.account_id, 'payouts', v_price,
    v_now);
  insert into coupon_sale (coupon_id, number, stake, amount, sold_by, at)
    values (v_id, v_number, v_stake, v_price, p_by, v_now);
  if v_coupon.sold_stake + v_stake = v_coupon.amount then
    update coupon set sold_stake = amount, sold_amount = sold_amount + v_price, state = 'settled', result = 'sold',
        payout = 0, settled_at = v_now
      where id = v_id;
    delete from sale_rule where coupon_id = v_id;
  else
    update coupon set sold_stake = sold_stake + v_stake, sold_amount = sold_amount + v_price,
        max_payout = (s ->> 'maxPayout')::bigint, max_payout_limit = (s ->> 'maxPayoutLimit')::bigint
      where id = v_id;
  end if;
  return v_number;
end $$;

-- The one call of a sale: idempotency, session, coupon, ledger in one transaction. `p` holds a sale, a refusal to
-- remember, or `decidesAt` to hold it for the live delay. Answers `stale`, and remembers nothing, when the coupon has
-- changed since its price was made: look again.
create function sell_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_hash bytea := decode(p ->> 'requestHash', 'hex');
  v_now bigint := (p ->> 'now')::bigint;
  v_known sale_request;
  v_number smallint;
  v_is_new boolean;
begin
  if p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), v_now) then
    return jsonb_build_object('status', 'signed-out');
  end if;
  insert into sale_request (user_id, key, request_hash, coupon_id, state, arrived_at, decides_at, abandoned_at)
    values (v_user, v_key, v_hash, (p ->> 'couponId')::bigint, 'pending', v_now, (p ->> 'decidesAt')::bigint,
      clock_timestamp() + make_interval(secs => coalesce((p ->> 'patienceSeconds')::float8, 0)))
    on conflict (user_id, key) do nothing;
  v_is_new := found;
  select * into strict v_known from sale_request where user_id = v_user and key = v_key for update;
  if v_known.request_hash <> v_hash then
    return jsonb_build_object('status', 'mismatch');
  elsif not v_is_new and v_known.state = 'pending' and not p ? 'isDecision' and v_known.abandoned_at < clock_timestamp()
  then
    update sale_request set state = 'refused', refusal = jsonb_build_object('code', 'NOT_SOLD')
      where user_id = v_user and key = v_key returning * into v_known;
    return sale_answer(v_known);
  elsif not v_is_new and (v_known.state <> 'pending' or not p ? 'isDecision') then
    return sale_answer(v_known);
  elsif p ? 'decidesAt' then
    return jsonb_build_object('status', 'pending', 'decidesAt', (p ->> 'decidesAt')::bigint);
  elsif p ? 'refusal' then
    update sale_request set state = 'refused', refusal = p -> 'refusal' where user_id = v_user and key = v_key;
    return jsonb_build_object('status', 'refused', 'refusal', p -> 'refusal');
  end if;
  v_number := book_sale(p, 'player');
  if v_number is null then
    if v_is_new then
      delete from sale_request where user_id = v_user and key = v_key;
    end if;
    return jsonb_build_object('status', 'stale');
  end if;
  update sale_request set state = 'sold', sale_number = v_number where user_id = v_user and key = v_key;
  return jsonb_build_object('status', 'sold', 'number', v_number);
end $$;

-- Sets, or with a null target removes, the rule of an open coupon. Answers `unknown`, `settled`, `stake`, or whether
-- there was a rule before.
create function set_sale_rule(p_user bigint, p_coupon bigint, p_target bigint, p_stake bigint, p_now bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_coupon coupon;
begin
  select * into v_coupon from coupon where id = p_coupon and user_id = p_user for update;
  if not found then
    return 'unknown';
  elsif p_target is null then
    delete from sale_rule where coupon_id = p_coupon;
    return case when found then 'was' else 'none' end;
  elsif v_coupon.state <> 'open' then
    return 'settled';
  elsif p_stake > v_coupon.amount - v_coupon.sold_stake then
    return 'stake';
  end if;
  insert into sale_rule (coupon_id, user_id, target, stake, created_at) values (p_coupon, p_user, p_target, p_stake, p_now)
    on conflict (coupon_id) do update set target = p_target, stake = p_stake, created_at = p_now;
  return 'set';
end $$;

-- Sells by the rule of a coupon, which is thereby used up. Whoever comes second finds no rule, or another one.
create function fire_sale_rule(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_number smallint;
begin
  perform from coupon where id = v_id for update;
  perform from sale_rule where coupon_id = v_id and target = (p ->> 'target')::bigint for update;
  if not found then
    return jsonb_build_object('status', 'stale');
  end if;
  v_number := book_sale(p, 'rule');
  if v_number is null then
    return jsonb_build_object('status', 'stale');
  end if;
  delete from sale_rule where coupon_id = v_id;
  return jsonb_build_object('status', 'sold', 'number', v_number);
end $$;

-- Settles with the stake that the payout was made for: a sale in between makes it `stale`. Keeps what decided each leg.
create function settle_open_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_sold bigint;
  v_answer jsonb;
begin
  select sold_stake into v_sold from coupon where id = v_id for update skip locked;
  if not found then
    return jsonb_build_object('status', 'busy');
  elsif v_sold <> (p ->> 'soldStake')::bigint then
    return jsonb_build_object('status', 'stale');
  end if;
  v_answer := settle_taxed_coupon(p);
  if v_answer ->> 'status' in ('settled', 'noted') then
    update coupon_leg k set decided_by = l."decidedBy"
      from jsonb_to_recordset(p -> 'legs') as l (position smallint, "statusId" smallint, "decidedBy" jsonb)
      where k.coupon_id = v_id and k.position = l.position and k.decided_by is null
        and l."statusId" >= 0 and l."decidedBy" is not null;
  end if;
  if v_answer ->> 'status' = 'settled' then
    delete from sale_rule where coupon_id = v_id;
  end if;
  return v_answer;
end $$;

create function purge_refused_sales(p_before bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sale_request where state = 'refused' and arrived_at < p_before;
$$;

-- What must hold for the money of sales; answers a row for each thing that does not.
create function check_sales() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'sold stake is not that of the sales', c.id::text, c.sold_stake || ' <> ' || coalesce(sum(s.stake), 0)
    from coupon c left join coupon_sale s on s.coupon_id = c.id
    group by c.id having c.sold_stake <> coalesce(sum(s.stake), 0) or c.sold_amount <> coalesce(sum(s.amount), 0)
  union all
  select 'credit is not the price of the sale', s.coupon_id || ':' || s.number, s.amount || ' <> ' || coalesce(e.amount, 0)
    from coupon_sale s
    join coupon c on c.id = s.coupon_id
    left join ledger_transaction t on t.reference = 'sale:' || s.coupon_id || ':' || s.number
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where s.amount is distinct from e.amount
  union all
  select 'money without its sale', t.id::text, t.reference
    from ledger_transaction t
    where t.reference like 'sale:%'
      and not exists (select from coupon_sale s where t.reference = 'sale:' || s.coupon_id || ':' || s.number)
  union all
  select 'coupon that is sold out and still open', c.id::text, c.state
    from coupon c where c.sold_stake = c.amount and c.state = 'open'
  union all
  select 'rule of a settled coupon', c.id::text, r.target::text
    from sale_rule r join coupon c on c.id = r.coupon_id where c.state = 'settled'
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on coupon_sale, sale_request, sale_rule from fairline_app;
  end if;
end $$;
