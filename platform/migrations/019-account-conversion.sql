-- Accounts in a currency that has ended become accounts in the one that has taken its place, at the rate that was fixed
-- once for all.

alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check
  check (kind in ('play-money', 'stake', 'settlement', 'conversion'));

-- What was converted; a repeated request answers what the first one did.
create table account_conversion (
  user_id bigint not null references player,
  key uuid not null,
  from_account bigint not null references account,
  to_account bigint not null references account,
  -- Minor units of each currency.
  from_amount bigint not null,
  to_amount bigint not null,
  rate text not null,
  at bigint not null,
  primary key (user_id, key)
);

-- Minor units of one currency in minor units of another: exact, rounded once, halves up. The rate says how many units of
-- the first make one of the second, as a decimal text.
create function converted_amount(p_amount bigint, p_from_decimals smallint, p_to_decimals smallint, p_rate text)
returns bigint
language sql immutable as $$
  select div(2 * n + d, 2 * d)::bigint from (
    select p_amount::numeric * 10::numeric ^ p_to_decimals * 10::numeric ^ scale(p_rate::numeric) as n,
      10::numeric ^ p_from_decimals * trunc(p_rate::numeric * 10::numeric ^ scale(p_rate::numeric)) as d
  ) fraction;
$$;

-- Converts the account of a player in one currency: its money goes to the account in the other, which is opened where
-- there is none; an account that was the main or the active one hands that over, and is closed. Limits of the player
-- follow a main account. Answers the conversion, or what is in the way: `unknown`, `bets`.
create function convert_account(p jsonb) returns jsonb
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
    where a.user_id = v_user and a.id = (p ->> 'accountId')::bigint and a.type in (0, 9)
      and a.currency = p ->> 'from' and b.closed_at is null
    for update of b;
  if not found then
    return jsonb_build_object('status', 'unknown');
  elsif exists (select from coupon where user_id = v_user and account_id = v_from.id and state = 'open') then
    return jsonb_build_object('status', 'bets');
  end if;
  select a.id into v_target from account a join account_balance b on b.account_id = a.id
    where a.user_id = v_user and a.type in (0, 9) and a.currency = v_to and b.closed_at is null;
  if not found then
    v_target := open_currency_account(v_user, v_to, v_to_decimals, v_at);
  end if;
  v_amount := converted_amount(v_from.balance, v_from.decimals, v_to_decimals, v_rate);
  perform book_conversion(v_key, v_from.id, v_target, v_from.balance, v_amount, v_at);
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

-- Both currencies balance by themselves: the house takes the one and gives the other.
create function book_conversion(
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
  insert into ledger_transaction (kind, reference, at)
    values ('conversion', 'conversion:' || v_from.user_id || ':' || p_key, p_at) returning id into v_transaction;
  update account_balance set balance = balance - p_from_amount where account_id = p_from returning balance into strict v_balance;
  insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after) values
    (v_transaction, 1, p_from, v_from.currency, -p_from_amount, v_balance),
    (v_transaction, 2, house_account('conversion', v_from.currency, v_from.decimals, p_at), v_from.currency,
      p_from_amount, null);
  -- Less than half of the smallest unit comes to nothing.
  if p_to_amount > 0 then
    update account_balance set balance = balance + p_to_amount where account_id = p_to returning balance into strict v_balance;
    insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after) values
      (v_transaction, 3, p_to, v_to.currency, p_to_amount, v_balance),
      (v_transaction, 4, house_account('conversion', v_to.currency, v_to.decimals, p_at), v_to.currency,
        -p_to_amount, null);
  end if;
end $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on account_conversion from fairline_app;
  end if;
end $$;
