-- The functions of the money core are source files from here on (platform/database/functions); the wrappers that had
-- piled up around them go. Kinds of postings and classes of accounts are tables.
-- migrate: contract

drop trigger ledger_entry_keeps_limits on ledger_entry;
drop trigger ledger_entry_balanced on ledger_entry;
drop trigger coupon_leg_count_exposure on coupon_leg;

drop function place_house_coupon(jsonb);
drop function place_taxed_coupon(jsonb);
drop function place_advanced_coupon(jsonb);
drop function place_owned_coupon(jsonb);
drop function place_coupon(jsonb);
drop function place_coupon_without_groups(jsonb);
drop function place_boundless_coupon(jsonb);
drop function place_promo_coupon(jsonb, text);
drop function place_plain_coupon(jsonb);
drop function placement_is_known(jsonb);
drop function coupon_offer_insert(bigint, jsonb);
drop function settle_open_coupon(jsonb);
drop function settle_open_coupon_without_groups(jsonb);
drop function settle_sold_coupon(jsonb);
drop function settle_taxed_coupon(jsonb);
drop function settle_coupon(jsonb);
drop function settle_plain_coupon(jsonb);
drop function book_own_sale(jsonb, text);
drop function sale_answer(sale_request);
drop function edit_answer(edit_request);
drop function purge_refused_sales(bigint);
drop function purge_refused_edits(bigint);
drop function purge_refused_placements(bigint);
drop function purge_waiting_bets(bigint);
drop function purge_book(bigint);
drop function lock_book(bigint, jsonb);
drop function count_exposure(bigint, bigint, smallint, char, bigint);
drop function coupon_leg_count_exposure();
drop function ledger_move(text, text, bigint, bigint, text, bigint, bigint);
drop function ledger_keep_limits();
drop function money_moves(bigint, text, bigint);
drop function money_moves_before_edits(bigint, text, bigint);
drop function is_deposit(ledger_transaction, bigint);
drop function check_ledger();
drop function check_plain_ledger();
drop function check_sales();
drop function check_held_coupons();
drop function check_edits();
drop function check_exposure();

-- Chart of accounts ---------------------------------------------------------------------------------------------------

-- Classes of accounts. A player's account is of a class by its type; the house's accounts are named by the code, with the
-- provider, pool or jackpot behind a colon where the class is kept by it. Each has one account for each currency.
create table account_class (
  code text primary key,
  owner text not null check (owner in ('player', 'house')),
  -- Of a player's accounts.
  type smallint unique check ((type is not null) = (owner = 'player')),
  kept_by text check (kept_by in ('provider', 'pool', 'jackpot')),
  purpose text not null,
  check (kept_by is null or owner = 'house')
);
insert into account_class (code, owner, type, kept_by, purpose) values
  ('player-cash', 'player', 0, null, 'The player''s main account: money of the player''s own'),
  ('player-currency', 'player', 9, null, 'Money of the player''s own in a further currency'),
  ('player-bonus', 'player', 4, null, 'Bonus money, which becomes the player''s own when its terms are met'),
  ('withdrawal-hold', 'player', 20, null, 'Money that a withdrawal has taken from play and that is not paid out yet'),
  ('stakes', 'house', null, null, 'House settlement: stakes taken'),
  ('payouts', 'house', null, null, 'House settlement: payouts, returns and cash-outs'),
  ('clearing', 'house', null, 'provider', 'Money under way to or from a payment provider'),
  ('pool', 'house', null, 'pool', 'Liability to the players of a pool or a lottery'),
  ('jackpot', 'house', null, 'jackpot', 'Liability to the players of a jackpot'),
  ('bonuses', 'house', null, null, 'Bonuses given'),
  ('promotions', 'house', null, null, 'Stakes of free bets'),
  ('advances', 'house', null, null, 'Advances lent on open coupons'),
  ('unclaimed', 'house', null, null, 'Money of accounts that are closed or dormant, owed to their owners'),
  ('conversion', 'house', null, null, 'Exchange of currencies'),
  ('rounding', 'house', null, null, 'Fractions of a minor unit that a division leaves'),
  ('play-money', 'house', null, null, 'Play money given, outside production');

alter table account drop constraint account_type_check;
alter table account add constraint account_type_check check (type in (0, 4, 9, 20));

-- Kinds of postings. What counts against which limits of a player is part of the kind; `guarded_by` names the groups of
-- limits that must let a posting pass.
create table posting_kind (
  kind text primary key,
  counts_as_stake boolean not null default false,
  counts_as_loss boolean not null default false,
  counts_as_deposit boolean not null default false,
  guarded_by text[],
  purpose text not null
);
insert into posting_kind (kind, counts_as_stake, counts_as_loss, counts_as_deposit, guarded_by, purpose) values
  ('stake', true, true, false, '{stake,loss}', 'Stake of a coupon'),
  ('settlement', false, true, false, null, 'Payout, return or cash-out of a coupon'),
  -- What is lent for the moment of a free bet takes its stake out of what counts.
  ('promo', true, true, false, null, 'Value of a free bet, lent for its stake'),
  ('hyper-bonus', false, true, false, null, 'Hyper bonus of a coupon that has won'),
  -- A limit on losses has counted the whole stake of an advanced coupon.
  ('advance', false, false, false, null, 'Loan for the stake of a coupon'),
  ('advance-repaid', false, false, false, null, 'Repayment of such a loan'),
  ('conversion', false, false, false, null, 'Exchange of the money of an account into another currency'),
  ('play-money', false, false, false, null, 'Play money that the house gives'),
  ('play-money-deposit', false, false, true, '{deposit}', 'Play money that its player asks for');

alter table ledger_transaction drop constraint ledger_transaction_kind_check;

-- The functions are the only writers, and the audit finds what they would have missed; the lock of a foreign key on a row
-- that every placement of an account reads costs each of them a write.
alter table ledger_entry drop constraint ledger_entry_transaction_id_fkey;
alter table coupon drop constraint coupon_account_id_fkey;
alter table coupon_leg_group drop constraint coupon_leg_group_coupon_id_position_fkey;
alter table coupon_leg drop constraint coupon_leg_coupon_id_fkey;

-- One look at a transaction is enough: the entries at positions 0 and 1 ask for it.
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row when (new.position < 2) execute function ledger_check_balanced();

-- What counts against limits ------------------------------------------------------------------------------------------

-- Totals over the whole life of an account, of what counts against the limits of its player.
alter table account_balance
  add column staked bigint not null default 0,
  add column lost bigint not null default 0,
  add column deposited bigint not null default 0,
  -- Instant of the last movement; it never goes back, also where the server clock was set back.
  add column counted_at bigint not null default 0;

-- Those totals after each movement that counted.
create table counted_move (
  account_id bigint not null,
  counted_at bigint not null,
  transaction_id bigint not null,
  staked bigint not null,
  lost bigint not null,
  deposited bigint not null,
  primary key (account_id, counted_at, transaction_id)
);

insert into counted_move (account_id, counted_at, transaction_id, staked, lost, deposited)
  select account_id, max(at) over moves, transaction_id, sum(stake) over moves, sum(loss) over moves,
    sum(deposit) over moves
  from (
    select e.account_id, t.id as transaction_id, t.at,
      case when k.counts_as_stake then -e.amount else 0 end
        - case when t.kind = 'stake' then coalesce(x.rolled, 0) else 0 end as stake,
      case when k.counts_as_loss then -e.amount else 0 end as loss,
      case when t.kind = 'play-money' and t.reference like 'play-money:' || a.user_id || ':%' then e.amount else 0 end
        as deposit
    from ledger_entry e
    join account a on a.id = e.account_id and a.type in (0, 9)
    join ledger_transaction t on t.id = e.transaction_id
    join posting_kind k on k.kind = t.kind
    left join coupon_edit x on x.new_id = t.coupon_id
  ) move
  where stake <> 0 or loss <> 0 or deposit <> 0
  window moves as (partition by account_id order by transaction_id);

update account_balance b set staked = m.staked, lost = m.lost, deposited = m.deposited, counted_at = m.counted_at
  from (
    select distinct on (account_id) * from counted_move order by account_id, counted_at desc, transaction_id desc
  ) m
  where m.account_id = b.account_id;

-- Exposure, by the identity of selections and markets -----------------------------------------------------------------

create table selection_exposure (
  selection text primary key,
  liability numeric(24, 4) not null default 0
) with (fillfactor = 70);

create table player_market_exposure (
  market text not null,
  user_id bigint not null,
  stake numeric(24, 4) not null default 0,
  primary key (market, user_id)
) with (fillfactor = 70);

create temporary table open_leg on commit drop as
  select l.coupon_id, c.user_id, c.type_id, l.coef, (c.amount - c.sold_stake) * 1000.0 / s.amount as units,
    coalesce((select string_agg(m, '+' order by n)
      from jsonb_array_elements_text(g.market_ids) with ordinality as x (m, n)), l.market_id::text) as selection,
    coalesce((select string_agg(m, '+' order by n)
      from jsonb_array_elements_text(g.market_ids) with ordinality as x (m, n)), 'm' || l.market_id / 32) as market
  from coupon c
  join coupon_leg l on l.coupon_id = c.id
  join currency_scale s on s.currency = c.currency
  left join coupon_leg_group g on g.coupon_id = l.coupon_id and g.position = l.position
  where c.state = 'open';
insert into selection_exposure (selection, liability)
  select selection, sum(case when type_id = 6 then 0 else units * (coef - 1000) / 1000 end) from open_leg group by 1;
insert into player_market_exposure (market, user_id, stake)
  select market, user_id, sum(units) from (select distinct coupon_id, market, user_id, units from open_leg) one
  group by 1, 2;
drop table market_exposure;
drop table player_exposure;

-- Orders on coupons ---------------------------------------------------------------------------------------------------

-- What was answered to each idempotency key of a cash-out or an edit.
create table coupon_order (
  user_id bigint not null,
  kind text not null check (kind in ('sale', 'edit')),
  key uuid not null,
  request_hash bytea not null,
  -- No foreign key: its shared lock on the coupon's row would keep two orders at once from locking it for themselves.
  coupon_id bigint not null,
  state text not null check (state in ('pending', 'done', 'refused')),
  -- The answer of an order that was booked.
  result jsonb,
  refusal jsonb,
  arrived_at bigint not null,
  decides_at bigint,
  -- Wall clock after which the process that holds a pending order is taken for dead.
  abandoned_at timestamptz,
  primary key (user_id, kind, key),
  check ((state = 'done') = (result is not null))
);
insert into coupon_order
  select user_id, 'sale', key, request_hash, coupon_id, case state when 'sold' then 'done' else state end,
    case state when 'sold' then jsonb_build_object('status', 'sold', 'number', sale_number) end, refusal, arrived_at,
    decides_at, abandoned_at
  from sale_request
  union all
  select user_id, 'edit', key, request_hash, coupon_id, case state when 'edited' then 'done' else state end,
    case state when 'edited' then jsonb_build_object('status', 'edited', 'newId', new_id) end, refusal, arrived_at,
    decides_at, abandoned_at
  from edit_request;
drop table sale_request;
drop table edit_request;

-- How far the last incremental audit came.
create table audit_mark (
  id smallint primary key check (id = 1),
  last_transaction bigint not null,
  audited_at timestamptz
);
insert into audit_mark values (1, 0, null);

do $$
begin
  if exists (select from pg_roles where rolname = 'fairline_app') then
    revoke insert, update, delete, truncate on
      account_class, posting_kind, counted_move, selection_exposure, player_market_exposure, coupon_order, audit_mark
      from fairline_app;
  end if;
end $$;
