-- The ledger: double entry, append-only. ledger_move writes entries and balances, and post_conversion those of currency
-- conversions; docs/ledger.md lists all postings.

create or replace function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  -- Rows that the archive has may be deleted.
  if tg_op = 'DELETE' and tg_table_name in ('ledger_entry', 'ledger_transaction')
      and to_regclass('archive.' || tg_table_name) is not null and is_archived(tg_table_name, to_jsonb(old)) then
    return old;
  end if;
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;

-- Returns whether the archive has an identical row of the ledger.
create or replace function is_archived(p_table name, p_row jsonb) returns boolean
language plpgsql stable as $$
begin
  return case p_table
    when 'ledger_entry' then exists (
      select from archive.ledger_entry a
      where a.transaction_id = (p_row ->> 'transaction_id')::bigint and a.position = (p_row ->> 'position')::smallint
        and to_jsonb(a) = p_row)
    else exists (select from archive.ledger_transaction a where a.id = (p_row ->> 'id')::bigint and to_jsonb(a) = p_row)
  end;
end $$;

-- Checks a transaction when it commits: each currency sums to zero, and each entry is in the currency of its account.
create or replace function ledger_check_balanced() returns trigger
language plpgsql as $$
declare
  v_currency record;
begin
  for v_currency in
    select sum(e.amount) as sum, min(e.account_id) filter (where a.id is null) as stranger, e.currency
      from ledger_entry e left join account a on a.id = e.account_id and a.currency = e.currency
      where e.transaction_id = new.transaction_id group by e.currency
  loop
    if v_currency.sum <> 0 then
      raise exception 'ledger transaction % is not balanced', new.transaction_id using errcode = 'check_violation';
    elsif v_currency.stranger is not null then
      raise exception 'no account % in %', v_currency.stranger, v_currency.currency
        using errcode = 'foreign_key_violation';
    end if;
  end loop;
  return null;
end $$;

-- Returns the house's account of a class in a currency, opened at its first use. A class with one account for each
-- provider or pool has codes like clearing:<provider>.
create or replace function house_account(p_code text, p_currency char(3), p_decimals smallint, p_at bigint)
returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from account where code = p_code and currency = p_currency;
  if v_id is not null then
    return v_id;
  end if;
  if not exists (
    select from account_class
    where code = split_part(p_code, ':', 1) and owner = 'house'
      and (kept_by is not null) = (split_part(p_code, ':', 2) <> '')
  ) then
    raise exception 'the chart of accounts has no account % of the house', p_code using errcode = 'check_violation';
  end if;
  insert into account (code, currency, decimals, created_at) values (p_code, p_currency, p_decimals, p_at)
    on conflict (code, currency) do nothing;
  select id into strict v_id from account where code = p_code and currency = p_currency;
  return v_id;
end $$;

-- Moves money between a player's account and one of the house's; a positive amount goes to the player. Answers the
-- balance afterwards. A kind that the player's own limits guard raises FL001 where they refuse it; `p_is_checked` says
-- that the caller has checked them in this transaction.
create or replace function ledger_move(
  p_kind text, p_reference text, p_coupon bigint, p_account bigint, p_house text, p_amount bigint, p_at bigint,
  p_is_checked boolean default false
) returns bigint
language plpgsql as $$
declare
  v record;
  v_house bigint;
  v_problem jsonb;
  v_balance bigint;
begin
  select a.user_id, a.currency, a.decimals, coalesce(is_own_account(a.type), false) as is_own, h.id as house, k.*
    into v
    from account a
    left join posting_kind k on k.kind = p_kind
    left join account h on h.code = p_house and h.currency = a.currency
    where a.id = p_account;
  if not found then
    raise exception 'there is no account %', p_account using errcode = 'no_data_found';
  elsif v.kind is null then
    raise exception 'there is no posting kind %', p_kind using errcode = 'check_violation';
  end if;
  -- Skips placements, which have checked the limits themselves: their coupon's number has just been drawn.
  if p_coupon is not null and not p_is_checked then
    if exists (select from archived_coupon where id = p_coupon) then
      -- All its money was posted before; the postings are in the archive.
      raise exception 'coupon % is archived', p_coupon using errcode = 'unique_violation';
    end if;
  end if;
  v_house := v.house;
  if v_house is null then
    -- The player's account is locked first, as everywhere: a second transaction may open the same account of the house.
    perform from account_balance where account_id = p_account for update;
    v_house := house_account(p_house, v.currency, v.decimals, p_at);
  end if;
  if v.guarded_by is not null and v.is_own and not p_is_checked then
    v_problem := money_limit_problem(v.user_id, v.guarded_by, v.currency, abs(p_amount), p_at);
    if v_problem is not null then
      raise exception 'a limit of the player is in the way' using errcode = 'FL001', detail = v_problem::text;
    end if;
  end if;
  with moved as (
    update account_balance set
        balance = balance + p_amount,
        staked = staked - case when v.is_own and v.counts_as_stake then p_amount else 0 end,
        lost = lost - case when v.is_own and v.counts_as_loss then p_amount else 0 end,
        deposited = deposited + case when v.is_own and v.counts_as_deposit then p_amount else 0 end,
        counted_at = greatest(counted_at, p_at)
      where account_id = p_account returning *
  ), posted as (
    -- Reads from the update, so that the transaction takes its number with the account's row locked.
    insert into ledger_transaction (kind, reference, coupon_id, at) select p_kind, p_reference, p_coupon, p_at from moved
      returning id
  ), entries as (
    insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after)
      select b.id, e.position, e.account_id, v.currency, e.amount, e.balance_after
      from posted b, moved m, lateral (values
        (1::smallint, p_account, p_amount, m.balance),
        (2::smallint, v_house, -p_amount, null)
      ) as e (position, account_id, amount, balance_after)
  ), counted as (
    insert into counted_move (account_id, counted_at, transaction_id, staked, lost, deposited)
      select p_account, m.counted_at, b.id, m.staked, m.lost, m.deposited from posted b, moved m
      where v.is_own and (v.counts_as_stake or v.counts_as_loss or v.counts_as_deposit)
  )
  select balance into strict v_balance from moved;
  return v_balance;
end $$;

-- Adds play money up to a ceiling, once for each reference. Answers the balance, or null when the ceiling is reached.
-- Play money that its player asks for has the player's number in its reference and counts as a deposit.
create or replace function add_play_money(
  p_account bigint, p_amount bigint, p_ceiling bigint, p_reference text, p_at bigint
) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_balance bigint;
  v_user bigint;
  v_amount bigint;
  v_is_deposit boolean;
begin
  select b.balance, a.user_id into strict v_balance, v_user
    from account_balance b join account a on a.id = b.account_id where b.account_id = p_account for update of b;
  if exists (select from ledger_transaction where reference = p_reference) then
    return v_balance;
  elsif v_balance >= p_ceiling then
    return null;
  end if;
  v_amount := least(p_amount, p_ceiling - v_balance);
  v_is_deposit := p_reference like 'play-money:' || v_user || ':%';
  v_balance := ledger_move(case when v_is_deposit then 'play-money-deposit' else 'play-money' end,
    p_reference, null, p_account, 'play-money', v_amount, p_at);
  if v_is_deposit then
    perform note_mailing(v_user, 'deposit_received', 'enable_mail_deposit', p_reference,
      jsonb_build_object('accountId', p_account, 'amount', v_amount), p_at);
  end if;
  return v_balance;
end $$;

-- Only other functions call these.
revoke execute on function is_archived(name, jsonb),
  house_account(text, char, smallint, bigint), ledger_move(text, text, bigint, bigint, text, bigint, bigint, boolean)
  from public;
