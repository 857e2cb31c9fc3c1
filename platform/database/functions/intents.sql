-- Keys of money orders: one key, one answer. A step of an order is JSON that names the player, the key of the intent with
-- the hash of the request and the instant (`userId`, `key`, `requestHash`, `now`). It may hold `session` (left out for a
-- decision), `gate` (the versions of the admission), `isDecision`, `decidesAt` to delay the order, with the facts for
-- its decision as `delayed`, and `refusal` to store. Instants are epoch milliseconds of the server clock.

-- Returns the answer to a known key; `p_answer` is null while its order is pending.
create or replace function intent_answer(p_answer jsonb, p_decides_at bigint) returns jsonb
language sql immutable as $$
  select coalesce(p_answer, jsonb_build_object('status', 'pending', 'decidesAt', p_decides_at))
    || jsonb_build_object('isReplay', true);
$$;

-- Returns the answer of an order that is refused.
create or replace function refused_answer(p_refusal jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('status', 'refused', 'refusal', p_refusal);
$$;

-- Takes a key for an order: its session is live, its gate stands, and its key is new or is decided now. A new key is
-- stored with the answer that is expected, null for one that is delayed or posted later in the transaction. Answers null
-- when the order goes on, else the caller's answer.
create or replace function begin_intent(p_kind text, p jsonb, p_expected jsonb) returns jsonb
language plpgsql as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_hash bytea := decode(p ->> 'requestHash', 'hex');
  v_known money_intent;
begin
  if p ? 'session' and not session_is_live(decode(p ->> 'session', 'hex'), (p ->> 'now')::bigint) then
    return jsonb_build_object('status', 'signed-out');
  end if;
  if p ? 'gate' then
    if not gate_stands(v_user, p -> 'gate', (p ->> 'now')::bigint) then
      return jsonb_build_object('status', 'gate-moved');
    end if;
  end if;
  insert into money_intent (user_id, kind, key, request_hash, state, answer, arrived_at, decides_at)
    values (v_user, p_kind, v_key, v_hash,
      case when p_expected is null then 'pending' when p_expected ->> 'status' = 'refused' then 'refused' else 'done' end,
      p_expected, (p ->> 'now')::bigint, (p ->> 'decidesAt')::bigint)
    on conflict (user_id, kind, key) do nothing;
  if found then
    return null;
  end if;
  select * into strict v_known from money_intent where user_id = v_user and kind = p_kind and key = v_key for update;
  if v_known.request_hash <> v_hash then
    return jsonb_build_object('status', 'mismatch');
  elsif v_known.state <> 'pending' or not p ? 'isDecision' then
    return intent_answer(v_known.answer, v_known.decides_at);
  end if;
  return null;
end $$;

-- Gives a key its answer, unless it has it already, and returns it.
create or replace function end_intent(p_kind text, p_user bigint, p_key uuid, p_answer jsonb) returns jsonb
language plpgsql as $$
begin
  update money_intent set answer = p_answer,
      state = case p_answer ->> 'status' when 'refused' then 'refused' else 'done' end
    where user_id = p_user and kind = p_kind and key = p_key and answer is distinct from p_answer;
  return p_answer;
end $$;

-- Returns the answer to a key as stored; null for a key that never arrived.
create or replace function known_intent(p_kind text, p_user bigint, p_key uuid, p_hash bytea) returns jsonb
language sql stable security definer set search_path = public, pg_temp as $$
  select case when i.request_hash <> p_hash then '{"status": "mismatch"}'::jsonb else intent_answer(i.answer, i.decides_at) end
  from money_intent i where i.user_id = p_user and i.kind = p_kind and i.key = p_key;
$$;

-- Returns the answer to a key, or, when it never arrived, seals it with a refusal so that nothing is ever done under it.
create or replace function seal_intent(p_kind text, p_user bigint, p_key uuid, p_refusal jsonb, p_now bigint)
returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_known money_intent;
begin
  insert into money_intent (user_id, kind, key, state, answer, arrived_at)
    values (p_user, p_kind, p_key, 'refused', refused_answer(p_refusal), p_now)
    on conflict (user_id, kind, key) do nothing;
  select * into strict v_known from money_intent where user_id = p_user and kind = p_kind and key = p_key for update;
  return intent_answer(v_known.answer, v_known.decides_at);
end $$;

-- Only other functions call these.
revoke execute on function
  intent_answer(jsonb, bigint), refused_answer(jsonb), begin_intent(text, jsonb, jsonb),
  end_intent(text, bigint, uuid, jsonb)
  from public;
