-- expand: tables of the cashier; two kinds of orders, kinds of postings, classes of the house's accounts. Instants are
-- epoch milliseconds of the server clock, amounts are minor units.

alter table money_intent drop constraint money_intent_kind_check;
alter table money_intent add constraint money_intent_kind_check
  check (kind in ('placement', 'sale', 'edit', 'purchase', 'deposit', 'withdrawal'));

insert into account_class (code, owner, type, kept_by, purpose) values
  ('fees', 'house', null, null, 'Fees that players pay for payments'),
  ('chargebacks', 'house', null, null, 'Deposits that their payers took back and that the accounts no longer held');
insert into posting_kind (kind, counts_as_stake, counts_as_loss, counts_as_deposit, guarded_by, purpose) values
  ('deposit', false, false, true, null, 'Money of a player, received by a provider; limits are checked when it begins'),
  ('payment-fee', false, false, false, null, 'Fee of a payment'),
  ('withdrawal-hold', false, false, false, null, 'Money of a withdrawal, taken from play'),
  ('withdrawal-return', false, false, false, null, 'Money of a withdrawal that was not paid'),
  ('withdrawal', false, false, false, null, 'Money of a withdrawal, paid by a provider'),
  ('chargeback-cover', false, false, false, null, 'What the account of a chargeback no longer holds'),
  ('chargeback', false, false, false, null, 'A deposit that its payer took back');

-- One account of a player for the money that withdrawals hold, in each currency.
create unique index account_hold_of_player on account (user_id, currency) where type = 20;

-- Cards, bank accounts and wallets of players, by the token of their provider: the numbers are not here.
create table payment_instrument (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  provider text not null,
  method_id text not null,
  method_kind text not null,
  currency char(3) not null,
  token text not null,
  -- How the player recognises it.
  label text not null,
  holder text not null,
  is_returnable boolean not null,
  -- The player added it; otherwise a deposit came from it.
  is_own boolean not null,
  added_at bigint not null,
  removed_at bigint,
  unique (user_id, provider, token, currency)
);

create sequence payment_number start with 500000001;
create table payment (
  id bigint primary key default nextval('payment_number'),
  user_id bigint not null references player,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  account_id bigint not null,
  currency char(3) not null,
  -- What the account gets or gives. A fee is paid on top of a deposit, and taken from what a withdrawal pays.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  method_id text not null,
  method_kind text not null,
  method_name text not null,
  provider text not null,
  instrument_id bigint references payment_instrument,
  -- Language of the page, and origin of the site to which the provider leads back.
  language text not null,
  origin text not null,
  state text not null,
  reason text,
  -- Words of the staff for the player.
  note text not null default '',
  -- What the rules of the review found: [{"check", "isPassed", …}].
  checks jsonb not null default '[]',
  -- What the provider said last: its number, its version, its page.
  provider_id text,
  provider_version bigint not null default 0,
  page jsonb,
  created_at bigint not null,
  changed_at bigint not null,
  -- When the provider is asked next, server clock; null when nothing is to be asked.
  next_look_at bigint,
  -- Number of looks in a row that the provider did not answer.
  misses int not null default 0,
  -- Wall clock until which a process works on it.
  claimed_until timestamptz,
  check (kind <> 'withdrawal' or (instrument_id is not null and fee < amount)),
  unique (provider, provider_id)
);
create index payment_of_player on payment (user_id, id desc);
create index payment_to_look_at on payment (next_look_at) where next_look_at is not null;
create index payment_in_review on payment (id) where state in ('in-review', 'waiting-for-player', 'unknown');
create index payment_of_instrument on payment (instrument_id) where instrument_id is not null;

create table payment_step (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  state text not null,
  reason text,
  -- Words for the player, and words for the staff.
  note text not null default '',
  staff_note text not null default '',
  -- `player`, `provider`, `rule`, or `staff:<id>`.
  actor text not null,
  at bigint not null
);
create index payment_step_of_payment on payment_step (payment_id, id);

-- What does not agree with the books; a person closes it.
create table payment_finding (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment,
  kind text not null,
  seen jsonb not null,
  found_at bigint not null,
  closed_at bigint,
  closed_by bigint,
  note text not null default ''
);
create unique index payment_finding_open on payment_finding (payment_id, kind) where closed_at is null;

-- Staff who have approved a withdrawal; above an amount two do.
create table payment_approval (
  payment_id bigint not null references payment,
  staff_id bigint not null,
  at bigint not null,
  primary key (payment_id, staff_id)
);

-- Notices of providers that have arrived, so that a repeated one asks nothing again.
create table payment_notice (
  provider text not null,
  notice_id text not null,
  arrived_at bigint not null,
  primary key (provider, notice_id)
);
create index payment_notice_by_age on payment_notice (arrived_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on payment, payment_step, payment_finding, payment_instrument, payment_approval
      from fairline_app;
    revoke all on sequence payment_number from fairline_app;
  end if;
end $$;
