-- Limits that players set on their stakes, losses and deposits (decision 014). What counts is read from running totals:
-- `account_balance` has those of this moment, `counted_move` those after each movement that counted, so that a window
-- costs two look-ups however long the player's history is.

create or replace function money_limit_group(p_type smallint) returns text
language sql immutable as $$
  select case when p_type < 10 then 'stake' when p_type < 20 then 'loss' else 'deposit' end;
$$;

-- Milliseconds of the window of a limit type: 24 hours, 7 days, 30 days.
create or replace function money_limit_window(p_type smallint) returns bigint
language sql immutable as $$
  -- Types of stakes begin with 1, the others with a full ten.
  select 86400000 * (array[1, 7, 30])[case when p_type < 10 then p_type else p_type % 10 + 1 end]::bigint;
$$;

-- The amount of a limit at an instant: a looser limit on stakes or losses has taken its place when its time has come;
-- one on deposits only when the player has confirmed it.
create or replace function money_limit_amount(p_limit money_limit, p_now bigint) returns bigint
language sql immutable as $$
  select case when p_limit.limit_type < 20 and p_limit.next_at <= p_now then p_limit.next_amount else p_limit.amount end;
$$;

-- An amount as it counts in another currency. Fractions count against the player's limit, never for it.
create or replace function counted_in(p_amount numeric, p_from char(3), p_to char(3)) returns bigint
language sql stable as $$
  select case when p_from = p_to then p_amount::bigint else (
    select ceil(p_amount * t.amount / f.amount)::bigint from currency_scale f, currency_scale t
    where f.currency = p_from and t.currency = p_to
  ) end;
$$;

-- What counted of a player's own money in (p_after, p_until], as an amount of one currency; to this moment where
-- `p_until` is null. `p_group` is stake, loss or deposit.
create or replace function counted_between(
  p_user bigint, p_group text, p_currency char(3), p_after bigint, p_until bigint default null
) returns bigint
language sql stable as $$
  select coalesce(sum(counted_in(
    case p_group when 'stake' then last.staked - coalesce(first.staked, 0)
      when 'loss' then last.lost - coalesce(first.lost, 0)
      else last.deposited - coalesce(first.deposited, 0) end, a.currency, p_currency)), 0)::bigint
  from account a
  join account_balance b on b.account_id = a.id
  left join lateral (
    select m.staked, m.lost, m.deposited from counted_move m where m.account_id = a.id and m.counted_at <= p_after
    order by m.counted_at desc, m.transaction_id desc limit 1
  ) first on true
  cross join lateral (
    select b.staked, b.lost, b.deposited where p_until is null
    union all (
      select m.staked, m.lost, m.deposited from counted_move m
      where p_until is not null and m.account_id = a.id and m.counted_at <= p_until
      order by m.counted_at desc, m.transaction_id desc limit 1
    )
  ) last
  where a.user_id = p_user and is_own_account(a.type);
$$;

-- The earliest instant after `p_after` such that `p_needed` less counts in a window that begins there, null when there is
-- none; it may be later than `p_now` where the server clock was set back. Stakes and deposits only add up, so that
-- halving finds it in about thirty look-ups; payouts make losses fall as well, so that their moves are read in order.
create or replace function counted_until(
  p_user bigint, p_group text, p_currency char(3), p_after bigint, p_now bigint, p_needed bigint
) returns bigint
language plpgsql stable as $$
declare
  v_total bigint := counted_between(p_user, p_group, p_currency, p_after);
  v_low bigint := p_after;
  v_high bigint;
  v_middle bigint;
begin
  if p_group = 'loss' then
    return (
      select min(counted_at) from (
        select counted_at, v_total + sum(change) over (order by counted_at) as counted from (
          select m.counted_at, counted_in(b.lost - m.lost, a.currency, p_currency)
            - counted_in(b.lost - coalesce(lag(m.lost) over one_account, first.lost, 0), a.currency, p_currency) as change
          from account a
          join account_balance b on b.account_id = a.id
          join counted_move m on m.account_id = a.id and m.counted_at > p_after
          left join lateral (
            select f.lost from counted_move f where f.account_id = a.id and f.counted_at <= p_after
            order by f.counted_at desc, f.transaction_id desc limit 1
          ) first on true
          where a.user_id = p_user and is_own_account(a.type)
          window one_account as (partition by m.account_id order by m.counted_at, m.transaction_id)
        ) changes
      ) moves where counted <= v_total - p_needed
    );
  end if;
  select greatest(p_now, max(b.counted_at)) into v_high
    from account a join account_balance b on b.account_id = a.id where a.user_id = p_user and is_own_account(a.type);
  if v_total < p_needed then
    return null;
  end if;
  while v_low + 1 < v_high loop
    v_middle := (v_low + v_high) / 2;
    if counted_between(p_user, p_group, p_currency, v_middle) <= v_total - p_needed then
      v_high := v_middle;
    else
      v_low := v_middle;
    end if;
  end loop;
  return v_high;
end $$;

-- What the limits of some groups say to an amount in a currency: null when it may pass, else the limit that leaves the
-- least, what it leaves in that currency, and when the amount would pass (when anything would, for an amount above the
-- limit itself). The rows of the limits are locked first, so that two bets at once are checked one after the other.
create or replace function money_limit_problem(
  p_user bigint, p_groups text[], p_currency char(3), p_amount bigint, p_now bigint
) returns jsonb
language plpgsql as $$
declare
  l record;
  v_left bigint;
  v_needed bigint;
  v_wanted bigint;
  v_least bigint;
  v_type smallint;
  v_currency char(3);
  v_more_at bigint;
begin
  perform from money_limit where user_id = p_user order by limit_type for update;
  if not found then
    return null;
  end if;
  for l in
    select m.limit_type, m.currency, money_limit_amount(m, p_now) as amount, money_limit_window(m.limit_type) as span,
      money_limit_group(m.limit_type) as kind
    from money_limit m where m.user_id = p_user
  loop
    continue when l.amount is null or not l.kind = any (p_groups);
    v_left := l.amount - counted_between(p_user, l.kind, l.currency, p_now - l.span);
    v_needed := counted_in(p_amount, p_currency, l.currency);
    continue when v_needed <= v_left;
    v_wanted := case when v_needed <= l.amount then v_needed else greatest(v_left, 0) + 1 end;
    v_more_at := greatest(v_more_at,
      counted_until(p_user, l.kind, l.currency, p_now - l.span, p_now, v_wanted - v_left) + l.span);
    if v_least is null or v_left < v_least then
      v_least := v_left;
      v_type := l.limit_type;
      v_currency := l.currency;
    end if;
  end loop;
  if v_least is null then
    return null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('limitType', v_type, 'moreAt', v_more_at, 'remaining',
    -counted_in(-greatest(v_least, 0), v_currency, p_currency)));
end $$;

-- Sets a limit; null for none. A stricter one holds at once and takes back whatever looser one was waiting; a looser one
-- waits. Asking for the same again does not begin the time anew.
create or replace function set_money_limit(
  p_user bigint, p_type smallint, p_currency char(3), p_amount bigint, p_now bigint, p_cooling bigint
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_limit money_limit;
  v_active bigint;
begin
  insert into money_limit (user_id, limit_type, currency, since) values (p_user, p_type, p_currency, p_now)
    on conflict do nothing;
  select * into strict v_limit from money_limit where user_id = p_user and limit_type = p_type for update;
  v_active := money_limit_amount(v_limit, p_now);
  if v_limit.limit_type < 20 and v_limit.next_at <= p_now then
    v_limit.since := v_limit.next_at;
    v_limit.next_at := null;
  end if;
  if v_active is not null and (p_amount is null or p_amount > v_active) then
    if v_limit.next_at is null or v_limit.next_amount is distinct from p_amount
        or v_limit.next_at + 86400000 <= p_now then
      v_limit.asked_at := p_now;
      v_limit.next_at := p_now + p_cooling;
    end if;
    update money_limit
      set amount = v_active, since = v_limit.since, next_amount = p_amount, asked_at = v_limit.asked_at,
        next_at = v_limit.next_at
      where user_id = p_user and limit_type = p_type;
  else
    update money_limit
      set amount = p_amount, currency = p_currency, next_amount = null, asked_at = null, next_at = null,
        since = case when p_amount is distinct from v_active then p_now else v_limit.since end
      where user_id = p_user and limit_type = p_type;
  end if;
end $$;

-- What a player answers to a limit that waits. Only one on deposits is confirmed: when its time to cool is over, and for
-- a day from then. Answers `done`, `nothing` when none waits, or `early`.
create or replace function answer_money_limit(p_user bigint, p_type smallint, p_is_confirmed boolean, p_now bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_limit money_limit;
begin
  select * into v_limit from money_limit where user_id = p_user and limit_type = p_type for update;
  if not found or v_limit.next_at is null
      or v_limit.next_at + (case when p_type < 20 then 0 else 86400000 end) <= p_now then
    return 'nothing';
  elsif p_is_confirmed and (p_type < 20 or v_limit.next_at > p_now) then
    return 'early';
  end if;
  update money_limit
    set amount = case when p_is_confirmed then next_amount else amount end,
      since = case when p_is_confirmed then p_now else since end,
      next_amount = null, asked_at = null, next_at = null
    where user_id = p_user and limit_type = p_type;
  return 'done';
end $$;

-- The limits of a player at an instant, with what each leaves.
create or replace function money_limits_of(p_user bigint, p_now bigint)
returns table (
  "limitType" smallint, iso char(3), amount bigint, since bigint, remaining bigint,
  "nextAmount" bigint, "askedAt" bigint, "nextAt" bigint
)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.limit_type, m.currency, h.amount,
    case when m.limit_type < 20 and m.next_at <= p_now then m.next_at else m.since end,
    h.amount - counted_between(p_user, money_limit_group(m.limit_type), m.currency,
      p_now - money_limit_window(m.limit_type)),
    case when w.waits then m.next_amount end, case when w.waits then m.asked_at end,
    case when w.waits then m.next_at end
  from money_limit m
  cross join lateral (select money_limit_amount(m, p_now) as amount) h
  cross join lateral (
    select m.next_at + case when m.limit_type < 20 then 0 else 86400000 end > p_now as waits
  ) w
  where m.user_id = p_user
  order by m.limit_type;
$$;

-- Only other functions call these.
revoke execute on function
  money_limit_group(smallint), money_limit_window(smallint), money_limit_amount(money_limit, bigint),
  counted_in(numeric, char, char), counted_between(bigint, text, char, bigint, bigint),
  counted_until(bigint, text, char, bigint, bigint, bigint), money_limit_problem(bigint, text[], char, bigint, bigint)
  from public;
