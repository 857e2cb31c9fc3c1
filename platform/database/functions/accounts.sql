-- Accounts of players: opening, closing, converting. Their types are those of shared/domain/money/account-types.ts: 0 is
-- the main account, 4 a bonus account, 9 a currency account. Money on its way out has type 20 (docs/ledger.md), and an
-- account of the house has none.

-- Whether an account of this type holds its player's own money: the main account and currency accounts. A plain query
-- without settings of its own, so that queries are planned with it as if it were written out.
create or replace function is_own_account(p_type smallint) returns boolean
language sql immutable as $$
  select p_type in (0, 9);
$$;

create or replace function open_account(
  p_user bigint, p_type smallint, p_currency char(3), p_decimals smallint, p_label text, p_at bigint
) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  insert into account (user_id, type, currency, decimals, label, created_at)
    values (p_user, p_type, p_currency, p_decimals, p_label, p_at) returning id into v_id;
  insert into account_balance (account_id) values (v_id);
  return v_id;
end $$;

create or replace function register_player(p jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now bigint := (p ->> 'now')::bigint;
  v_gift bigint := (p ->> 'playMoney')::bigint;
  v_user bigint;
  v_account bigint;
begin
  insert into player (email, phone, name, language, password_hash, play_money, created_at)
    values (p ->> 'email', p ->> 'phone', p ->> 'name', p ->> 'language', p ->> 'passwordHash', v_gift > 0, v_now)
    returning id into v_user;
  v_account := open_account(v_user, 0::smallint, p ->> 'currency', (p ->> 'decimals')::smallint, '', v_now);
  update player set active_account_id = v_account where id = v_user;
  if v_gift > 0 then
    perform add_play_money(v_account, v_gift, v_gift, 'play-money:first:' || v_user, v_now);
  end if;
  return v_user;
end $$;

-- Opens an account in a currency. Breaks the unique index when the player already has an open one in it.
create or replace function open_currency_account(p_user bigint, p_currency char(3), p_decimals smallint, p_at bigint)
returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  update account_balance b set closed_at = null from account a
    where a.id = b.account_id and a.user_id = p_user and a.type = 9 and a.currency = p_currency
      and b.closed_at is not null
    returning a.id into v_id;
  if v_id is null then
    v_id := open_account(p_user, 9::smallint, p_currency, p_decimals, '', p_at);
  end if;
  return v_id;
end $$;

-- Returns whether bets will still bring money into an account: a coupon is open, or a hyper bonus is not credited yet.
create or replace function account_has_bets(p_account bigint) returns boolean
language sql stable as $$
  select exists (select from coupon where account_id = p_account and state = 'open')
    or exists (
      select from coupon_bonus o join coupon c on c.id = o.coupon_id
      where c.account_id = p_account and o.hyper_due_at is not null and o.hyper_credited_at is null
    );
$$;

-- Closes a player's account in a currency. Answers `closed`, or the obstacle: `unknown`, `main`, `money`, `bets`. The
-- player's row is locked first, as in activate_account, so that the active account is always an open one.
create or replace function close_currency_account(p_user bigint, p_currency char(3), p_at bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_account record;
begin
  perform from player where id = p_user for no key update;
  select a.id, a.type, b.balance into v_account
    from account a join account_balance b on b.account_id = a.id
    where a.user_id = p_user and is_own_account(a.type) and a.currency = p_currency and b.closed_at is null
    for update of b;
  if not found then
    return 'unknown';
  elsif v_account.type <> 9 then
    return 'main';
  elsif v_account.balance > 0 then
    return 'money';
  elsif account_has_bets(v_account.id) then
    return 'bets';
  end if;
  update account_balance set closed_at = p_at where account_id = v_account.id;
  update player set active_account_id = (select id from account where user_id = p_user and type = 0)
    where id = p_user and active_account_id = v_account.id;
  return 'closed';
end $$;

-- Makes an account the active one. Answers whether it is an open account of the player.
create or replace function activate_account(p_user bigint, p_account bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from player where id = p_user for no key update;
  update player set active_account_id = p_account
    where id = p_user and exists (
      select from account a join account_balance b on b.account_id = a.id
      where a.id = p_account and a.user_id = p_user and a.type <> 20 and b.closed_at is null
    );
  return found;
end $$;

-- Converts minor units of one currency into those of another: exact, rounded once, halves up. The rate says how many
-- units of the first make one of the second, as a decimal text.
create or replace function converted_amount(p_amount bigint, p_from_decimals smallint, p_to_decimals smallint, p_rate text)
returns bigint
language sql immutable security definer set search_path = public, pg_temp as $$
  select div(2 * n + d, 2 * d)::bigint from (
    select p_amount::numeric * 10::numeric ^ p_to_decimals * 10::numeric ^ scale(p_rate::numeric) as n,
      10::numeric ^ p_from_decimals * trunc(p_rate::numeric * 10::numeric ^ scale(p_rate::numeric)) as d
  ) fraction;
$$;

-- Converts the account of a player in one currency: its money goes to the account in the other, which is opened if
-- missing; the new account takes over as main or active one, and the old one is closed. Limits of the player follow a
-- main account. Answers the conversion, or the obstacle: `unknown`, `bets`.
create or replace function convert_account(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_to char(3) := p ->> 'to';
  v_to_decimals smallint := (p ->> 'toDecimals')::smallint;
  v_rate text := p ->> 'rate';
  v_at bigint := (p ->> 'at')::bigint;
  v_from record;
  v_target bigint;
  v_amount bigint;
  v_done account_conversion;
begin
  perform from player where id = v_user for no key update;
  select * into v_done from account_conversion where user_id = v_user and key = v_key;
  if found then
    return jsonb_build_object('status', 'done') || to_jsonb(v_done);
  end if;
  select a.id, a.type, a.currency, a.decimals, b.balance into v_from
    from account a join account_balance b on b.account_id = a.id
    where a.user_id = v_user and a.id = (p ->> 'accountId')::bigint and is_own_account(a.type)
      and a.currency = p ->> 'from' and b.closed_at is null
    for update of b;
  if not found then
    return jsonb_build_object('status', 'unknown');
  elsif account_has_bets(v_from.id) then
    return jsonb_build_object('status', 'bets');
  end if;
  select a.id into v_target from account a join account_balance b on b.account_id = a.id
    where a.user_id = v_user and is_own_account(a.type) and a.currency = v_to and b.closed_at is null;
  if not found then
    v_target := open_currency_account(v_user, v_to, v_to_decimals, v_at);
  end if;
  v_amount := converted_amount(v_from.balance, v_from.decimals, v_to_decimals, v_rate);
  perform post_conversion(v_key, v_from.id, v_target, v_from.balance, v_amount, v_at);
  update account_balance set closed_at = v_at where account_id = v_from.id;
  update player set active_account_id = v_target where id = v_user and active_account_id = v_from.id;
  if v_from.type = 0 then
    update account set type = 9 where id = v_from.id;
    update account set type = 0 where id = v_target;
    update money_limit set currency = v_to,
        amount = case when amount is not null
          then greatest(1, converted_amount(amount, v_from.decimals, v_to_decimals, v_rate)) end,
        next_amount = case when next_amount is not null
          then greatest(1, converted_amount(next_amount, v_from.decimals, v_to_decimals, v_rate)) end
      where user_id = v_user and currency = v_from.currency;
  end if;
  insert into account_conversion values (v_user, v_key, v_from.id, v_target, v_from.balance, v_amount, v_rate, v_at)
    returning * into v_done;
  return jsonb_build_object('status', 'done') || to_jsonb(v_done);
end $$;

-- Posts a conversion, which balances in each currency: the house takes the one and gives the other.
create or replace function post_conversion(
  p_key uuid, p_from bigint, p_to bigint, p_from_amount bigint, p_to_amount bigint, p_at bigint
) returns void
language plpgsql as $$
declare
  v_from account;
  v_to account;
  v_transaction bigint;
  v_balance bigint;
begin
  if p_from_amount = 0 then
    return;
  end if;
  select * into strict v_from from account where id = p_from;
  select * into strict v_to from account where id = p_to;
  -- The transaction takes its number with both balances locked. No other function locks two accounts; the player's row
  -- is locked before.
  perform from account_balance where account_id in (p_from, p_to) order by account_id for update;
  insert into ledger_transaction (kind, reference, at)
    values ('conversion', 'conversion:' || v_from.user_id || ':' || p_key, p_at) returning id into v_transaction;
  update account_balance set balance = balance - p_from_amount where account_id = p_from returning balance into strict v_balance;
  insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after) values
    (v_transaction, 1, p_from, v_from.currency, -p_from_amount, v_balance),
    (v_transaction, 2, house_account('conversion', v_from.currency, v_from.decimals, p_at), v_from.currency,
      p_from_amount, null);
  -- An amount below half of the smallest unit is rounded to nothing.
  if p_to_amount > 0 then
    update account_balance set balance = balance + p_to_amount where account_id = p_to returning balance into strict v_balance;
    insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after) values
      (v_transaction, 3, p_to, v_to.currency, p_to_amount, v_balance),
      (v_transaction, 4, house_account('conversion', v_to.currency, v_to.decimals, p_at), v_to.currency,
        -p_to_amount, null);
  end if;
end $$;

-- Only other functions call these.
revoke execute on function
  account_has_bets(bigint), post_conversion(uuid, bigint, bigint, bigint, bigint, bigint)
  from public;
