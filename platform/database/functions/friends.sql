-- Friends of players: who opened an account by the code of another player, and the free bet of the inviter.

-- Stores who invited a new player, once. An inviter who is the player, or whose account is closed or excluded, is none.
create or replace function join_friend(p_inviter bigint, p_friend bigint, p_now bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into friendship (user_id, inviter_id, joined_at)
    select p_friend, p_inviter, p_now where p_inviter <> p_friend and may_invite(p_inviter, p_now)
    on conflict (user_id) do nothing;
end $$;

-- Whether a player may invite friends: the account is open, and the player is not excluded.
create or replace function may_invite(p_user bigint, p_now bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from player_gate g left join player_care k using (user_id)
    where g.user_id = p_user and g.account_closed_at is null and coalesce(k.excluded_until <= p_now, true));
$$;

-- Counts the stake of a settled coupon for the player who invited its player, and gives that player the free bet once it
-- is reached. `p` has the `stake` in minor units and its `currency`, the stake that is wanted (`minTimes`) and the value of
-- the free bet (`times`) in first amounts, its `minCoef` and `expiresAt`, `maxFriends`, and the `banned` players. A closed,
-- excluded or banned inviter, or one with free bets for `maxFriends`, gets none for this friend; one in a time-out gets it
-- with the next coupon of the friend that counts. Answers the player who got a free bet; null for none.
create or replace function count_friend_stake(p_friend bigint, p jsonb, p_now bigint) returns bigint
language plpgsql as $$
declare
  v_friendship bigint;
  v_inviter bigint;
  v_staked bigint;
  v_currency char(3);
  v_value bigint;
  v_code text;
begin
  -- 1. Parts of a millionth are rounded up, so that thirds add up to the whole.
  update friendship f
    set staked = least(f.staked + ceil((p ->> 'stake')::numeric * 1000000 / s.amount), 1e15)::bigint
    from currency_scale s
    where f.user_id = p_friend and f.state = 'joined' and s.currency = p ->> 'currency'
    returning f.id, f.inviter_id, f.staked into v_friendship, v_inviter, v_staked;
  if v_friendship is null or v_staked < (p ->> 'minTimes')::bigint * 1000000 then
    return null;
  end if;

  -- 2. Friends of one inviter are rewarded one after the other, so that no more are rewarded than may be.
  perform from friend_code where user_id = v_inviter for update;
  if not may_invite(v_inviter, p_now) or p -> 'banned' @> to_jsonb(v_inviter)
      or (select count(*) from friendship where inviter_id = v_inviter and state = 'rewarded')
        >= (p ->> 'maxFriends')::bigint then
    update friendship set state = 'not-counted', decided_at = p_now where id = v_friendship;
    return null;
  elsif exists (select from player_care where user_id = v_inviter and time_out_until > p_now) then
    return null;
  end if;

  -- 3. The free bet is in the currency of the inviter's main account.
  select a.currency, (p ->> 'times')::bigint * s.amount into strict v_currency, v_value
    from account a join currency_scale s using (currency) where a.user_id = v_inviter and a.type = 0;
  loop
    v_code := 'FRIEND-' || nextval('friend_gift');
    exit when give_promo_code(jsonb_build_object('code', v_code, 'userId', v_inviter, 'value', v_value,
      'currency', v_currency, 'minCoef', p -> 'minCoef', 'expiresAt', p -> 'expiresAt', 'now', p_now, 'isNew', true));
  end loop;
  update friendship set state = 'rewarded', promo_code = v_code, decided_at = p_now where id = v_friendship;
  return v_inviter;
end $$;

-- Answers a row for each friend whose inviter does not have the free bet that was given.
create or replace function audit_friends() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'friend without the free bet of the inviter', f.user_id::text, f.promo_code
    from friendship f left join promo_code p on p.code = f.promo_code and p.user_id = f.inviter_id
    where f.state = 'rewarded' and p.code is null
$$;

-- Only other functions call these.
revoke execute on function count_friend_stake(bigint, jsonb, bigint), audit_friends() from public;
