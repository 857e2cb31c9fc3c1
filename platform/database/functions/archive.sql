-- Old months set apart: settled coupons with their legs and postings go to tables of the same shape in the schema
-- `archive`, which can be dumped and dropped. What later money depends on stays: balances and counted totals, the sum of
-- what went (`ledger_carry`), each placement with its key, and the numbers of the coupons (`archived_coupon`).
-- Only the owner of the schema sets apart.

-- Makes the tables of the archive, and gives them the columns that theirs have got since.
create or replace function prepare_archive() returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_table text;
  v_column record;
begin
  create schema if not exists archive;
  foreach v_table in array archived_tables() loop
    execute format('create table if not exists archive.%I (like public.%1$I including constraints including indexes)',
      v_table);
    for v_column in
      select a.attname, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
      where a.attrelid = format('public.%I', v_table)::regclass and a.attnum > 0 and not a.attisdropped
        and not exists (select from pg_attribute o
          where o.attrelid = format('archive.%I', v_table)::regclass and o.attname = a.attname and not o.attisdropped)
    loop
      execute format('alter table archive.%I add column %I %s', v_table, v_column.attname, v_column.type);
    end loop;
  end loop;
  if exists (select from pg_roles where rolname = 'fairline_app') then
    grant usage on schema archive to fairline_app;
    grant select on all tables in schema archive to fairline_app;
  end if;
end $$;

-- Tables that are set apart, in an order in which rows can be deleted.
create or replace function archived_tables() returns text[]
language sql immutable as $$
  select '{coupon_leg_group,coupon_leg,coupon_bonus,coupon_tax,coupon_uplift,coupon_cash_out,coupon,ledger_entry,ledger_transaction}'::text[];
$$;

-- Moves the rows of a table whose column has one of these values; copies first, so that nothing is deleted that the
-- archive does not have.
create or replace function archive_rows(p_table text, p_column text, p_values bigint[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  v_columns text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = format('public.%I', p_table)::regclass and attnum > 0 and not attisdropped);
begin
  execute format('insert into archive.%1$I (%2$s) select %2$s from public.%1$I where %3$I = any ($1)', p_table, v_columns, p_column)
    using p_values;
  execute format('delete from public.%I where %I = any ($1)', p_table, p_column) using p_values;
end $$;

-- Adds what goes to the sums that stay.
create or replace function carry_sums(p_coupons bigint[], p_transactions bigint[]) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into archived_coupon select unnest(p_coupons);
  update coupon_month m set archived_count = m.archived_count + g.count, archived_staked = m.archived_staked + g.staked,
      archived_returned = m.archived_returned + g.returned
    from (
      select account_id, month_start(placed_at) as month, result, count(*) as count, sum(own_stake(c)) as staked,
        sum(payout + cashed_out_amount) as returned
      from coupon c where id = any (p_coupons) group by 1, 2, 3
    ) g
    where (m.account_id, m.month, m.result) = (g.account_id, g.month, g.result);
  insert into ledger_carry as k (account_id, amount, staked, lost, last_transaction, balance_after)
    select e.account_id, sum(e.amount),
      coalesce(sum(-e.amount) filter (where is_own_account(a.type) and p.counts_as_stake), 0),
      coalesce(sum(-e.amount) filter (where is_own_account(a.type) and p.counts_as_loss), 0),
      max(e.transaction_id) filter (where e.balance_after is not null),
      (array_agg(e.balance_after order by e.transaction_id desc) filter (where e.balance_after is not null))[1]
    from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
    join posting_kind p on p.kind = t.kind
    where e.transaction_id = any (p_transactions) group by e.account_id order by e.account_id
    on conflict (account_id) do update set
      amount = k.amount + excluded.amount, staked = k.staked + excluded.staked, lost = k.lost + excluded.lost,
      balance_after = case when excluded.last_transaction > k.last_transaction then excluded.balance_after else k.balance_after end,
      last_transaction = greatest(k.last_transaction, excluded.last_transaction);
end $$;

-- Sets one batch of coupons apart: those that were placed and settled before an instant, whose postings are as old and
-- have passed an audit, and of which nothing is to come. Free bets by code, edited, advanced and reviewed coupons stay,
-- for others depend on them. `p_after` is the number behind which it looks. Answers how many went and the last number
-- that was looked at, null when there is no more.
create or replace function archive_coupons(p_before bigint, p_after bigint, p_most integer) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  v_audited bigint := (select last_transaction from audit_mark where id = 1);
  v_looked bigint[];
  v_coupons bigint[];
  v_transactions bigint[];
  v_table text;
begin
  v_looked := array(
    select id from coupon
    where id > p_after and state = 'settled' and placed_at < p_before and settled_at < p_before
    order by id limit p_most for update skip locked);
  v_coupons := array(
    select g.coupon from unnest(v_looked) as g (coupon)
    where not exists (select from coupon_leg l where l.coupon_id = g.coupon and not l.is_closed)
      and not exists (select from coupon_bonus o where o.coupon_id = g.coupon
        and (o.promo_code is not null or (o.hyper_amount > 0 and o.hyper_credited_at is null)))
      and not exists (select from coupon_edit x where x.old_id = g.coupon)
      and not exists (select from coupon_edit x where x.new_id = g.coupon)
      and not exists (select from coupon_review r where r.coupon_id = g.coupon)
      and not exists (select from coupon_advance a where a.coupon_id = g.coupon)
      and not exists (select from ledger_transaction t
        where t.coupon_id = g.coupon and (t.at >= p_before or t.id > v_audited)));
  v_transactions := array(select id from ledger_transaction where coupon_id = any (v_coupons));
  perform carry_sums(v_coupons, v_transactions);
  -- What counts before the first window that can be asked for is the newest move before it.
  delete from counted_move m
    where m.transaction_id = any (v_transactions)
      and m.account_id in (select account_id from coupon where id = any (v_coupons))
      and exists (select from counted_move n
        where n.account_id = m.account_id and n.counted_at < p_before
          and (n.counted_at, n.transaction_id) > (m.counted_at, m.transaction_id));
  foreach v_table in array archived_tables() loop
    perform archive_rows(v_table,
      case v_table when 'coupon' then 'id' when 'ledger_transaction' then 'id' when 'ledger_entry' then 'transaction_id'
        else 'coupon_id' end,
      case when v_table like 'ledger%' then v_transactions else v_coupons end);
  end loop;
  return jsonb_build_object('count', cardinality(v_coupons), 'last', v_looked[cardinality(v_looked)]);
end $$;

revoke execute on function prepare_archive(), archived_tables(), archive_rows(text, text, bigint[]), carry_sums(bigint[], bigint[]),
  archive_coupons(bigint, bigint, integer) from public;
