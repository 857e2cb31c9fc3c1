-- Coupons and the one call that places them, the one that settles them, and the audit of all money.

create sequence coupon_number as bigint start with 1000000001;

create table coupon (
  id bigint primary key,
  user_id bigint not null,
  account_id bigint not null references account,
  key uuid not null,
  type_id smallint not null,
  system_value smallint,
  amount bigint not null check (amount > 0),
  amount_by_block jsonb not null default '{}',
  currency char(3) not null,
  decimals smallint not null,
  coef bigint not null,
  anti_express_coef bigint,
  anti_margin text,
  max_payout bigint not null,
  max_payout_limit bigint,
  state text not null default 'open' check (state in ('open', 'settled')),
  result text check (result in ('win', 'lose', 'return')),
  payout bigint check (payout >= 0),
  placed_at bigint not null,
  settled_at bigint,
  unique (user_id, key),
  check ((state = 'settled') = (payout is not null) and (payout is null) = (result is null)),
  check (payout is null or max_payout_limit is null or payout <= max_payout_limit)
);
create index coupon_of_player on coupon (user_id, placed_at desc, id desc);

create table coupon_leg (
  coupon_id bigint not null references coupon,
  position smallint not null,
  market_id bigint not null,
  game_id bigint not null,
  coef bigint not null check (coef > 1000),
  block_id smallint not null,
  banker boolean not null,
  is_live boolean not null,
  -- Names and score at placement, as the player saw them.
  snapshot jsonb not null,
  status_id smallint not null default -1 check (status_id between -2 and 6),
  settled_at bigint,
  final_score jsonb,
  -- The bet is decided and the game is over: nothing more can be said of this leg.
  is_closed boolean not null default false,
  primary key (coupon_id, position)
);
create index coupon_leg_open on coupon_leg (game_id) where not is_closed;

-- What became of each idempotency key. A key without a request hash was sealed before anything was placed with it.
create table placement (
  user_id bigint not null,
  key uuid not null,
  request_hash bytea,
  state text not null check (state in ('pending', 'accepted', 'refused')),
  coupon_id bigint,
  refusal jsonb,
  arrived_at bigint not null,
  decides_at bigint,
  -- Wall clock after which the process that holds a pending placement is taken for dead.
  abandoned_at timestamptz,
  primary key (user_id, key)
);

create function placement_answer(p placement) returns jsonb
language sql stable as $$
  select case p.state
    when 'accepted' then jsonb_build_object('couponId', p.coupon_id)
    when 'refused' then jsonb_build_object('refusal', p.refusal)
    else jsonb_build_object('decidesAt', p.decides_at)
  end || jsonb_build_object('status', p.state, 'isReplay', true);
$$;

create function coupon_insert(p jsonb, p_id bigint, p_decimals smallint, p_currency char(3)) returns void
language plpgsql as $$
declare
  c jsonb := p -> 'coupon';
begin
  insert into coupon (
    id, user_id, account_id, key, type_id, system_value, amount, amount_by_block, currency, decimals,
    coef, anti_express_coef, anti_margin, max_payout, max_payout_limit, placed_at
  ) values (
    p_id, (p ->> 'userId')::bigint, (p ->> 'accountId')::bigint, (p ->> 'key')::uuid, (c ->> 'typeId')::smallint,
    (c ->> 'systemValue')::smallint, (p ->> 'amount')::bigint, c -> 'amountByBlock', p_currency, p_decimals,
    (c ->> 'coef')::bigint, (c ->> 'antiExpressCoef')::bigint, c ->> 'antiMargin', (c ->> 'maxPayout')::bigint,
    (c ->> 'maxPayoutLimit')::bigint, (p ->> 'now')::bigint
  );
  insert into coupon_leg (coupon_id, position, market_id, game_id, coef, block_id, banker, is_live, snapshot)
    select p_id, l.position, l."marketId", l."gameId", l.coef, l."blockId", l.banker, l."isLive", l.snapshot
    from jsonb_to_recordset(c -> 'legs') as l (
      position smallint, "marketId" bigint, "gameId" bigint, coef bigint, "blockId" smallint, banker boolean,
      "isLive" boolean, snapshot jsonb
    );
end $$;

-- The one call of a placement: idempotency, session, balance, ledger, coupon and legs in one transaction. `p` holds a
-- coupon to accept, a refusal to remember, or `decidesAt` to hold it for the live delay. A refusal by prices or scores
-- is marked `refusalAfterBalance`: the balance comes before them in the order of validation.
create function place_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_hash bytea := decode(p ->> 'requestHash', 'hex');
  v_amount bigint := (p ->> 'amount')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
  v_refusal jsonb := p -> 'refusal';
  v_coupon bigint := case when p ? 'coupon' then nextval('coupon_number') end;
  v_state text := case when p ? 'decidesAt' then 'pending' when v_refusal is null then 'accepted' else 'refused' end;
  v_written text := v_state;
  v_known placement;
  v_account record;
begin
  if p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), v_now) then
    return jsonb_build_object('status', 'signed-out');
  end if;
  insert into placement (user_id, key, request_hash, state, coupon_id, refusal, arrived_at, decides_at, abandoned_at)
    values (
      v_user, v_key, v_hash, v_state, v_coupon, v_refusal, v_now, (p ->> 'decidesAt')::bigint,
      clock_timestamp() + make_interval(secs => (p ->> 'patienceSeconds')::float8)
    ) on conflict (user_id, key) do nothing;
  if not found then
    select * into strict v_known from placement where user_id = v_user and key = v_key for update;
    if v_known.request_hash <> v_hash then
      return jsonb_build_object('status', 'mismatch');
    elsif v_known.state <> 'pending' or not p ? 'isDecision' then
      return placement_answer(v_known);
    end if;
    v_written := 'pending';
  end if;
  select a.id, a.currency, a.decimals, b.balance into v_account
    from account_balance b join account a on a.id = b.account_id
    where b.account_id = (p ->> 'accountId')::bigint and a.user_id = v_user for update of b;
  if not found then
    raise exception 'player % has no account %', v_user, p ->> 'accountId' using errcode = 'no_data_found';
  end if;
  if v_account.balance < v_amount and (v_refusal is null or p ? 'refusalAfterBalance') then
    v_state := 'refused';
    v_refusal := jsonb_build_object('code', 'BALANCE', 'marketIds', '[]'::jsonb, 'prices', p -> 'prices',
      'data', jsonb_build_object('missing', v_amount - v_account.balance, 'balance', v_account.balance));
  end if;
  if v_state = 'accepted' then
    perform coupon_insert(p, v_coupon, v_account.decimals, v_account.currency);
    v_account.balance :=
      ledger_move('stake', 'stake:' || v_coupon, v_coupon, v_account.id, 'stakes', -v_amount, v_now);
  end if;
  if v_written <> v_state or v_refusal is distinct from p -> 'refusal' then
    update placement set state = v_state, refusal = v_refusal,
        coupon_id = case when v_state = 'accepted' then v_coupon end
      where user_id = v_user and key = v_key;
  end if;
  return jsonb_build_object('status', v_state) || case v_state
    when 'accepted' then jsonb_build_object('couponId', v_coupon, 'balance', v_account.balance)
    when 'refused' then jsonb_build_object('refusal', v_refusal)
    else jsonb_build_object('decidesAt', (p ->> 'decidesAt')::bigint)
  end;
end $$;

-- The final word on a key: what became of it, or, when nothing has, that nothing ever will.
create function seal_placement(p_user bigint, p_key uuid, p_refusal jsonb, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known placement;
begin
  insert into placement (user_id, key, state, refusal, arrived_at) values (p_user, p_key, 'refused', p_refusal, p_now)
    on conflict (user_id, key) do nothing;
  select * into strict v_known from placement where user_id = p_user and key = p_key for update;
  if v_known.state = 'pending' and v_known.abandoned_at < clock_timestamp() then
    update placement set state = 'refused', refusal = p_refusal where user_id = p_user and key = p_key
      returning * into v_known;
  end if;
  return placement_answer(v_known);
end $$;

-- Forgets refusals that arrived before an instant; accepted placements stay with their coupons.
create function purge_refused_placements(p_before bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from placement where state = 'refused' and arrived_at < p_before;
$$;

-- Books what is known of a coupon's legs and, once its money is certain, credits it exactly once. Answers `stale` when
-- a leg has been decided otherwise meanwhile: read the coupon again.
create function settle_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint := (p ->> 'couponId')::bigint;
  v_at bigint := (p ->> 'at')::bigint;
  v_payout bigint := (p -> 'settlement' ->> 'payout')::bigint;
  v_coupon coupon;
  v_balance bigint;
begin
  select * into v_coupon from coupon where id = v_id for update skip locked;
  if not found then
    return jsonb_build_object('status', 'busy');
  end if;
  if exists (
    select from coupon_leg k
    join jsonb_to_recordset(p -> 'legs') as l (position smallint, "statusId" smallint) using (position)
    where k.coupon_id = v_id and k.status_id >= 0 and k.status_id <> l."statusId"
  ) then
    return jsonb_build_object('status', 'stale');
  end if;
  update coupon_leg k set
      status_id = l."statusId", final_score = l."finalScore", is_closed = l."isClosed",
      settled_at = case when l."statusId" >= 0 then coalesce(k.settled_at, v_at) end
    from jsonb_to_recordset(p -> 'legs') as l (
      position smallint, "statusId" smallint, "finalScore" jsonb, "isClosed" boolean
    )
    where k.coupon_id = v_id and k.position = l.position and not k.is_closed;
  if v_payout is null or v_coupon.state = 'settled' then
    return jsonb_build_object('status', 'noted', 'userId', v_coupon.user_id);
  end if;
  if v_payout > 0 then
    v_balance := ledger_move('settlement', 'settlement:' || v_id, v_id, v_coupon.account_id, 'payouts', v_payout, v_at);
  end if;
  update coupon set state = 'settled', result = p -> 'settlement' ->> 'result', payout = v_payout, settled_at = v_at
    where id = v_id;
  return jsonb_build_object('status', 'settled', 'userId', v_coupon.user_id, 'accountId', v_coupon.account_id,
    'balance', v_balance);
end $$;

-- Everything that must hold for the money; answers a row for each thing that does not.
create function check_ledger() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'unbalanced transaction', transaction_id::text, currency || ' ' || sum(amount)
    from ledger_entry group by transaction_id, currency having sum(amount) <> 0
  union all
  select 'transaction with fewer than two entries', t.id::text, t.reference
    from ledger_transaction t
    where (select count(*) from ledger_entry e where e.transaction_id = t.id) < 2
  union all
  select 'balance is not the sum of entries', b.account_id::text, b.balance || ' <> ' || coalesce(sum(e.amount), 0)
    from account_balance b left join ledger_entry e using (account_id)
    group by b.account_id, b.balance having b.balance <> coalesce(sum(e.amount), 0)
  union all
  select 'balance below zero', account_id::text, balance::text from account_balance where balance < 0
  union all
  select 'entry in a currency that its account does not have', e.account_id::text, e.currency
    from ledger_entry e left join account a on a.id = e.account_id and a.currency = e.currency where a.id is null
  union all
  select 'stake is not the amount of the coupon', c.id::text, c.amount || ' <> ' || coalesce(-e.amount, 0)
    from coupon c
    left join ledger_transaction t on t.reference = 'stake:' || c.id
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where c.amount is distinct from -e.amount
  union all
  select 'credit is not the payout of the coupon', c.id::text, coalesce(c.payout, 0) || ' <> ' || coalesce(e.amount, 0)
    from coupon c
    left join ledger_transaction t on t.reference = 'settlement:' || c.id
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where coalesce(c.payout, 0) <> coalesce(e.amount, 0)
  union all
  select 'money without its coupon', t.id::text, t.reference
    from ledger_transaction t left join coupon c on c.id = t.coupon_id
    where t.kind in ('stake', 'settlement') and c.id is null
  union all
  select 'accepted placement without its coupon', p.key::text, p.user_id::text
    from placement p left join coupon c on c.id = p.coupon_id and c.user_id = p.user_id and c.key = p.key
    where p.state = 'accepted' and c.id is null
  union all
  select 'coupon without its placement', c.id::text, c.user_id::text
    from coupon c left join placement p on p.coupon_id = c.id and p.state = 'accepted' where p.key is null
$$;

-- Money is read by the platform and moved by nobody but the functions above.
do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on
      account, account_balance, ledger_transaction, ledger_entry, coupon, coupon_leg, placement from fairline_app;
    revoke insert, delete, truncate on player from fairline_app;
    revoke all on sequence coupon_number from fairline_app;
  end if;
end $$;
