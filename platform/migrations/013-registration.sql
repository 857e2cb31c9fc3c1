-- Ways to open an account: by e-mail or by phone, confirmed by a code before there is a player, with personal data in a
-- table of its own.
alter table player alter column email drop not null;
alter table player add constraint player_has_login check (email is not null or phone is not null) not valid;

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

-- A code can be for somebody who is no player yet: its message is in the language of the form.
alter table code drop constraint code_purpose_check;
alter table code add constraint code_purpose_check
  check (purpose in ('login', 'two_step', 'password', 'phone', 'registration'));
alter table code add column language text;

-- What was filled in, until its code has come. It goes with its code at the latest.
create table pending_registration (
  request text primary key references code on delete cascade,
  registration jsonb not null
);

-- How an account was opened, and what was agreed to then.
create table registration (
  user_id bigint primary key references player,
  type text not null check (type in ('fast_reg', 'phone_reg', 'full_reg', 'soc_reg')),
  network text,
  promo text,
  -- Change of the rules that was the last one when they were accepted; null before the first.
  terms_updated_at bigint,
  terms_accepted_at bigint not null,
  news_email boolean not null,
  news_sms boolean not null,
  registered_at bigint not null
);

create table personal_data (
  user_id bigint primary key references player,
  name text,
  surname text,
  middle_name text,
  birthday date,
  birth_place text,
  country text check (country ~ '^[A-Z]{2}$'),
  region text,
  city text,
  address text,
  pin_code text,
  document_type text,
  passport_series text,
  passport_number text,
  passport_date date,
  passport_issued_by text,
  inn text,
  -- Not confirmed: nobody signs in by these.
  contact_email text,
  contact_phone text,
  updated_at bigint not null
);
