-- The gate before every movement that puts money at risk (decision 031). A change that closes or opens it for a player
-- increases the version of the player's row; one for the whole site increases the site's version. A transaction that
-- takes a bet or a deposit names the versions from which it was admitted, and takes nothing when it finds others.
-- Instants are epoch milliseconds of the server clock.

-- Returns the key of the lock that a change of the site takes alone, and every transaction behind the gate shares,
-- until its end.
create or replace function site_gate_lock() returns bigint
language sql immutable as $$ select 7224010::bigint $$;

-- Creates the gate of a new player, in the transaction that creates the player.
create or replace function player_gate_begins() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into player_gate (user_id) values (new.id);
  return null;
end $$;

-- Increases the version of a player's gate after a change of the player's settings or acceptances. The update waits for
-- every transaction behind the gate; later ones find another version.
create or replace function player_gate_moves() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update player_gate set version = version + 1 where user_id = new.user_id;
  return null;
end $$;

-- Increases the version of the site's gate after a change of the site config: maintenance, bans, terms, blocks.
create or replace function site_gate_moves() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(site_gate_lock());
  update site_gate set version = version + 1;
  return null;
end $$;

-- Returns whether the gate is as it was at the admission: `p_gate` holds the versions `player` and `site`, and `until`
-- when time alone would change the answer (null for never). Both versions then stay until the transaction ends. This is
-- the first lock of a transaction, so that none waits for the gate with a lock that a closing needs.
create or replace function gate_stands(p_user bigint, p_gate jsonb, p_now bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_player bigint;
  v_site bigint;
begin
  perform pg_advisory_xact_lock_shared(site_gate_lock());
  select version into v_player from player_gate where user_id = p_user for share;
  select version into v_site from site_gate;
  return coalesce(v_player = (p_gate ->> 'player')::bigint and v_site = (p_gate ->> 'site')::bigint, false)
    and coalesce(p_now < (p_gate ->> 'until')::bigint, true);
end $$;

-- Refuses a player's undecided orders, with the refusal as their answer: placements in the live delay, bets that wait
-- for wanted odds, edits, and coupons under review, whose stake comes back at once. Cash-outs go on. Orders that
-- another transaction is deciding are left to it, since it checks the gate. Answers the coupons whose money has moved,
-- as decide_review does.
create or replace function refuse_undecided(p_user bigint, p_refusal jsonb, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_intent record;
  v_coupon bigint;
  v_answer jsonb;
  v_moved jsonb := '[]';
begin
  for v_intent in
    select kind, key from money_intent where user_id = p_user and state = 'pending' and kind <> 'sale'
      order by kind, key for update skip locked
  loop
    if v_intent.kind = 'placement' then
      perform cancel_placement(p_user, v_intent.key, p_refusal, p_now);
      -- The player did not ask for this and is shown it.
      update wanted_odds_order set is_told = false where user_id = p_user and key = v_intent.key and state = 'ended';
    else
      perform end_intent(v_intent.kind, p_user, v_intent.key, refused_answer(p_refusal));
    end if;
  end loop;
  for v_coupon in
    select c.id from coupon c join coupon_review r on r.coupon_id = c.id
      where c.user_id = p_user and r.state = 'pending' order by c.id for update of c skip locked
  loop
    v_answer := decide_review(v_coupon, 'declined', p_now);
    if v_answer ->> 'status' = 'done' then
      v_moved := v_moved || v_answer;
    end if;
  end loop;
  return v_moved;
end $$;

-- Records that a player's gate closes now, ends the sessions if asked to, and refuses undecided orders. The recorded
-- instant is never earlier than the last accepted bet, whichever clock stamped it. The caller has already increased the
-- version.
create or replace function close_player_gate(p_user bigint, p_session_end text, p_refusal jsonb, p_now bigint)
returns jsonb
language plpgsql as $$
declare
  v_closed bigint;
  v_sessions jsonb := '[]';
begin
  update player_gate set closed_at = greatest(p_now,
      (select placed_at from coupon where user_id = p_user order by placed_at desc limit 1))
    where user_id = p_user returning closed_at into strict v_closed;
  if p_session_end is not null then
    with ended as (
      update session set ended_at = p_now, end_reason = p_session_end
      where user_id = p_user and ended_at is null
        and ends_at > p_now and seen_at + idle_ms > p_now
      returning encode(id_hash, 'hex') as hash
    )
    select coalesce(jsonb_agg(hash), '[]') into v_sessions from ended;
  end if;
  return jsonb_build_object('closedAt', v_closed, 'sessions', v_sessions,
    'moved', refuse_undecided(p_user, p_refusal, p_now));
end $$;

-- Excludes a player until an instant, or until a later one that was already set. Answers `until`, `closedAt`, the hex
-- hashes of the ended sessions, and the coupons whose money has moved.
create or replace function exclude_player(p_user bigint, p_until bigint, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_until bigint;
begin
  insert into player_care as c (user_id, excluded_until) values (p_user, p_until)
    on conflict (user_id) do update set excluded_until = greatest(c.excluded_until, excluded.excluded_until)
    returning excluded_until into strict v_until;
  return jsonb_build_object('until', v_until) || close_player_gate(p_user, 'exclusion',
    gate_refusal('PLAYER_EXCLUDED', v_until, 'gambling-help'), p_now);
end $$;

-- Begins or extends a time-out of a player: no stake is taken before its end, and the sessions stay.
create or replace function time_out_player(p_user bigint, p_until bigint, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_until bigint;
begin
  insert into player_care as c (user_id, time_out_until) values (p_user, p_until)
    on conflict (user_id) do update set time_out_until = greatest(c.time_out_until, excluded.time_out_until)
    returning time_out_until into strict v_until;
  return jsonb_build_object('until', v_until) || close_player_gate(p_user, null,
    gate_refusal('PLAYER_TIME_OUT', v_until, 'gambling-help'), p_now);
end $$;

-- Closes the account of a player for good; open coupons are settled as usual.
create or replace function close_player_account(p_user bigint, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update player_gate set version = version + 1, account_closed_at = coalesce(account_closed_at, p_now)
    where user_id = p_user;
  return jsonb_build_object('until', null) || close_player_gate(p_user, 'closed',
    gate_refusal('ACCOUNT_CLOSED', null, 'support'), p_now);
end $$;

-- Closes the account of a player who asks for it. Answers `bets` while a bet is open or a bonus is due, and `money` while
-- the player's own money is left; nothing is changed then. Play money goes back to the house.
create or replace function close_own_account(p_user bigint, p_now bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_is_play boolean;
  v_account record;
begin
  -- A posting holds the gate's row shared, so none comes between the checks and the closure.
  perform from player_gate where user_id = p_user for update;
  if exists (select from coupon where user_id = p_user and state = 'open') or exists (
    select from coupon_bonus b join coupon c on c.id = b.coupon_id
      where c.user_id = p_user and b.hyper_due_at is not null and b.hyper_credited_at is null
  ) then
    return jsonb_build_object('status', 'bets');
  elsif exists (select from payment where user_id = p_user and not payment_is_over(kind, state)) then
    -- Money is on its way to or from the player.
    return jsonb_build_object('status', 'money');
  end if;
  select play_money into strict v_is_play from player where id = p_user;
  for v_account in
    select a.id, b.balance from account a join account_balance b on b.account_id = a.id
      where a.user_id = p_user and b.balance > 0 order by a.id for update of b
  loop
    if not v_is_play then
      return jsonb_build_object('status', 'money');
    end if;
    perform ledger_move('play-money', 'closing:' || v_account.id, null, v_account.id, 'play-money', -v_account.balance,
      p_now);
  end loop;
  return jsonb_build_object('status', 'closed') || close_player_account(p_user, p_now);
end $$;

-- Returns a refusal of the gate in the form in which placements and edits store it.
create or replace function gate_refusal(p_code text, p_until bigint, p_helps text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('code', p_code, 'selectionIds', '[]'::jsonb, 'prices', '[]'::jsonb,
    'data', jsonb_strip_nulls(jsonb_build_object('until', p_until, 'helps', p_helps)));
$$;

-- Accepts a coupon under review, as decide_review does, unless the gate of its player has changed: then the answer is
-- `gate-moved`, and nothing is decided.
create or replace function accept_review(p_coupon bigint, p_gate jsonb, p_at bigint) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not gate_stands((select user_id from coupon where id = p_coupon), p_gate, p_at) then
    return jsonb_build_object('status', 'gate-moved');
  end if;
  return decide_review(p_coupon, 'accepted', p_at);
end $$;

-- Adds play money as add_play_money does, unless the gate has changed. Answers `added` with the balance, null when the
-- ceiling is reached.
create or replace function add_play_money_of_player(p_user bigint, p_gift jsonb, p_gate jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not gate_stands(p_user, p_gate, (p_gift ->> 'at')::bigint) then
    return jsonb_build_object('status', 'gate-moved');
  end if;
  return jsonb_build_object('status', 'added', 'balance', add_play_money((p_gift ->> 'accountId')::bigint,
    (p_gift ->> 'amount')::bigint, (p_gift ->> 'ceiling')::bigint, p_gift ->> 'reference', (p_gift ->> 'at')::bigint));
end $$;

-- Stores a choice of bonus as choose_bonus does, and grants it, unless the gate has changed.
create or replace function claim_bonus(p jsonb, p_gate jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not gate_stands((p ->> 'userId')::bigint, p_gate, (p ->> 'now')::bigint) then
    return jsonb_build_object('status', 'gate-moved');
  end if;
  return jsonb_build_object('status', 'chosen', 'row', choose_bonus(p));
end $$;

-- Answers a row for each bet that was accepted after its player's gate had closed, for good or until an instant still
-- to come, and before it was opened again.
create or replace function audit_gate() returns table (problem text, subject text, detail text)
language sql stable security definer set search_path = public, pg_temp as $$
  select 'coupon was accepted behind a closed gate', c.id::text, c.placed_at || ' > ' || g.closed_at
    from player_gate g
    left join player_care k on k.user_id = g.user_id
    join coupon c on c.user_id = g.user_id and c.placed_at > g.closed_at
    where g.account_closed_at is not null or c.placed_at < greatest(k.excluded_until, k.time_out_until);
$$;

revoke execute on function site_gate_lock(), close_player_gate(bigint, text, jsonb, bigint), gate_refusal(text, bigint, text)
  from public;
