-- Players, their sessions and accounts, and the ledger. Instants are epoch milliseconds of the server clock; amounts are
-- minor units of the account's currency; coefficients are thousandths.

-- The platform works as this role, which can read money but can only move it through the functions below. Where the
-- owner of the database may not create roles, the platform works as the owner and the triggers alone guard the ledger.
do $$
begin
  if not exists (select from pg_roles where rolname = 'fairline_app') then
    create role fairline_app nologin;
  end if;
  execute format('grant fairline_app to %I', current_user);
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then raise notice 'no role fairline_app: %', sqlerrm;
end $$;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    grant usage on schema public to fairline_app;
    alter default privileges in schema public grant select, insert, update, delete on tables to fairline_app;
    alter default privileges in schema public grant usage on sequences to fairline_app;
  end if;
end $$;

-- Players and sessions ------------------------------------------------------------------------------------------------

create table player (
  id bigint generated always as identity (start with 100001) primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  language text not null,
  password_hash text not null,
  play_money boolean not null,
  active_account_id bigint,
  -- Sign-in before the present one, and the present one.
  previous_sign_in_at bigint,
  last_sign_in_at bigint,
  created_at bigint not null
);

-- Only the hash of a session id is kept: who reads the table cannot sign in with it.
create table session (
  id_hash bytea primary key,
  user_id bigint not null references player,
  signed_in_at bigint not null,
  previous_sign_in_at bigint,
  idle_ms bigint not null,
  seen_at bigint not null,
  ends_at bigint not null,
  ended_at bigint
);
create index session_of_player on session (user_id);

create table sign_in_throttle (
  subject text primary key,
  failures integer not null,
  since bigint not null
);

create table platform_secret (
  name text primary key,
  value bytea not null
);

create function session_is_live(p_hash bytea, p_now bigint) returns boolean
language sql stable as $$
  select exists (
    select from session
    where id_hash = p_hash and ended_at is null and ends_at > p_now and seen_at + idle_ms > p_now
  );
$$;

-- Accounts ------------------------------------------------------------------------------------------------------------

create table account (
  id bigint generated always as identity (start with 200001) primary key,
  -- Null for an account of the house, which has a code instead.
  user_id bigint references player,
  code text,
  type smallint check (type in (0, 4, 9)),
  currency char(3) not null,
  decimals smallint not null check (decimals between 0 and 3),
  label text not null default '',
  created_at bigint not null,
  check ((user_id is null) = (code is not null) and (user_id is null) = (type is null)),
  unique (code, currency),
  unique (user_id, type, currency)
);

alter table player add foreign key (active_account_id) references account;

-- Running balance of a player's account; the house's balances are sums of entries, because one row that every
-- placement updates would make all of them wait for each other.
create table account_balance (
  account_id bigint primary key references account,
  balance bigint not null default 0 check (balance >= 0)
) with (fillfactor = 50);

-- Ledger --------------------------------------------------------------------------------------------------------------

create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('play-money', 'stake', 'settlement')),
  -- Names what is booked (stake:<coupon>); unique, so that nothing is ever booked twice.
  reference text not null unique,
  coupon_id bigint,
  at bigint not null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index ledger_transaction_coupon on ledger_transaction (coupon_id) where coupon_id is not null;

-- No foreign key to account: its lock on the row of a house account would be shared by all placements. The trigger
-- below checks the same, and accounts are never deleted.
create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  position smallint not null,
  account_id bigint not null,
  currency char(3) not null,
  amount bigint not null check (amount <> 0),
  -- Of a player's account, after this entry.
  balance_after bigint check (balance_after >= 0),
  primary key (transaction_id, position)
);
create index ledger_entry_account on ledger_entry (account_id, transaction_id);

create function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;

create trigger ledger_transaction_append_only before update or delete on ledger_transaction
  for each row execute function ledger_refuse_change();
create trigger ledger_transaction_no_truncate before truncate on ledger_transaction
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger account_no_delete before delete on account
  for each row execute function ledger_refuse_change();

create function ledger_check_balanced() returns trigger
language plpgsql as $$
begin
  if exists (
    select from ledger_entry where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
  ) then
    raise exception 'ledger transaction % is not balanced', new.transaction_id using errcode = 'check_violation';
  end if;
  if not exists (select from account where id = new.account_id and currency = new.currency) then
    raise exception 'no account % in %', new.account_id, new.currency using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balanced();

create function house_account(p_code text, p_currency char(3), p_decimals smallint, p_at bigint) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from account where code = p_code and currency = p_currency;
  if v_id is null then
    insert into account (code, currency, decimals, created_at) values (p_code, p_currency, p_decimals, p_at)
      on conflict (code, currency) do nothing;
    select id into v_id from account where code = p_code and currency = p_currency;
  end if;
  return v_id;
end $$;

-- Moves money between a player's account and one of the house's; a positive amount goes to the player. The only
-- writer of entries and of balances.
create function ledger_move(
  p_kind text, p_reference text, p_coupon bigint, p_account bigint, p_house text, p_amount bigint, p_at bigint
) returns bigint
language plpgsql as $$
declare
  v_account account;
  v_house bigint;
  v_transaction bigint;
  v_balance bigint;
begin
  select * into strict v_account from account where id = p_account;
  v_house := house_account(p_house, v_account.currency, v_account.decimals, p_at);
  update account_balance set balance = balance + p_amount where account_id = p_account returning balance into strict v_balance;
  insert into ledger_transaction (kind, reference, coupon_id, at) values (p_kind, p_reference, p_coupon, p_at)
    returning id into v_transaction;
  insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after) values
    (v_transaction, 1, p_account, v_account.currency, p_amount, v_balance),
    (v_transaction, 2, v_house, v_account.currency, -p_amount, null);
  return v_balance;
end $$;

create function open_account(
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

-- Adds play money up to a ceiling, once for each reference. Answers the balance, or null when the ceiling is reached.
create function add_play_money(p_account bigint, p_amount bigint, p_ceiling bigint, p_reference text, p_at bigint)
returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_balance bigint;
begin
  select balance into strict v_balance from account_balance where account_id = p_account for update;
  if exists (select from ledger_transaction where reference = p_reference) then
    return v_balance;
  end if;
  if v_balance >= p_ceiling then
    return null;
  end if;
  return ledger_move('play-money', p_reference, null, p_account, 'play-money', least(p_amount, p_ceiling - v_balance), p_at);
end $$;

-- Opens the player's main account with the first play money, if any, and makes it the active one.
create function register_player(p jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now bigint := (p ->> 'now')::bigint;
  v_gift bigint := (p ->> 'playMoney')::bigint;
  v_user bigint;
  v_account bigint;
begin
  insert into player (email, name, language, password_hash, play_money, created_at)
    values (p ->> 'email', p ->> 'name', p ->> 'language', p ->> 'passwordHash', v_gift > 0, v_now)
    returning id into v_user;
  v_account := open_account(v_user, 0::smallint, p ->> 'currency', (p ->> 'decimals')::smallint, '', v_now);
  update player set active_account_id = v_account where id = v_user;
  if v_gift > 0 then
    perform add_play_money(v_account, v_gift, v_gift, 'play-money:first:' || v_user, v_now);
  end if;
  return v_user;
end $$;
