-- The audit of the money: each function answers a row for each violation.

-- Transactions and entries.
create or replace function audit_ledger() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'unbalanced transaction', transaction_id::text, currency || ' ' || sum(amount)
    from ledger_entry group by transaction_id, currency having sum(amount) <> 0
  union all
  select 'transaction with fewer than two entries', t.id::text, t.reference
    from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
    group by t.id having count(e.position) < 2
  union all
  select 'entry without its transaction', e.transaction_id::text, e.amount::text
    from ledger_entry e left join ledger_transaction t on t.id = e.transaction_id where t.id is null
  union all
  select 'entry in a currency that its account does not have', e.account_id::text, e.currency
    from ledger_entry e left join account a on a.id = e.account_id and a.currency = e.currency where a.id is null
  union all
  select 'posting of an unknown kind', t.id::text, t.kind
    from ledger_transaction t left join posting_kind k on k.kind = t.kind where k.kind is null
  union all
  select 'balance is not the sum of entries', b.account_id::text,
      b.balance || ' <> ' || coalesce(e.sum, 0) + coalesce(k.amount, 0)
    from account_balance b
    left join (select account_id, sum(amount) as sum from ledger_entry group by account_id) e using (account_id)
    left join ledger_carry k using (account_id)
    where b.balance <> coalesce(e.sum, 0) + coalesce(k.amount, 0)
  union all
  select 'archived postings do not balance', a.currency, sum(k.amount)::text
    from ledger_carry k join account a on a.id = k.account_id group by a.currency having sum(k.amount) <> 0
  union all
  select 'balance below zero', account_id::text, balance::text from account_balance where balance < 0
$$;

-- Amounts counted against the limits of players: the running totals are those of the ledger.
create or replace function audit_limits() returns table (problem text, subject text, detail text)
language sql stable as $$
  with counted as (
    select e.account_id,
      sum(case when k.counts_as_stake then -e.amount else 0 end) as staked,
      sum(case when k.counts_as_loss then -e.amount else 0 end) as lost,
      sum(case when k.counts_as_deposit or t.reference like 'play-money:' || a.user_id || ':%' then e.amount else 0 end)
        as deposited
    from ledger_entry e
    join account a on a.id = e.account_id and is_own_account(a.type)
    join ledger_transaction t on t.id = e.transaction_id
    join posting_kind k on k.kind = t.kind
    group by e.account_id
  ), rolled as (
    select account_id, sum(rolled) as rolled from coupon_edit group by account_id
  ), last as (
    select distinct on (account_id) account_id, staked, lost, deposited
    from counted_move order by account_id, counted_at desc, transaction_id desc
  )
  select 'counted totals are not those of the ledger', b.account_id::text,
      concat_ws(' ', b.staked, b.lost, b.deposited, '<>',
        coalesce(c.staked, 0) + coalesce(k.staked, 0) - coalesce(r.rolled, 0), coalesce(c.lost, 0) + coalesce(k.lost, 0),
        coalesce(c.deposited, 0))
    from account_balance b join account a on a.id = b.account_id and is_own_account(a.type)
    left join counted c on c.account_id = b.account_id
    left join rolled r on r.account_id = b.account_id
    left join ledger_carry k on k.account_id = b.account_id
    where (b.staked, b.lost, b.deposited) is distinct from (
      coalesce(c.staked, 0) + coalesce(k.staked, 0) - coalesce(r.rolled, 0), coalesce(c.lost, 0) + coalesce(k.lost, 0),
      coalesce(c.deposited, 0))
  union all
  select 'last counted move is not the total', b.account_id::text, concat_ws(' ', l.staked, l.lost, l.deposited)
    from account_balance b left join last l using (account_id)
    where (b.staked, b.lost, b.deposited) is distinct from (
      coalesce(l.staked, 0), coalesce(l.lost, 0), coalesce(l.deposited, 0))
$$;

-- Coupons with their placements, stakes, credits, bonuses and taxes.
create or replace function audit_coupons() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'stake is not the amount of the coupon', c.id::text, c.amount || ' <> ' || coalesce(-e.amount, 0)
    from coupon c
    left join ledger_transaction t on t.reference = 'stake:' || c.id
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where c.amount is distinct from -e.amount
  union all
  select 'credit is not the payout of the coupon', c.id::text, coalesce(c.payout, 0) || ' <> ' || coalesce(e.amount, 0)
    from coupon c
    left join ledger_transaction t on t.reference = 'settlement:' || c.id
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where coalesce(c.payout, 0) <> coalesce(e.amount, 0)
  union all
  select 'money without its coupon', t.id::text, t.reference
    from ledger_transaction t left join coupon c on c.id = t.coupon_id
    where t.kind in ('stake', 'settlement') and c.id is null
  union all
  select 'coupon without its account', c.id::text, c.account_id::text
    from coupon c left join account a on a.id = c.account_id and a.user_id = c.user_id where a.id is null
  union all
  select 'coupon without legs', c.id::text, c.type_id::text
    from coupon c where not exists (select from coupon_leg l where l.coupon_id = c.id)
  union all
  select 'leg without its coupon', l.coupon_id::text, l.position::text
    from coupon_leg l left join coupon c on c.id = l.coupon_id where c.id is null
  union all
  select 'accepted placement without its coupon', p.key::text, p.user_id::text
    from money_intent p
    left join coupon c on c.user_id = p.user_id and c.key = p.key and c.id = (p.answer ->> 'couponId')::bigint
    where p.kind = 'placement' and p.state = 'done' and c.id is null
      and not exists (select from archived_coupon x where x.id = (p.answer ->> 'couponId')::bigint)
  union all
  select 'coupon without its placement', c.id::text, c.user_id::text
    from coupon c
    left join money_intent p on p.user_id = c.user_id and p.kind = 'placement' and p.key = c.key and p.state = 'done'
      and (p.answer ->> 'couponId')::bigint = c.id
    where p.key is null
  union all
  select 'hyper bonus is not its credit', o.coupon_id::text, o.hyper_amount || ' <> ' || coalesce(e.amount, 0)
    from coupon_bonus o join coupon c on c.id = o.coupon_id
    left join ledger_transaction t on t.reference = 'hyper-bonus:' || o.coupon_id
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where case when o.hyper_credited_at is null then 0 else o.hyper_amount end <> coalesce(e.amount, 0)
  union all
  select 'hyper bonus of a coupon that won nothing', o.coupon_id::text, o.hyper_amount::text
    from coupon_bonus o join coupon c on c.id = o.coupon_id
    where o.hyper_amount > 0 and c.result is distinct from 'win'
  union all
  select 'codes that were used and coupons of them', p.code, p.uses || ' <> ' || count(o.coupon_id)
    from promo_code p left join coupon_bonus o on o.promo_code = p.code
    group by p.code, p.uses having p.uses <> count(o.coupon_id)
  union all
  select 'free bets are not what they lent', p.code, coalesce(sum(e.amount), 0) || ' <> ' || p.uses * p.value
    from promo_code p
    left join ledger_transaction t on t.kind = 'promo' and starts_with(t.reference, 'promo:' || p.code || ':')
    left join ledger_entry e on e.transaction_id = t.id and e.amount > 0
    group by p.code, p.uses, p.value having coalesce(sum(e.amount), 0) <> p.uses * p.value
$$;

-- Cash-outs, edits, and keys of orders.
create or replace function audit_orders() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'cashed-out stake is not that of the cash-outs', c.id::text,
    c.cashed_out_stake || ' <> ' || coalesce(sum(s.stake), 0)
    from coupon c left join coupon_cash_out s on s.coupon_id = c.id
    group by c.id having c.cashed_out_stake <> coalesce(sum(s.stake), 0)
      or c.cashed_out_amount <> coalesce(sum(s.amount), 0)
  union all
  select 'credit is not the price of the cash-out', s.coupon_id || ':' || s.number,
    s.amount || ' <> ' || coalesce(e.amount, 0)
    from coupon_cash_out s
    join coupon c on c.id = s.coupon_id
    left join ledger_transaction t on t.reference = 'sale:' || s.coupon_id || ':' || s.number
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
    where s.amount is distinct from e.amount
  union all
  select 'money without its cash-out', t.id::text, t.reference
    from ledger_transaction t
    where t.reference like 'sale:%'
      and not exists (select from coupon_cash_out s where t.reference = 'sale:' || s.coupon_id || ':' || s.number)
  union all
  select 'coupon that is cashed out and still open', c.id::text, c.state
    from coupon c where c.cashed_out_stake = c.amount and c.state = 'open'
  union all
  select 'rule of a settled coupon', c.id::text, r.target::text
    from cash_out_rule r join coupon c on c.id = r.coupon_id where c.state = 'settled'
  union all
  select 'edit without its new coupon', x.old_id::text, x.value::text from coupon_edit x where x.new_id is null
  union all
  select 'value is not the price of the old coupon', x.old_id::text, x.value || ' <> ' || coalesce(s.amount, 0)
    from coupon_edit x left join coupon_cash_out s on s.coupon_id = x.old_id and s.cashed_out_by = 'edit'
    where s.amount is distinct from x.value
  union all
  select 'edited coupon without its edit', c.id::text, coalesce(c.result, '')
    from coupon c left join coupon_edit x on x.old_id = c.id
    where (c.result = 'edited') is distinct from (x.old_id is not null) and (c.result = 'edited' or x.old_id is not null)
  union all
  select 'edit by another player or account', x.old_id::text, x.new_id::text
    from coupon_edit x join coupon o on o.id = x.old_id join coupon n on n.id = x.new_id
    where o.user_id <> n.user_id or o.account_id <> n.account_id or x.account_id <> o.account_id
  union all
  select 'what is counted with the old stake is not what was in both', x.old_id::text, x.rolled::text
    from coupon_edit x join coupon n on n.id = x.new_id
    join coupon_cash_out s on s.coupon_id = x.old_id and s.cashed_out_by = 'edit'
    where x.rolled <> least(x.value, n.amount, s.stake)
  union all
  select 'pending order that nothing decides', i.kind || ' ' || i.key, i.user_id::text
    from money_intent i
    where i.state = 'pending'
      and not exists (select from delayed_order d where (d.user_id, d.kind, d.key) = (i.user_id, i.kind, i.key))
      and not exists (
        select from wanted_odds_order w
        where i.kind = 'placement' and (w.user_id, w.key, w.state) = (i.user_id, i.key, 'waiting'))
$$;

-- Reviews and advances.
create or replace function audit_reserved_coupons() returns table (problem text, subject text, detail text)
language sql stable as $$
  select 'advance is not what was lent', a.coupon_id::text, a.amount || ' <> ' || coalesce(e.amount, 0)
    from coupon_advance a join coupon c on c.id = a.coupon_id
    left join ledger_transaction t on t.reference = 'advance:' || c.user_id || ':' || c.key
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = a.account_id
    where a.amount is distinct from e.amount
  union all
  select 'repaid is not what was taken back', a.coupon_id::text, a.repaid || ' <> ' || coalesce(-sum(e.amount), 0)
    from coupon_advance a
    left join ledger_transaction t on t.kind = 'advance-repaid' and t.reference like 'advance-repaid:' || a.coupon_id || ':%'
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = a.account_id
    group by a.coupon_id, a.repaid having a.repaid <> coalesce(-sum(e.amount), 0)
  union all
  select 'loan without its coupon', t.id::text, t.reference
    from ledger_transaction t
    where t.kind = 'advance' and not exists (
      select from coupon_advance a join coupon c on c.id = a.coupon_id
      where t.reference = 'advance:' || c.user_id || ':' || c.key
    )
  union all
  select 'settled coupon that is reserved', c.id::text, c.result from coupon c
    where c.state = 'settled' and is_coupon_reserved(c.id)
  union all
  select 'coupon that was not accepted and not returned', r.coupon_id::text, r.state
    from coupon_review r join coupon c on c.id = r.coupon_id
    where r.state in ('declined', 'expired') and c.result is distinct from 'return'
$$;

-- Exposure: it equals that of the open coupons.
create or replace function audit_exposure() returns table (problem text, subject text, detail text)
language sql stable as $$
  with open_leg as (
    select selection_key(l.selection_id, g.selection_ids) as selection,
      market_key(selection_key(l.selection_id, g.selection_ids)) as market, l.coef, c.type_id, c.user_id, c.id,
      stake_in_play(c) * 1000.0 / s.amount as units
    from coupon c join coupon_leg l on l.coupon_id = c.id join currency_scale s on s.currency = c.currency
    left join coupon_leg_group g on g.coupon_id = l.coupon_id and g.position = l.position
    where c.state = 'open'
  ), by_selection as (
    -- Each coupon is rounded alone, as count_exposure does: the fractions of many equal stakes add up.
    select selection, sum(liability) as liability from (
      select selection, round(sum(case when type_id = 6 then 0 else units * (coef - 1000) / 1000 end), 4) as liability
      from open_leg group by id, selection
    ) coupon group by selection
  ), by_player as (
    select market, user_id, sum(round(units, 4)) as stake
    from (select distinct id, market, user_id, units from open_leg) one group by market, user_id
  )
  select 'exposure is not that of the open coupons', coalesce(m.selection, b.selection),
      coalesce(m.liability, 0) || ' <> ' || coalesce(b.liability, 0)
    from selection_exposure m full join by_selection b using (selection)
    where abs(coalesce(m.liability, 0) - coalesce(b.liability, 0)) > 0.01
  union all
  select 'stake on a market is not that of the open coupons', coalesce(e.market, b.market),
      coalesce(e.stake, 0) || ' <> ' || coalesce(b.stake, 0)
    from player_market_exposure e full join by_player b using (market, user_id)
    where abs(coalesce(e.stake, 0) - coalesce(b.stake, 0)) > 0.01
$$;

-- History: its stored sums equal those of the settled coupons.
create or replace function audit_history() returns table (problem text, subject text, detail text)
language sql stable as $$
  with by_month as (
    select account_id, month_start(placed_at) as month, result, count(*) as count, sum(own_stake(c)) as staked,
      sum(payout + cashed_out_amount) as returned
    from coupon c where state = 'settled' group by 1, 2, 3
  )
  select 'sums of the history are not those of the coupons', concat_ws(' ', account_id, month, result),
      concat_ws(' ', m.count - m.archived_count, m.staked - m.archived_staked, m.returned - m.archived_returned, '<>',
        b.count, b.staked, b.returned)
    from coupon_month m full join by_month b using (account_id, month, result)
    where (m.count - m.archived_count, m.staked - m.archived_staked, m.returned - m.archived_returned)
      is distinct from (coalesce(b.count, 0), coalesce(b.staked, 0)::bigint, coalesce(b.returned, 0)::bigint)
$$;

-- Answers every violation of every audit.
create or replace function audit() returns table (problem text, subject text, detail text)
language sql stable security definer set search_path = public, pg_temp as $$
  select * from audit_ledger()
  union all select * from audit_limits()
  union all select * from audit_coupons()
  union all select * from audit_orders()
  union all select * from audit_reserved_coupons()
  union all select * from audit_exposure()
  union all select * from audit_history()
  union all select * from audit_gate()
  union all select * from audit_results()
  union all select * from audit_points()
  union all select * from audit_friends()
  union all select * from audit_payments()
$$;

-- Audits the postings since the last such audit, and stores how far it came. Transactions in progress are audited by
-- the next one. Answers like audit().
create or replace function audit_since(p_settled interval default interval '1 minute') returns table (problem text, subject text, detail text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_after bigint;
  v_until bigint;
begin
  select last_transaction into v_after from audit_mark where id = 1 for update;
  -- A transaction takes its number before it commits, so that a smaller number can appear after a larger one;
  -- transactions younger than `p_settled` are left for the next audit.
  select max(id) into v_until from ledger_transaction
    where id > v_after and recorded_at < clock_timestamp() - p_settled;
  return query
    with posted as (
      select * from ledger_transaction where id > v_after and id <= coalesce(v_until, v_after)
    ), entry as (
      select e.*, b.reference, b.kind, b.coupon_id from ledger_entry e join posted b on b.id = e.transaction_id
    ), chain as (
      select e.account_id, e.transaction_id, e.amount, e.balance_after,
        coalesce(
          lag(e.balance_after) over (partition by e.account_id order by e.transaction_id, e.position),
          (select o.balance_after from (
              (select transaction_id, balance_after from ledger_entry
                where account_id = e.account_id and transaction_id <= v_after order by transaction_id desc limit 1)
              union all
              select last_transaction, balance_after from ledger_carry where account_id = e.account_id
            ) o order by o.transaction_id desc limit 1), 0) as before
      from entry e where e.balance_after is not null
    ), touched as (
      select c.* from coupon c where c.id in (select b.coupon_id from posted b)
    )
    select 'unbalanced transaction'::text, e.transaction_id::text, e.currency || ' ' || sum(e.amount)
      from entry e group by e.transaction_id, e.currency having sum(e.amount) <> 0
    union all
    select 'transaction with fewer than two entries', b.id::text, b.reference
      from posted b left join entry e on e.transaction_id = b.id group by b.id, b.reference having count(e.position) < 2
    union all
    select 'entry in a currency that its account does not have', e.account_id::text, e.currency::text
      from entry e left join account a on a.id = e.account_id and a.currency = e.currency where a.id is null
    union all
    select 'balance does not follow from the one before', k.account_id::text, k.transaction_id::text
      from chain k where k.before + k.amount <> k.balance_after
    union all
    select 'money without its coupon', b.id::text, b.reference
      from posted b left join coupon c on c.id = b.coupon_id where b.kind in ('stake', 'settlement') and c.id is null
    union all
    select 'stake is not the amount of the coupon', c.id::text, c.amount || ' <> ' || coalesce(-e.amount, 0)
      from touched c
      left join ledger_transaction t on t.reference = 'stake:' || c.id
      left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
      where c.amount is distinct from -e.amount
    union all
    select 'credit is not the payout of the coupon', c.id::text, coalesce(c.payout, 0) || ' <> ' || coalesce(e.amount, 0)
      from touched c
      left join ledger_transaction t on t.reference = 'settlement:' || c.id
      left join ledger_entry e on e.transaction_id = t.id and e.account_id = c.account_id
      where coalesce(c.payout, 0) <> coalesce(e.amount, 0)
    union all
    select 'cashed-out stake is not that of the cash-outs', c.id::text,
      c.cashed_out_stake || ' <> ' || coalesce(sum(s.stake), 0)
      from touched c left join coupon_cash_out s on s.coupon_id = c.id
      group by c.id, c.cashed_out_stake having c.cashed_out_stake <> coalesce(sum(s.stake), 0)
    union all
    select r.* from audit_results(array(select c.id from touched c)) r;
  update audit_mark set last_transaction = coalesce(v_until, v_after), audited_at = now() where id = 1;
end $$;

-- Only other functions call these.
revoke execute on function
  audit_ledger(), audit_limits(), audit_coupons(), audit_orders(), audit_reserved_coupons(), audit_exposure(),
  audit_history()
  from public;
