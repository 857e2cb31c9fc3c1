import type { PaymentRefusal, PaymentsAnswer, WholePayment } from '#shared/contracts/cashier.ts';
import type { PaymentMethodKind } from '#shared/domain/cashier/payment-methods.ts';
import { paymentTopicOf } from '#shared/domain/cashier/payment-topics.ts';
import type { PaymentKind, PaymentReason, PaymentState } from '#shared/domain/cashier/payments.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { inBatches } from '../../database/batches.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';
import type { Gate, GateMoved } from '../admission/admission-service.ts';
import type { CommonOutcome, OrderStep } from '../orders/orders-service.ts';
import type { ProviderInstrument } from './provider-port.ts';

/** What the key of a payment answers. */
export type PaymentOutcome =
  | { readonly status: 'made'; readonly paymentId: number; readonly isReplay?: true }
  | { readonly status: 'stale' }
  | CommonOutcome<PaymentRefusal>;

/** One payment that a player orders; amounts are minor units. */
export interface PaymentStep extends OrderStep {
  readonly accountId: number;
  readonly iso: string;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
  readonly methodId: string;
  readonly methodKind: PaymentMethodKind;
  readonly methodName: string;
  readonly provider: string;
  readonly language: string;
  /** Origin of the site, to which the provider leads back. */
  readonly origin: string;
  /** Why the platform refuses it; left out when it goes on. */
  readonly refusal?: PaymentRefusal;
}

export interface DepositStep extends PaymentStep {
  /** Number of deposits of a player that may be open at once. */
  readonly maxOpen: number;
}

/** A rule of the review of a withdrawal, and whether it was kept. */
export interface PaymentCheck {
  readonly check: string;
  readonly isPassed: boolean;
}

export interface WithdrawalStep extends PaymentStep {
  readonly instrumentId: number;
  readonly checks: readonly PaymentCheck[];
  /** The rules approve it; otherwise a person decides. */
  readonly isApproved: boolean;
  readonly reason: PaymentReason | null;
  /** Targets to which money should go back, and whose methods pay out no more: a finding for a person. */
  readonly lostDebts?: readonly { readonly id: string; readonly methodId: string; readonly owed: MinorUnits }[];
  /** Stamp of the payments from which all this was decided. */
  readonly stamp: number;
}

/** A move of a payment to a state. */
export interface PaymentMove {
  readonly paymentId: number;
  readonly state: PaymentState;
  /** `player`, `provider`, `rule` or `staff:<id>`. */
  readonly actor: string;
  readonly now: number;
  readonly reason?: PaymentReason | null;
  /** Words for the player. */
  readonly note?: string;
  readonly staffNote?: string;
  /** The state that the actor saw; another one is `stale`. */
  readonly from?: PaymentState;
  /** When a question to the player ends, server clock. */
  readonly answerDueAt?: number;
  /** When the provider is asked next, server clock; null for never. */
  readonly nextLookAt?: number | null;
  readonly version?: number;
  readonly providerId?: string;
  readonly page?: WholePayment['page'];
  readonly received?: MinorUnits;
  readonly instrument?: ProviderInstrument | null;
}

/** What became of a move; `impossible`: states only move forward. */
export interface PaymentMoved {
  readonly status: 'impossible' | 'moved' | 'stale' | 'unchanged';
  readonly paymentId: number;
  readonly userId: number;
  readonly accountId: number;
  readonly kind: PaymentKind;
  readonly state: PaymentState;
}

/** A withdrawal whose player has little time left to answer. */
export interface EndingQuestion {
  readonly paymentId: number;
  readonly userId: number;
  /** Server clock, epoch ms. */
  readonly answerDueAt: number;
}

/** A stored payment. */
export interface PaymentRow extends Omit<WholePayment, 'page' | 'steps'> {
  readonly userId: number;
  readonly accountId: number;
  readonly provider: string;
  readonly language: string;
  readonly origin: string;
  readonly version: number;
  readonly page: WholePayment['page'];
  readonly misses: number;
  readonly instrumentId: number | null;
  /** The provider's token of the instrument; null without one. */
  readonly token: string | null;
  readonly checks: readonly PaymentCheck[];
}

/** A stored card, account or wallet of a player. */
export interface InstrumentRow {
  readonly id: number;
  readonly provider: string;
  readonly methodId: string;
  readonly kind: PaymentMethodKind;
  readonly label: string;
  readonly holder: string;
  readonly isOwn: boolean;
  /** Deposits from there less withdrawals to it, minor units. */
  readonly owed: MinorUnits;
}

/** An instrument to store. */
export interface NewInstrument extends ProviderInstrument {
  readonly userId: number;
  readonly provider: string;
  readonly methodId: string;
  readonly methodKind: PaymentMethodKind;
  readonly iso: string;
  readonly isOwn: boolean;
  readonly now: number;
}

/** Facts about a player from which a withdrawal is reviewed; amounts are minor units of the currency. */
export interface ReviewFacts {
  readonly stamp: number;
  /** What deposits brought over life, and what was staked from the account over life. */
  readonly deposited: MinorUnits;
  readonly staked: MinorUnits;
  /** Number of withdrawals that were paid. */
  readonly paid: number;
  readonly openFindings: number;
}

/** What the cashier says about a player. */
export interface DepositFacts {
  readonly hasDeposited: boolean;
  /** Types of the limits that hold for the player now. */
  readonly limitTypes: readonly number[];
}

export interface StoredPaymentsQuery {
  readonly kind: PaymentKind | null;
  readonly state: 'done' | 'ended' | 'open' | 'returned' | null;
  /** Number of a topic that they fit. */
  readonly topic: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly before: number | null;
  readonly limit: number;
}

/** The payments of a database; only its functions change them. */
export interface PaymentsRepository {
  beginDeposit(step: DepositStep & { readonly gate?: Gate }): Promise<GateMoved | PaymentOutcome>;
  requestWithdrawal(step: WithdrawalStep & { readonly gate?: Gate }): Promise<GateMoved | PaymentOutcome>;
  /** null for an unknown payment. */
  move(move: PaymentMove): Promise<PaymentMoved | null>;
  payment(paymentId: number): Promise<PaymentRow | null>;
  /** Takes withdrawals whose players have not answered in time back into the review. */
  endQuestions(now: number, limit: number): Promise<readonly PaymentMoved[]>;
  /**
   * Marks withdrawals whose questions end before an instant as told to their players, and returns them, each once.
   *
   * @param within transaction that stores the messages to the players
   */
  remindQuestions(before: number, now: number, limit: number, within: Pool): Promise<readonly EndingQuestion[]>;
  steps(paymentId: number): Promise<WholePayment['steps']>;
  page(userId: number, query: StoredPaymentsQuery): Promise<PaymentRow[]>;
  /** What matching payments moved, by currency; a page of them does not matter. */
  sums(userId: number, query: StoredPaymentsQuery): Promise<PaymentsAnswer['sums']>;
  /** Over the life of the accounts, by currency. */
  totals(userId: number): Promise<PaymentsAnswer['totals']>;
  /** What is held for withdrawals of a player in a currency, minor units. */
  held(userId: number, iso: string): Promise<MinorUnits>;
  /** Cards, accounts and wallets of a player in a currency to which money can be returned. */
  instruments(userId: number, iso: string): Promise<InstrumentRow[]>;
  keepInstrument(instrument: NewInstrument): Promise<number>;
  removeInstrument(userId: number, id: number, now: number): Promise<boolean>;
  reviewFacts(userId: number, accountId: number, iso: string): Promise<ReviewFacts>;
  depositFacts(userId: number, now: number): Promise<DepositFacts>;
  /** Claims payments whose provider is to be asked now; returns their numbers. */
  claim(now: number, limit: number, seconds: number): Promise<number[]>;
  /** Puts off the next look at a payment whose provider gave no answer. */
  miss(paymentId: number, next: number): Promise<void>;
  lookSoon(paymentId: number, now: number): Promise<void>;
  /** Stores that a notice has arrived; false for one that had arrived before. */
  noteNotice(provider: string, noticeId: string, now: number): Promise<boolean>;
  /** Deletes notices that arrived before an instant. */
  purgeNotices(before: number): Promise<void>;
}

const json = (value: unknown) => JSON.stringify(value);

const OVER = ['received', 'charged-back', 'paid'];
const ENDED = ['failed', 'cancelled', 'expired', 'refused'];

const stateOf = (sql: Pool) => sql`
  case when p.state in ${sql(OVER)} then 'done' when p.state in ${sql(ENDED)} then 'ended' else 'open' end`;

/** The condition of payments `p` of a player that match a query. */
function matching(sql: Pool, userId: number, { kind, state, topic, from, to }: StoredPaymentsQuery) {
  const fits = Object.entries((topic === null ? null : paymentTopicOf(topic)?.fits) ?? {});
  const ofTopic = fits.reduce(
    (either, [one, states]) => sql`${either} or (p.kind = ${one} and p.state in ${sql([...states])})`,
    sql`${topic}::int is null`,
  );
  return sql`p.user_id = ${userId}
    and (${kind}::text is null or p.kind = ${kind})
    and (${state}::text is null or (${state} = 'returned' and p.state = 'charged-back') or ${stateOf(sql)} = ${state})
    and (${ofTopic})
    and (${from}::bigint is null or p.created_at >= ${from})
    and (${to}::bigint is null or p.created_at < ${to})`;
}

/** Creates the repository of payments. */
export function createPaymentsRepository(sql: Pool): PaymentsRepository {
  const columns = sql`
    p.id, p.user_id as "userId", p.account_id as "accountId", p.kind, p.state, p.reason, p.note, p.amount, p.fee,
    p.currency as iso, p.method_id as "methodId", p.method_kind as "methodKind", p.method_name as "methodName",
    p.provider, p.language, p.origin, p.provider_version as version, p.page, p.misses, p.checks,
    p.instrument_id as "instrumentId", i.token, coalesce(i.label, '') as label,
    p.created_at as "createdAt", p.changed_at as "changedAt",
    p.answer_due_at as "answerBy"
    from payment p left join payment_instrument i on i.id = p.instrument_id`;
  return {
    beginDeposit: (step) => answerOf(sql`select begin_deposit(${json(step)}::text::jsonb) as answer`),
    requestWithdrawal: (step) => answerOf(sql`select request_withdrawal(${json(step)}::text::jsonb) as answer`),
    move: (move) => answerOf(sql`select move_payment(${json(move)}::text::jsonb) as answer`),
    async payment(paymentId) {
      const [row] = await sql<PaymentRow[]>`select ${columns} where p.id = ${paymentId}`;
      return row ?? null;
    },
    endQuestions: (now, limit) => answerOf(sql`select end_payment_questions(${now}, ${limit}) as answer`),
    remindQuestions: (before, now, limit, within) =>
      answerOf(within`select remind_payment_questions(${before}, ${now}, ${limit}) as answer`),
    steps: async (paymentId) => [
      ...(await sql<WholePayment['steps']>`
        select state, at, reason, note from payment_step where payment_id = ${paymentId} order by id`),
    ],
    page: async (userId, query) => [
      ...(await sql<PaymentRow[]>`
        select ${columns} where ${matching(sql, userId, query)}
          and (${query.before}::bigint is null or p.id < ${query.before})
        order by p.id desc limit ${query.limit}`),
    ],
    sums: async (userId, query) => [
      ...(await sql<PaymentsAnswer['sums']>`
        select p.currency as iso,
          coalesce(sum(p.amount + p.fee) filter (where p.state = 'received'), 0)::bigint as deposited,
          coalesce(sum(p.amount) filter (where p.state = 'paid'), 0)::bigint as withdrawn,
          coalesce(sum(p.amount) filter (where p.state = 'charged-back'), 0)::bigint as returned
        from payment p where ${matching(sql, userId, query)} group by p.currency order by min(p.id)`),
    ],
    totals: async (userId) => [
      ...(await sql<PaymentsAnswer['totals']>`
        select currency as iso,
          coalesce(sum(amount + fee) filter (where state = 'received'), 0)::bigint as deposited,
          coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as withdrawn,
          coalesce(sum(amount) filter (where kind = 'withdrawal' and state not in ${sql(['paid', ...ENDED])}), 0)::bigint
            as held
        from payment where user_id = ${userId} group by currency order by min(id)`),
    ],
    async held(userId, iso) {
      const [row] = await sql<{ balance: MinorUnits }[]>`
        select b.balance from account a join account_balance b on b.account_id = a.id
        where a.user_id = ${userId} and a.currency = ${iso} and a.type = 20`;
      return row?.balance ?? 0;
    },
    instruments: async (userId, iso) => [
      ...(await sql<InstrumentRow[]>`
        select id, provider, method_id as "methodId", method_kind as kind, label, holder, is_own as "isOwn",
          owed_to_instrument(id) as owed
        from payment_instrument
        where user_id = ${userId} and currency = ${iso} and is_returnable and removed_at is null order by id`),
    ],
    keepInstrument: (instrument) => answerOf(sql`select keep_instrument(${json(instrument)}::text::jsonb) as answer`),
    removeInstrument: (userId, id, now) => answerOf(sql`select remove_instrument(${userId}, ${id}, ${now}) as answer`),
    async reviewFacts(userId, accountId, iso) {
      const [row] = await sql<ReviewFacts[]>`
        select payments_stamp(${userId}) as stamp, b.deposited, b.staked,
          (select count(*)::int from payment where user_id = ${userId} and kind = 'withdrawal' and state = 'paid') as paid,
          (select count(*)::int from payment_finding f join payment p on p.id = f.payment_id
            where p.user_id = ${userId} and f.closed_at is null) as "openFindings"
        from account a join account_balance b on b.account_id = a.id
        where a.id = ${accountId} and a.user_id = ${userId} and a.currency = ${iso}`;
      return row ?? { stamp: 0, deposited: 0, staked: 0, paid: 0, openFindings: 0 };
    },
    async depositFacts(userId, now) {
      const [row] = await sql<DepositFacts[]>`
        select
          exists (select from payment where user_id = ${userId} and kind = 'deposit' and state in ('received', 'charged-back'))
            as "hasDeposited",
          (select coalesce(jsonb_agg("limitType"), '[]') from money_limits_of(${userId}, ${now}) where amount is not null)
            as "limitTypes"`;
      return row ?? { hasDeposited: false, limitTypes: [] };
    },
    claim: async (now, limit, seconds) =>
      (await sql<{ id: number }[]>`select claim_payments(${now}, ${limit}, ${seconds}) as id`).map(({ id }) => id),
    async miss(paymentId, next) {
      await sql`select miss_payment(${paymentId}, ${next})`;
    },
    async lookSoon(paymentId, now) {
      await sql`select look_at_payment(${paymentId}, ${now})`;
    },
    async noteNotice(provider, noticeId, now) {
      const rows = await sql`
        insert into payment_notice (provider, notice_id, arrived_at) values (${provider}, ${noticeId}, ${now})
        on conflict do nothing returning 1`;
      return rows.length > 0;
    },
    async purgeNotices(before) {
      await inBatches(async (limit) => {
        const rows = await sql`
          delete from payment_notice where (provider, notice_id) in (
            select provider, notice_id from payment_notice where arrived_at < ${before} limit ${limit}) returning 1`;
        return rows.length;
      });
    },
  };
}
