-- Limits that players set on their stakes, losses and deposits, and the guard that no movement of money gets past.
-- Instants are epoch milliseconds of the server clock; amounts are minor units of the currency beside them.

-- What one and the same stake is in each currency: the platform's own scale, written at each start from its table.
-- Amounts of further accounts are counted against limits by it.
create table currency_scale (
  currency char(3) primary key,
  amount bigint not null check (amount > 0)
);

create table money_limit (
  user_id bigint not null references player,
  -- Stakes 1, 2, 3; losses 10, 11, 12; deposits 20, 21, 22: of 24 hours, 7 days, 30 days.
  limit_type smallint not null check (limit_type in (1, 2, 3, 10, 11, 12, 20, 21, 22)),
  -- The player's main currency when it was set; a conversion of the main account converts the amounts.
  currency char(3) not null,
  -- Null for no limit.
  amount bigint check (amount > 0),
  -- Since when this amount holds.
  since bigint not null,
  -- The looser one that was asked for (null stands for no limit), when that was, and when its time to cool is over.
  next_amount bigint check (next_amount > 0),
  asked_at bigint,
  next_at bigint,
  primary key (user_id, limit_type),
  check ((asked_at is null) = (next_at is null) and (next_at is not null or next_amount is null))
);

create function money_limit_group(p_type smallint) returns text
language sql immutable as $$
  select case when p_type < 10 then 'stake' when p_type < 20 then 'loss' else 'deposit' end;
$$;

create function money_limit_window(p_type smallint) returns bigint
language sql immutable as $$
  -- Types of stakes begin with 1, the others with a full ten.
  select 86400000 * (array[1, 7, 30])[case when p_type < 10 then p_type else p_type % 10 + 1 end]::bigint;
$$;

-- What holds at an instant: a looser limit on stakes or losses has taken its place when its time has come; one on
-- deposits only when the player has confirmed it.
create function money_limit_amount(p_limit money_limit, p_now bigint) returns bigint
language sql immutable as $$
  select case when p_limit.limit_type < 20 and p_limit.next_at <= p_now then p_limit.next_amount else p_limit.amount end;
$$;

-- An amount as it counts in another currency. Fractions count against the player's limit, never for it.
create function counted_in(p_amount numeric, p_from char(3), p_to char(3)) returns bigint
language sql stable as $$
  select case when p_from = p_to then p_amount::bigint else (
    select ceil(p_amount * t.amount / f.amount)::bigint from currency_scale f, currency_scale t
    where f.currency = p_from and t.currency = p_to
  ) end;
$$;

-- Whether a player has put money in: presses of the button for play money, which carry the player's number.
create function is_deposit(p_transaction ledger_transaction, p_user bigint) returns boolean
language sql immutable as $$
  select p_transaction.kind = 'play-money' and p_transaction.reference like 'play-money:' || p_user || ':%';
$$;

-- Movements of a player's own money after an instant that count for a group of limits: stakes; stakes less everything
-- that coupons have paid; what the player has put in. What the house gives (at sign-up, by QA) is no deposit, and money
-- of a bonus account is not the player's own.
create function money_moves(p_user bigint, p_group text, p_after bigint)
returns table (at bigint, currency char(3), amount bigint)
language sql stable as $$
  select t.at, e.currency, case p_group when 'deposit' then e.amount else -e.amount end
  from account a
  join ledger_entry e on e.account_id = a.id
  join ledger_transaction t on t.id = e.transaction_id
  where a.user_id = p_user and a.type in (0, 9) and t.at > p_after and case p_group
    -- What is lent for the moment of a free bet takes its stake out again.
    when 'stake' then t.kind in ('stake', 'promo')
    when 'loss' then t.coupon_id is not null or t.kind = 'promo'
    else is_deposit(t, p_user)
  end;
$$;

-- What the limits of some groups say to an amount in a currency: null when it may pass, else the limit that leaves the
-- least, what it leaves in that currency, and when the amount would pass (when anything would, for an amount above the
-- limit itself). The rows of the limits are locked first, so that two bets at once are looked at one after the other.
create function money_limit_problem(
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
  v_at bigint;
  v_more_at bigint;
begin
  perform from money_limit where user_id = p_user order by limit_type for update;
  for l in
    select m.limit_type, m.currency, money_limit_amount(m, p_now) as amount, money_limit_window(m.limit_type) as span,
      money_limit_group(m.limit_type) as kind
    from money_limit m where m.user_id = p_user
  loop
    continue when l.amount is null or not l.kind = any (p_groups);
    select l.amount - coalesce(sum(counted_in(amount, currency, l.currency)), 0) into v_left
      from money_moves(p_user, l.kind, p_now - l.span);
    v_needed := counted_in(p_amount, p_currency, l.currency);
    continue when v_needed <= v_left;
    v_wanted := case when v_needed <= l.amount then v_needed else greatest(v_left, 0) + 1 end;
    select min(at) + l.span into v_at from (
      select at, v_left + sum(counted_in(amount, currency, l.currency)) over (order by at) as freed
      from money_moves(p_user, l.kind, p_now - l.span)
    ) fallen where freed >= v_wanted;
    v_more_at := greatest(v_more_at, v_at);
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

-- Every stake and every deposit passes here, in the transaction that books it and whoever books it.
create function ledger_keep_limits() returns trigger
language plpgsql as $$
declare
  v_user bigint;
  v_transaction ledger_transaction;
  v_problem jsonb;
begin
  select a.user_id into v_user from account a
    where a.id = new.account_id and a.type in (0, 9)
      and exists (select from money_limit m where m.user_id = a.user_id);
  if not found then
    return new;
  end if;
  select * into v_transaction from ledger_transaction where id = new.transaction_id;
  if v_transaction.kind = 'stake' and new.amount < 0 then
    v_problem := money_limit_problem(v_user, '{stake,loss}', new.currency, -new.amount, v_transaction.at);
  elsif is_deposit(v_transaction, v_user) and new.amount > 0 then
    v_problem := money_limit_problem(v_user, '{deposit}', new.currency, new.amount, v_transaction.at);
  end if;
  if v_problem is not null then
    raise exception 'a limit of the player is in the way' using errcode = 'FL001', detail = v_problem::text;
  end if;
  return new;
end $$;

create trigger ledger_entry_keeps_limits before insert on ledger_entry
  for each row when (new.balance_after is not null) execute function ledger_keep_limits();

-- Sets a limit; null for none. A stricter one holds at once and takes back whatever looser one was waiting; a looser one
-- waits. Asking for the same again does not begin the time anew.
create function set_money_limit(
  p_user bigint, p_type smallint, p_currency char(3), p_amount bigint, p_now bigint, p_cooling bigint
) returns void
language plpgsql as $$
declare
  v_limit money_limit;
  v_held bigint;
begin
  insert into money_limit (user_id, limit_type, currency, since) values (p_user, p_type, p_currency, p_now)
    on conflict do nothing;
  select * into strict v_limit from money_limit where user_id = p_user and limit_type = p_type for update;
  v_held := money_limit_amount(v_limit, p_now);
  if v_limit.limit_type < 20 and v_limit.next_at <= p_now then
    v_limit.since := v_limit.next_at;
    v_limit.next_at := null;
  end if;
  if v_held is not null and (p_amount is null or p_amount > v_held) then
    if v_limit.next_at is null or v_limit.next_amount is distinct from p_amount
        or v_limit.next_at + 86400000 <= p_now then
      v_limit.asked_at := p_now;
      v_limit.next_at := p_now + p_cooling;
    end if;
    update money_limit
      set amount = v_held, since = v_limit.since, next_amount = p_amount, asked_at = v_limit.asked_at,
        next_at = v_limit.next_at
      where user_id = p_user and limit_type = p_type;
  else
    update money_limit
      set amount = p_amount, currency = p_currency, next_amount = null, asked_at = null, next_at = null,
        since = case when p_amount is distinct from v_held then p_now else v_limit.since end
      where user_id = p_user and limit_type = p_type;
  end if;
end $$;

-- What a player answers to a limit that waits. Only one on deposits is confirmed: when its time to cool is over, and for
-- a day from then. Answers `done`, `nothing` when none waits, or `early`.
create function answer_money_limit(p_user bigint, p_type smallint, p_is_confirmed boolean, p_now bigint) returns text
language plpgsql as $$
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
create function money_limits_of(p_user bigint, p_now bigint)
returns table (
  "limitType" smallint, iso char(3), amount bigint, since bigint, remaining bigint,
  "nextAmount" bigint, "askedAt" bigint, "nextAt" bigint
)
language sql stable as $$
  select m.limit_type, m.currency, h.amount,
    case when m.limit_type < 20 and m.next_at <= p_now then m.next_at else m.since end,
    h.amount - (select coalesce(sum(counted_in(v.amount, v.currency, m.currency)), 0)::bigint
      from money_moves(p_user, money_limit_group(m.limit_type), p_now - money_limit_window(m.limit_type)) v),
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
