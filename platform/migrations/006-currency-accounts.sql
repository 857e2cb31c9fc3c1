-- Currency accounts, which players open and close themselves. A closed account stays, because the ledger and the coupons
-- speak of it; opening its currency again opens the same account again.

-- Beside the balance, whose row every movement of money locks: a closing and a stake cannot pass each other. The check
-- is what keeps money from entering a closed account, whoever tries.
alter table account_balance add column closed_at bigint;
alter table account_balance add constraint closed_account_is_empty check (closed_at is null or balance = 0);

-- Bonus accounts aside, a player has one account in each currency.
create unique index account_currency_of_player on account (user_id, currency) where type in (0, 9);

-- Breaks the unique index when the player already has an open account in the currency.
create function open_currency_account(p_user bigint, p_currency char(3), p_decimals smallint, p_at bigint)
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

-- Answers `closed`, or what is in the way: `unknown`, `main`, `money`, `bets`. The player's row comes first, as it does
-- where an account is made the active one: the one that is active stays open.
create function close_currency_account(p_user bigint, p_currency char(3), p_at bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_account record;
begin
  perform from player where id = p_user for no key update;
  select a.id, a.type, b.balance into v_account
    from account a join account_balance b on b.account_id = a.id
    where a.user_id = p_user and a.type in (0, 9) and a.currency = p_currency and b.closed_at is null
    for update of b;
  if not found then
    return 'unknown';
  elsif v_account.type <> 9 then
    return 'main';
  elsif v_account.balance > 0 then
    return 'money';
  elsif exists (
    select from coupon where user_id = p_user and account_id = v_account.id and state = 'open'
  ) then
    return 'bets';
  end if;
  update account_balance set closed_at = p_at where account_id = v_account.id;
  update player set active_account_id = (select id from account where user_id = p_user and type = 0)
    where id = p_user and active_account_id = v_account.id;
  return 'closed';
end $$;

-- Whether the account is the player's, is open, and is the active one now.
create function activate_account(p_user bigint, p_account bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from player where id = p_user for no key update;
  update player set active_account_id = p_account
    where id = p_user and exists (
      select from account a join account_balance b on b.account_id = a.id
      where a.id = p_account and a.user_id = p_user and b.closed_at is null
    );
  return found;
end $$;
