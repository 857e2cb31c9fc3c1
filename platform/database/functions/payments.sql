-- Payments of players: deposits and withdrawals. A payment is a row whose state only moves forward; each move that moves
-- money posts it in the same transaction. Steps are JSON as those of intents.sql. Instants are epoch milliseconds of the
-- server clock, amounts are minor units.

-- Returns whether a payment may move from a state to another; the table of shared/domain/cashier/payments.ts.
create or replace function payment_may_move(p_kind text, p_from text, p_to text) returns boolean
language sql immutable as $$
  select case p_kind
    when 'deposit' then case p_from
      when 'created' then p_to in ('waiting', 'processing', 'received', 'failed', 'cancelled', 'expired')
      when 'waiting' then p_to in ('processing', 'received', 'failed', 'cancelled', 'expired')
      when 'processing' then p_to in ('received', 'failed', 'cancelled', 'expired')
      when 'received' then p_to = 'charged-back'
      when 'failed' then p_to = 'received'
      when 'cancelled' then p_to = 'received'
      when 'expired' then p_to = 'received'
      else false end
    else case p_from
      when 'in-review' then p_to in ('waiting-for-player', 'approved', 'refused', 'paid')
      when 'waiting-for-player' then p_to in ('in-review', 'refused', 'expired')
      when 'approved' then p_to in ('sending', 'unknown', 'paid', 'failed', 'in-review')
      when 'sending' then p_to in ('unknown', 'paid', 'failed')
      when 'unknown' then p_to in ('sending', 'paid', 'failed')
      else false end
    end;
$$;

-- Returns whether a payment is over as a rule: its account expects no money of it.
create or replace function payment_is_over(p_kind text, p_state text) returns boolean
language sql immutable as $$
  select case p_kind
    when 'deposit' then p_state not in ('created', 'waiting', 'processing')
    else p_state in ('paid', 'failed', 'refused', 'expired') end;
$$;

create or replace function add_payment_step(
  p_payment bigint, p_state text, p_reason text, p_note text, p_staff_note text, p_actor text, p_at bigint
) returns void
language sql as $$
  insert into payment_step (payment_id, state, reason, note, staff_note, actor, at)
    values (p_payment, p_state, p_reason, coalesce(p_note, ''), coalesce(p_staff_note, ''), p_actor, p_at);
$$;

-- Returns the account in which withdrawals of a player hold money in a currency, opened at its first use.
create or replace function hold_account(p_user bigint, p_currency char(3), p_decimals smallint, p_at bigint) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from account where user_id = p_user and currency = p_currency and type = 20;
  return coalesce(v_id, open_account(p_user, 20::smallint, p_currency, p_decimals, '', p_at));
end $$;

-- Moves money between two accounts of a player in one currency; both rows are locked in the order of their numbers.
create or replace function transfer_money(
  p_kind text, p_reference text, p_from bigint, p_to bigint, p_amount bigint, p_at bigint
) returns void
language plpgsql as $$
declare
  v_currency char(3);
  v_from_balance bigint;
  v_to_balance bigint;
  v_transaction bigint;
begin
  select currency into strict v_currency from account where id = p_from;
  perform from account_balance where account_id in (p_from, p_to) order by account_id for update;
  insert into ledger_transaction (kind, reference, at) values (p_kind, p_reference, p_at) returning id into v_transaction;
  update account_balance set balance = balance - p_amount where account_id = p_from returning balance into strict v_from_balance;
  update account_balance set balance = balance + p_amount where account_id = p_to returning balance into strict v_to_balance;
  insert into ledger_entry (transaction_id, position, account_id, currency, amount, balance_after) values
    (v_transaction, 1, p_from, v_currency, -p_amount, v_from_balance),
    (v_transaction, 2, p_to, v_currency, p_amount, v_to_balance);
end $$;

-- Returns what deposits of a player that are not over would still bring, in a currency.
create or replace function open_deposits(p_user bigint, p_currency char(3)) returns bigint
language sql stable as $$
  select coalesce(sum(counted_in(amount + fee, currency, p_currency)), 0)::bigint
    from payment where user_id = p_user and kind = 'deposit' and state in ('created', 'waiting', 'processing');
$$;

-- Stores a payment and its first step; `p` is that of begin_deposit or request_withdrawal.
create or replace function add_payment(p_kind text, p jsonb, p_state text, p_instrument bigint) returns bigint
language plpgsql as $$
declare
  v_id bigint;
  v_now bigint := (p ->> 'now')::bigint;
begin
  insert into payment (user_id, kind, account_id, currency, amount, fee, method_id, method_kind, method_name, provider,
      instrument_id, language, origin, state, reason, checks, created_at, changed_at, next_look_at)
    values ((p ->> 'userId')::bigint, p_kind, (p ->> 'accountId')::bigint, p ->> 'iso', (p ->> 'amount')::bigint,
      (p ->> 'fee')::bigint, p ->> 'methodId', p ->> 'methodKind', p ->> 'methodName', p ->> 'provider', p_instrument,
      p ->> 'language', p ->> 'origin', p_state, p ->> 'reason', coalesce(p -> 'checks', '[]'), v_now, v_now,
      case when p_state in ('created', 'approved') then v_now end)
    returning id into v_id;
  perform add_payment_step(v_id, p_state, p ->> 'reason', '', '', 'player', v_now);
  return v_id;
end $$;

-- Begins a deposit, once for each key, behind the gate. `p` is a step with `accountId`, `iso`, `amount`, `fee`, `methodId`,
-- `methodKind`, `methodName`, `provider`, `language`, `origin`, `maxOpen`, and `refusal` (why the platform refuses it, or null).
-- Answers `made` with the payment, `refused` with the reason, `gate-moved`, `mismatch` or `signed-out`. A limit on deposits
-- counts what open deposits may still bring.
create or replace function begin_deposit(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_now bigint := (p ->> 'now')::bigint;
  v_iso char(3) := p ->> 'iso';
  v_refusal jsonb := nullif(p -> 'refusal', 'null');
  v_answer jsonb;
  v_problem jsonb;
  v_open bigint;
begin
  v_answer := begin_intent('deposit', p, null);
  if v_answer is not null then
    return v_answer;
  end if;
  -- Two deposits of a player begin one after the other, so that both are counted.
  perform from player where id = v_user for no key update;
  if v_refusal is null and not exists (
    select from account a join account_balance b on b.account_id = a.id
      where a.id = (p ->> 'accountId')::bigint and a.user_id = v_user and is_own_account(a.type) and a.currency = v_iso
        and b.closed_at is null
  ) then
    v_refusal := '{"reason": "method"}';
  end if;
  if v_refusal is null and (
    select count(*) from payment where user_id = v_user and kind = 'deposit' and state in ('created', 'waiting', 'processing')
  ) >= (p ->> 'maxOpen')::int then
    v_refusal := '{"reason": "too-many"}';
  end if;
  if v_refusal is null then
    v_open := open_deposits(v_user, v_iso);
    v_problem := money_limit_problem(v_user, '{deposit}', v_iso,
      (p ->> 'amount')::bigint + (p ->> 'fee')::bigint + v_open, v_now);
    if v_problem is not null then
      v_refusal := jsonb_build_object('reason', 'limit', 'limit', v_problem || jsonb_build_object('remaining',
        greatest(0, (v_problem ->> 'remaining')::bigint - v_open)));
    end if;
  end if;
  if v_refusal is not null then
    return end_intent('deposit', v_user, v_key, refused_answer(v_refusal));
  end if;
  return end_intent('deposit', v_user, v_key,
    jsonb_build_object('status', 'made', 'paymentId', add_payment('deposit', p, 'created', null)));
end $$;

-- Returns the number of the last step of a player's payments; 0 before the first.
create or replace function payments_stamp(p_user bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(max(s.id), 0) from payment p join payment_step s on s.payment_id = p.id where p.user_id = p_user;
$$;

-- Asks for a withdrawal, once for each key, behind the gate: its money is held at once. `p` is that of begin_deposit with
-- `instrumentId`, `checks`, `isApproved` (the rules approve it; otherwise a person decides), `reason` (why a person does),
-- `lostDebts` (what should go back to targets that are paid no more: a finding), and `stamp`, the stamp of the payments from which all that was decided: with another one the answer is `stale`, and
-- nothing is stored.
create or replace function request_withdrawal(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_user bigint := (p ->> 'userId')::bigint;
  v_key uuid := (p ->> 'key')::uuid;
  v_now bigint := (p ->> 'now')::bigint;
  v_amount bigint := (p ->> 'amount')::bigint;
  v_refusal jsonb := nullif(p -> 'refusal', 'null');
  v_instrument bigint := (p ->> 'instrumentId')::bigint;
  v_account record;
  v_hold bigint;
  v_id bigint;
  v_answer jsonb;
begin
  v_answer := begin_intent('withdrawal', p, null);
  if v_answer is not null then
    return v_answer;
  end if;
  perform from player where id = v_user for no key update;
  if payments_stamp(v_user) <> (p ->> 'stamp')::bigint then
    delete from money_intent where user_id = v_user and kind = 'withdrawal' and key = v_key;
    return '{"status": "stale"}';
  end if;
  select a.id, a.currency, a.decimals, b.balance into v_account
    from account a join account_balance b on b.account_id = a.id
    where a.id = (p ->> 'accountId')::bigint and a.user_id = v_user and is_own_account(a.type)
      and a.currency = p ->> 'iso' and b.closed_at is null
    for update of b;
  if v_refusal is null and not found then
    v_refusal := '{"reason": "method"}';
  elsif v_refusal is null and v_account.balance < v_amount then
    v_refusal := jsonb_build_object('reason', 'balance', 'available', v_account.balance);
  elsif v_refusal is null and not exists (
    select from payment_instrument where id = v_instrument and user_id = v_user and removed_at is null
  ) then
    v_refusal := '{"reason": "target"}';
  end if;
  if v_refusal is not null then
    return end_intent('withdrawal', v_user, v_key, refused_answer(v_refusal));
  end if;
  v_id := add_payment('withdrawal', p, case when (p ->> 'isApproved')::boolean then 'approved' else 'in-review' end,
    v_instrument);
  if p ? 'lostDebts' then
    perform find_payment_fault(v_id, 'debt-without-method', jsonb_build_object('debts', p -> 'lostDebts'), v_now);
  end if;
  v_hold := hold_account(v_user, v_account.currency, v_account.decimals, v_now);
  perform transfer_money('withdrawal-hold', 'withdrawal-hold:' || v_id, v_account.id, v_hold, v_amount, v_now);
  return end_intent('withdrawal', v_user, v_key, jsonb_build_object('status', 'made', 'paymentId', v_id));
end $$;

-- Stores a card, an account or a wallet of a player, or finds it again, and returns its number. `p` names `userId`,
-- `provider`, `methodId`, `methodKind`, `iso`, `token`, `label`, `holder`, `isReturnable`, `isOwn`, `now`.
create or replace function keep_instrument(p jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_id bigint;
begin
  insert into payment_instrument as i
      (user_id, provider, method_id, method_kind, currency, token, label, holder, is_returnable, is_own, added_at)
    values ((p ->> 'userId')::bigint, p ->> 'provider', p ->> 'methodId', p ->> 'methodKind', p ->> 'iso', p ->> 'token',
      p ->> 'label', p ->> 'holder', (p ->> 'isReturnable')::boolean, (p ->> 'isOwn')::boolean, (p ->> 'now')::bigint)
    on conflict (user_id, provider, token, currency) do update
      set label = excluded.label, is_own = i.is_own or excluded.is_own, removed_at = null
    returning id into v_id;
  return v_id;
end $$;

-- Removes an instrument of a player from those that withdrawals can go to; money that has to go back there keeps it.
-- Answers whether it was removed.
create or replace function remove_instrument(p_user bigint, p_id bigint, p_now bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from player where id = p_user for no key update;
  update payment_instrument i set removed_at = p_now
    where id = p_id and user_id = p_user and removed_at is null and owed_to_instrument(p_id) <= 0
      and not exists (select from payment where instrument_id = p_id and not payment_is_over(kind, state));
  return found;
end $$;

-- Takes the person out of the instruments of an erased player; their payments stay.
create or replace function erase_instruments(p_user bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update payment_instrument set holder = '', label = '', token = 'erased-' || id where user_id = p_user;
$$;

-- Returns what was deposited from an instrument less what withdrawals pay to it, those in progress too.
create or replace function owed_to_instrument(p_id bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(case
      when kind = 'deposit' and state = 'received' then amount + fee
      when kind = 'withdrawal' and state not in ('failed', 'refused', 'expired') then -amount
      else 0 end), 0)::bigint
    from payment where instrument_id = p_id;
$$;

-- Stores what does not agree with the books, once while it is open.
create or replace function find_payment_fault(p_payment bigint, p_kind text, p_seen jsonb, p_at bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into payment_finding (payment_id, kind, seen, found_at) values (p_payment, p_kind, p_seen, p_at)
    on conflict (payment_id, kind) where closed_at is null do nothing;
$$;

-- Posts a received deposit.
create or replace function post_deposit(p_payment bigint, p_at bigint) returns void
language plpgsql as $$
declare
  p payment;
begin
  select * into strict p from payment where id = p_payment;
  -- Money may arrive after its account was closed: then it is open again.
  update account_balance set closed_at = null where account_id = p.account_id and closed_at is not null;
  perform ledger_move('deposit', 'deposit:' || p.id, null, p.account_id, 'clearing:' || p.provider, p.amount + p.fee, p_at);
  if p.fee > 0 then
    perform ledger_move('payment-fee', 'deposit-fee:' || p.id, null, p.account_id, 'fees', -p.fee, p_at);
  end if;
  perform note_mailing(p.user_id, 'deposit_received', 'enable_mail_deposit', 'deposit:' || p.id,
    jsonb_build_object('accountId', p.account_id, 'amount', p.amount), p_at);
end $$;

-- Posts a chargeback: what the account no longer holds is the loss of the house.
create or replace function post_chargeback(p_payment bigint, p_at bigint) returns void
language plpgsql as $$
declare
  p payment;
  v_balance bigint;
  v_missing bigint;
begin
  select * into strict p from payment where id = p_payment;
  select balance into strict v_balance from account_balance where account_id = p.account_id for update;
  v_missing := p.amount + p.fee - v_balance;
  if v_missing > 0 then
    perform ledger_move('chargeback-cover', 'chargeback-cover:' || p.id, null, p.account_id, 'chargebacks', v_missing, p_at);
  end if;
  perform ledger_move('chargeback', 'chargeback:' || p.id, null, p.account_id, 'clearing:' || p.provider,
    -(p.amount + p.fee), p_at);
end $$;

-- Posts the end of a withdrawal: its held money has left, or goes back once.
create or replace function post_withdrawal_end(p_payment bigint, p_state text, p_at bigint) returns void
language plpgsql as $$
declare
  p payment;
  v_hold bigint;
begin
  select * into strict p from payment where id = p_payment;
  select id into strict v_hold from account where user_id = p.user_id and currency = p.currency and type = 20;
  if p_state = 'paid' then
    -- What was paid by hand is no money of the provider: it has a clearing account of its own.
    perform ledger_move('withdrawal', 'withdrawal:' || p.id, null, v_hold,
      'clearing:' || case when p.by_hand ->> 'isPaid' = 'true' then 'manual' else p.provider end, -(p.amount - p.fee), p_at);
    if p.fee > 0 then
      perform ledger_move('payment-fee', 'withdrawal-fee:' || p.id, null, v_hold, 'fees', -p.fee, p_at);
    end if;
  else
    update account_balance set closed_at = null where account_id = p.account_id and closed_at is not null;
    perform transfer_money('withdrawal-return', 'withdrawal-return:' || p.id, v_hold, p.account_id, p.amount, p_at);
  end if;
end $$;

-- Returns what a move of a payment answers.
create or replace function moved_answer(p_payment bigint, p_status text) returns jsonb
language sql stable as $$
  select jsonb_build_object('status', p_status, 'paymentId', id, 'userId', user_id, 'accountId', account_id, 'kind', kind,
    'state', state) from payment where id = p_payment;
$$;

-- Moves a payment to a state, with all postings. `p` names `paymentId`, `state`, `actor`, `now`, and may name `reason`,
-- `note` (for the player), `staffNote`, `from` (the state that the actor saw), `nextLookAt`, `answerDueAt` (when a
-- question to the player ends), and what a provider said:
-- `version`, `providerId`, `page`, `received`, `instrument`. Answers `moved`, `unchanged` (nothing new, or an older
-- version), `stale` (another state than `from`), or `impossible` (states only move forward), each with the payment's
-- `userId`, `accountId`, `kind` and `state`; null for an unknown payment.
create or replace function move_payment(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v payment;
  v_now bigint := (p ->> 'now')::bigint;
  v_to text := p ->> 'state';
  v_reason text := p ->> 'reason';
  v_version bigint := (p ->> 'version')::bigint;
  v_instrument bigint;
  v_status text;
begin
  select * into v from payment where id = (p ->> 'paymentId')::bigint for update;
  if not found then
    return null;
  end if;
  if v_version is not null then
    if v_version < v.provider_version then
      v_status := 'unchanged';
    else
      if coalesce(p -> 'instrument', 'null') <> 'null' and v.kind = 'deposit' then
        v_instrument := keep_instrument(p -> 'instrument' || jsonb_build_object('userId', v.user_id,
          'provider', v.provider, 'methodId', v.method_id, 'methodKind', v.method_kind, 'iso', v.currency,
          'isOwn', false, 'now', v_now));
      end if;
      update payment set provider_version = v_version, provider_id = coalesce(p ->> 'providerId', provider_id),
          page = nullif(p -> 'page', 'null'), instrument_id = coalesce(v_instrument, instrument_id)
        where id = v.id returning * into v;
      -- Another amount than was announced is not posted before a person has looked at it.
      if v.kind = 'deposit' and v_to = 'received' and v.state <> 'received'
          and (p ->> 'received')::bigint is distinct from v.amount + v.fee then
        perform find_payment_fault(v.id, 'other-amount', jsonb_build_object('received', p -> 'received'), v_now);
        v_to := case when payment_may_move(v.kind, v.state, 'processing') then 'processing' else v.state end;
        v_reason := 'other-amount';
      end if;
    end if;
  end if;
  if v_status is null then
    v_status := case
      -- It is being closed as paid by hand: nothing else is done about it.
      when v.by_hand ->> 'isClosing' = 'true' then
        case when p ->> 'actor' like 'staff:%' then 'stale' else 'unchanged' end
      when p ? 'from' and p ->> 'from' <> v.state then 'stale'
      when v_to = v.state then 'unchanged'
      when not payment_may_move(v.kind, v.state, v_to) then 'impossible'
      else 'moved' end;
  end if;
  if v_status = 'moved' then
    case
      when v_to = 'received' then perform post_deposit(v.id, v_now);
      when v_to = 'charged-back' then perform post_chargeback(v.id, v_now);
      when v.kind = 'withdrawal' and payment_is_over(v.kind, v_to) then perform post_withdrawal_end(v.id, v_to, v_now);
      else null;
    end case;
    perform add_payment_step(v.id, v_to, v_reason, p ->> 'note', p ->> 'staffNote', p ->> 'actor', v_now);
    update payment set state = v_to, reason = v_reason, note = coalesce(p ->> 'note', ''),
        changed_at = greatest(v_now, changed_at), is_answer_reminded = false,
        answer_due_at = case when v_to = 'waiting-for-player' then (p ->> 'answerDueAt')::bigint end
      where id = v.id;
  elsif v_status = 'impossible' and v_version is not null then
    perform find_payment_fault(v.id, 'contradiction', jsonb_build_object('state', v_to, 'stood', v.state), v_now);
  end if;
  update payment set claimed_until = null, misses = case when v_version is not null then 0 else misses end,
      next_look_at = case when p ? 'nextLookAt' then (p ->> 'nextLookAt')::bigint
        when v_status = 'moved' and payment_is_over(kind, state) then null else next_look_at end
    where id = v.id;
  return moved_answer(v.id, v_status);
end $$;

-- Takes withdrawals whose players have not answered in time back into the review, each with a finding; nothing is refused
-- and the money stays held. Answers what move_payment does, for each.
create or replace function end_payment_questions(p_now bigint, p_limit int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v record;
  v_moved jsonb := '[]';
begin
  for v in
    select id, answer_due_at from payment where answer_due_at <= p_now order by answer_due_at limit p_limit
      for update skip locked
  loop
    perform find_payment_fault(v.id, 'not-answered', jsonb_build_object('dueAt', v.answer_due_at), p_now);
    v_moved := v_moved || move_payment(jsonb_build_object('paymentId', v.id, 'state', 'in-review', 'actor', 'rule',
      'from', 'waiting-for-player', 'reason', 'not-answered', 'now', p_now));
  end loop;
  return v_moved;
end $$;

-- Marks withdrawals whose questions end before an instant as told to their players, each once. Answers for each its
-- `paymentId`, `userId` and `answerDueAt`.
create or replace function remind_payment_questions(p_before bigint, p_now bigint, p_limit int) returns jsonb
language sql security definer set search_path = public, pg_temp as $$
  with told as (
    update payment set is_answer_reminded = true
      where id in (
        select id from payment where answer_due_at > p_now and answer_due_at <= p_before and not is_answer_reminded
          order by answer_due_at limit p_limit for update skip locked)
      returning id, user_id, answer_due_at
  )
  select coalesce(jsonb_agg(jsonb_build_object('paymentId', id, 'userId', user_id, 'answerDueAt', answer_due_at)), '[]')
    from told;
$$;

-- Claims payments whose provider is to be asked now, for some seconds of the wall clock; answers their numbers.
create or replace function claim_payments(p_now bigint, p_limit int, p_seconds int) returns setof bigint
language sql security definer set search_path = public, pg_temp as $$
  update payment set claimed_until = clock_timestamp() + make_interval(secs => p_seconds)
    where id in (
      select id from payment
      where next_look_at <= p_now and (claimed_until is null or claimed_until < clock_timestamp())
      order by next_look_at limit p_limit for update skip locked
    ) returning id;
$$;

-- Puts off the next look at a payment whose provider gave no answer, and counts the miss.
create or replace function miss_payment(p_payment bigint, p_next bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update payment set claimed_until = null, misses = misses + 1, next_look_at = p_next where id = p_payment;
$$;

-- Asks for a look at a payment now, if it is one that its provider may know more about.
create or replace function look_at_payment(p_payment bigint, p_now bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  update payment set next_look_at = p_now where id = p_payment and coalesce(next_look_at > p_now, true);
$$;

-- Closes an open finding; answers whether there was one.
create or replace function close_payment_finding(p_id bigint, p_staff bigint, p_note text, p_now bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update payment_finding set closed_at = p_now, closed_by = p_staff, note = p_note where id = p_id and closed_at is null;
  return found;
end $$;

-- Approves a withdrawal in the name of a member of staff. Where two are needed, the first approval is only stored. Answers
-- as move_payment does; `unchanged` when the approval of another one is still missing.
create or replace function approve_withdrawal(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v payment;
  v_id bigint := (p ->> 'paymentId')::bigint;
  v_staff bigint := (p ->> 'staffId')::bigint;
  v_now bigint := (p ->> 'now')::bigint;
begin
  select * into v from payment where id = v_id and kind = 'withdrawal' for update;
  if not found then
    return null;
  elsif v.state <> 'in-review' then
    return moved_answer(v.id, 'stale');
  end if;
  insert into payment_approval values (v_id, v_staff, v_now) on conflict do nothing;
  if (p ->> 'needsTwo')::boolean and (select count(*) from payment_approval where payment_id = v_id) < 2 then
    return moved_answer(v.id, 'unchanged');
  end if;
  return move_payment(jsonb_build_object('paymentId', v_id, 'state', 'approved', 'actor', 'staff:' || v_staff,
    'staffNote', p ->> 'staffNote', 'now', v_now, 'nextLookAt', v_now));
end $$;

-- Begins to close a withdrawal as paid by hand. `p` names `paymentId`, `staffId`, `proof`, `needsTwo`, `now`. Answers as
-- move_payment does: `moved` when it is being closed, until end_payment_by_hand; `unchanged` when another member of staff
-- has to give the same proof; `stale` where it cannot be paid by hand any more.
create or replace function begin_payment_by_hand(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v payment;
  v_is_same boolean;
begin
  select * into v from payment where id = (p ->> 'paymentId')::bigint and kind = 'withdrawal' for update;
  if not found then
    return null;
  elsif v.state not in ('in-review', 'approved', 'unknown') then
    return moved_answer(v.id, 'stale');
  end if;
  v_is_same := coalesce(v.by_hand -> 'proof' = p -> 'proof', false);
  -- One that was left half closed is gone on with by its own proof alone.
  if v.by_hand ->> 'isClosing' = 'true' then
    return moved_answer(v.id, case when v_is_same then 'moved' else 'stale' end);
  end if;
  if (p ->> 'needsTwo')::boolean and not (v_is_same and v.by_hand ->> 'staffId' <> p ->> 'staffId') then
    if not v_is_same then
      update payment set by_hand = jsonb_build_object('proof', p -> 'proof', 'staffId', p -> 'staffId', 'isClosing', false)
        where id = v.id;
    end if;
    return moved_answer(v.id, 'unchanged');
  end if;
  update payment set by_hand = jsonb_build_object('proof', p -> 'proof', 'staffId', p -> 'staffId', 'isClosing', true)
    where id = v.id;
  return moved_answer(v.id, 'moved');
end $$;

-- Ends what begin_payment_by_hand has begun: with `isClear` (the provider certainly has no such payout) the withdrawal is
-- paid, its money posted to the clearing account of payments by hand; otherwise all is as before.
create or replace function end_payment_by_hand(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v payment;
begin
  select * into v from payment where id = (p ->> 'paymentId')::bigint for update;
  if v.by_hand ->> 'isClosing' is distinct from 'true' then
    return moved_answer(v.id, 'stale');
  elsif not (p ->> 'isClear')::boolean then
    update payment set by_hand = null,
        next_look_at = case when state in ('approved', 'unknown') then (p ->> 'now')::bigint else next_look_at end
      where id = v.id;
    return moved_answer(v.id, 'stale');
  end if;
  update payment set by_hand = by_hand || '{"isClosing": false, "isPaid": true}' where id = v.id;
  return move_payment(jsonb_build_object('paymentId', v.id, 'state', 'paid', 'from', v.state,
    'actor', 'staff:' || (p ->> 'staffId'), 'reason', 'paid-by-hand', 'note', p ->> 'note', 'staffNote', p ->> 'staffNote',
    'now', p -> 'now', 'nextLookAt', null));
end $$;

-- Credits what has arrived of a deposit whose amount was another than announced, and closes the finding. Answers as
-- move_payment does; `stale` when nothing waits to be credited.
create or replace function credit_arrived(p jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v payment;
  f payment_finding;
  v_arrived bigint;
begin
  select * into v from payment where id = (p ->> 'paymentId')::bigint and kind = 'deposit' for update;
  if not found then
    return null;
  end if;
  select * into f from payment_finding
    where payment_id = v.id and kind = 'other-amount' and closed_at is null for update;
  v_arrived := (f.seen ->> 'received')::bigint;
  if v_arrived is null or v_arrived <= v.fee or not payment_may_move('deposit', v.state, 'received') then
    return moved_answer(v.id, 'stale');
  end if;
  update payment set amount = v_arrived - fee where id = v.id;
  perform close_payment_finding(f.id, (p ->> 'staffId')::bigint, p ->> 'staffNote', (p ->> 'now')::bigint);
  return move_payment(jsonb_build_object('paymentId', v.id, 'state', 'received', 'actor', 'staff:' || (p ->> 'staffId'),
    'staffNote', p ->> 'staffNote', 'now', p -> 'now', 'nextLookAt', null));
end $$;

-- Payments and their postings: each state has exactly the postings that it needs.
create or replace function audit_payments() returns table (problem text, subject text, detail text)
language sql stable as $$
  with expected as (
    select p.id, e.reference, e.amount, e.account, p.currency from payment p
    left join account h on h.user_id = p.user_id and h.currency = p.currency and h.type = 20
    cross join lateral (values
      ('deposit:' || p.id, p.amount + p.fee, p.account_id,
        p.kind = 'deposit' and p.state in ('received', 'charged-back')),
      ('deposit-fee:' || p.id, -p.fee, p.account_id,
        p.kind = 'deposit' and p.state in ('received', 'charged-back') and p.fee > 0),
      ('chargeback:' || p.id, -(p.amount + p.fee), p.account_id, p.state = 'charged-back'),
      ('withdrawal-hold:' || p.id, -p.amount, p.account_id, p.kind = 'withdrawal'),
      ('withdrawal:' || p.id, -(p.amount - p.fee), h.id, p.kind = 'withdrawal' and p.state = 'paid'),
      ('withdrawal-fee:' || p.id, -p.fee, h.id, p.kind = 'withdrawal' and p.state = 'paid' and p.fee > 0),
      ('withdrawal-return:' || p.id, p.amount, p.account_id,
        p.kind = 'withdrawal' and p.state in ('failed', 'refused', 'expired'))
    ) as e (reference, amount, account, is_due)
    where e.is_due
  ), posted as (
    select t.reference, t.id from ledger_transaction t
    where t.kind in ('deposit', 'payment-fee', 'chargeback', 'withdrawal-hold', 'withdrawal', 'withdrawal-return')
  )
  select 'payment without its posting', x.id::text, x.reference
    from expected x left join posted t using (reference)
    left join ledger_entry e on e.transaction_id = t.id and e.account_id = x.account
    where e.amount is distinct from x.amount
  union all
  select 'posting without its payment', t.id::text, t.reference
    from posted t left join expected x using (reference) where x.id is null
  union all
  select 'held money is not that of the withdrawals', a.id::text,
      b.balance || ' <> ' || coalesce(sum(p.amount) filter (where not payment_is_over('withdrawal', p.state)), 0)
    from account a join account_balance b on b.account_id = a.id
    left join payment p on p.user_id = a.user_id and p.currency = a.currency and p.kind = 'withdrawal'
    where a.type = 20
    group by a.id, b.balance
    having b.balance <> coalesce(sum(p.amount) filter (where not payment_is_over('withdrawal', p.state)), 0)
  union all
  select 'withdrawal paid by hand, or by its provider, is in the clearing account of the other', p.id::text, a.code
    from payment p join ledger_transaction t on t.reference = 'withdrawal:' || p.id
    join ledger_entry e on e.transaction_id = t.id join account a on a.id = e.account_id and a.code like 'clearing:%'
    where (a.code = 'clearing:manual') <> coalesce(p.by_hand ->> 'isPaid' = 'true', false)
  union all
  select 'payment in another state than its last step', p.id::text, p.state
    from payment p
    where p.state is distinct from (select state from payment_step where payment_id = p.id order by id desc limit 1)
$$;

-- Only other functions call these.
revoke execute on function
  payment_may_move(text, text, text), payment_is_over(text, text),
  add_payment_step(bigint, text, text, text, text, text, bigint), hold_account(bigint, char, smallint, bigint),
  transfer_money(text, text, bigint, bigint, bigint, bigint), open_deposits(bigint, char),
  add_payment(text, jsonb, text, bigint), find_payment_fault(bigint, text, jsonb, bigint), post_deposit(bigint, bigint),
  post_chargeback(bigint, bigint), post_withdrawal_end(bigint, text, bigint),
  moved_answer(bigint, text), audit_payments()
  from public;
