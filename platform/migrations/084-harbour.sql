-- expand: the tables of the demonstration's payment company (docs/payment-provider.md), in a schema of their own. They
-- stay empty in production. Amounts are minor units, instants epoch milliseconds of the server clock.

create schema harbour;

create table harbour.setting (
  id smallint primary key check (id = 1),
  secret text not null,
  notice_secret text not null,
  -- How it misbehaves, as QA has asked it to.
  behaviour jsonb not null default '{}'
);

create table harbour.instrument (
  token text primary key,
  label text not null,
  holder text not null,
  is_returnable boolean not null,
  -- Payouts to it are accepted and fail.
  is_closed boolean not null default false
);

create table harbour.deposit (
  reference text primary key,
  id text not null unique,
  -- Opens the page of the payer.
  page_token text not null,
  request jsonb not null,
  state text not null,
  reason text,
  version bigint not null default 1,
  received bigint not null default 0,
  instrument text references harbour.instrument,
  -- What the page shows: the code of a terminal, the words of a transfer; or the step of the bank.
  code text,
  tries int not null default 0,
  due_at bigint,
  ends_at bigint not null,
  made_at bigint not null
);
create index deposit_due on harbour.deposit (due_at) where due_at is not null;
create index deposit_ends on harbour.deposit (ends_at) where state = 'waiting';

-- References under which nothing is ever done.
create table harbour.sealed (reference text primary key);

create table harbour.payout (
  reference text primary key,
  id text not null unique,
  request jsonb not null,
  state text not null,
  reason text,
  version bigint not null default 1,
  due_at bigint,
  made_at bigint not null
);
create index payout_due on harbour.payout (due_at) where due_at is not null;

create table harbour.voucher (
  code_hash text primary key,
  reference text not null
);

-- Money that it has moved for the site: its own book.
create table harbour.line (
  kind text not null,
  reference text not null,
  amount bigint not null,
  currency char(3) not null,
  at bigint not null,
  primary key (kind, reference)
);
create index line_by_time on harbour.line (at);

-- Notices to send; instants are of the wall clock.
create table harbour.notice (
  id text primary key,
  body text not null,
  next_at bigint not null,
  attempts int not null default 0,
  claimed_until bigint not null default 0,
  done_at bigint
);
create index notice_due on harbour.notice (next_at) where done_at is null;

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    grant usage on schema harbour to fairline_app;
    grant select, insert, update, delete on all tables in schema harbour to fairline_app;
  end if;
end $$;
