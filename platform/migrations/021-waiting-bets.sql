-- Bets that wait for a price (coupon mathematics §8.2), and placements that their players take back. Nothing is debited
-- before a bet is placed: its placement stays pending, and place_coupon decides it once, as it does after the live delay.

create table waiting_bet (
  user_id bigint not null,
  key uuid not null,
  account_id bigint not null references account,
  request_hash text not null,
  -- The placement as it was sent; it is priced anew at each attempt.
  body jsonb not null,
  -- Scores of the legs when it was sent.
  scores jsonb not null,
  -- What its player is shown.
  shown jsonb not null,
  is_live boolean not null,
  arrived_at bigint not null,
  until bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'placed', 'ended')),
  code text,
  coupon_id bigint,
  closed_at bigint,
  -- Its player has been told how it ended.
  is_told boolean not null default false,
  primary key (user_id, key),
  check ((state = 'waiting') = (closed_at is null)),
  check ((state = 'placed') = (coupon_id is not null))
);
create index waiting_bet_open on waiting_bet (arrived_at) where state = 'waiting';

-- What a coupon is taxed by (betting §3, taxes), as it was when it was placed, and what was withheld of its payout.
create table coupon_tax (
  coupon_id bigint primary key references coupon,
  rule jsonb not null,
  withheld bigint check (withheld >= 0)
);

-- Places a coupon together with the rule that it will be taxed by, where there is one.
create function place_taxed_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := place_coupon(p);
begin
  if v_answer ->> 'status' = 'accepted' and not v_answer ? 'isReplay' and p -> 'coupon' ? 'tax' then
    insert into coupon_tax (coupon_id, rule) values ((v_answer ->> 'couponId')::bigint, p -> 'coupon' -> 'tax');
  end if;
  return v_answer;
end $$;

-- Settles a coupon and notes what was withheld of what it pays; the payout is net.
create function settle_taxed_coupon(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := settle_coupon(p);
begin
  if v_answer ->> 'status' = 'settled' then
    update coupon_tax set withheld = (p -> 'settlement' ->> 'tax')::bigint where coupon_id = (p ->> 'couponId')::bigint;
  end if;
  return v_answer;
end $$;

-- Holds a placement until its price is reached. `p` is what place_coupon takes, with `waiting` beside it. Answers what
-- place_coupon does; `waiting` where it is held.
create function hold_waiting_bet(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_until bigint := (p ->> 'decidesAt')::bigint;
  v_answer jsonb := place_coupon(p - 'waiting');
begin
  if v_answer ->> 'status' <> 'pending' or v_answer ? 'isReplay' then
    return v_answer;
  end if;
  -- No process has to live for it.
  update placement set decides_at = v_until, abandoned_at = 'infinity' where user_id = v_user and key = v_key;
  insert into waiting_bet (
    user_id, key, account_id, request_hash, body, scores, shown, is_live, arrived_at, until
  ) values (
    v_user, v_key, (p ->> 'accountId')::bigint, p ->> 'requestHash', p -> 'waiting' -> 'body',
    p -> 'waiting' -> 'scores', p -> 'waiting' -> 'shown', (p -> 'waiting' ->> 'isLive')::boolean,
    (p -> 'waiting' ->> 'arrivedAt')::bigint, v_until
  );
  return v_answer;
end $$;

-- Decides a bet that waits: `p` is a decision as place_coupon takes it. Whoever comes second is told what was decided.
create function decide_waiting_bet(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_answer jsonb := place_taxed_coupon(p);
begin
  update waiting_bet set
      state = case v_answer ->> 'status' when 'accepted' then 'placed' else 'ended' end,
      code = v_answer -> 'refusal' ->> 'code', coupon_id = (v_answer ->> 'couponId')::bigint,
      closed_at = (p ->> 'now')::bigint
    where user_id = (p ->> 'userId')::bigint and key = (p ->> 'key')::uuid and state = 'waiting'
      and v_answer ->> 'status' in ('accepted', 'refused');
  return v_answer;
end $$;

-- Takes a placement back that is not decided. One that never arrived never will be placed; of one that is decided the
-- answer says how.
create function cancel_placement(p_user bigint, p_key uuid, p_refusal jsonb, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known placement;
begin
  insert into placement (user_id, key, state, refusal, arrived_at) values (p_user, p_key, 'refused', p_refusal, p_now)
    on conflict (user_id, key) do nothing;
  select * into strict v_known from placement where user_id = p_user and key = p_key for update;
  if v_known.state = 'pending' then
    update placement set state = 'refused', refusal = p_refusal where user_id = p_user and key = p_key
      returning * into v_known;
    update waiting_bet set state = 'ended', code = p_refusal ->> 'code', closed_at = p_now, is_told = true
      where user_id = p_user and key = p_key and state = 'waiting';
  end if;
  return placement_answer(v_known);
end $$;

create function tell_waiting_bets(p_user bigint, p_keys uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  update waiting_bet set is_told = true where user_id = p_user and key = any(p_keys) and state <> 'waiting';
$$;

-- Forgets how bets have ended that ended before an instant; a coupon stays.
create function purge_waiting_bets(p_before bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from waiting_bet where state <> 'waiting' and closed_at < p_before;
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on waiting_bet, coupon_tax from fairline_app;
  end if;
end $$;
