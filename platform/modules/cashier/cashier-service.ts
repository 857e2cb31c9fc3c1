import type {
  CashierAnswer,
  DepositRequest,
  Payment,
  PaymentOrderAnswer,
  PaymentsAnswer,
  PayoutTargetAnswer,
  PayoutTargetRequest,
  WholePayment,
  WithdrawalRequest,
} from '#shared/contracts/cashier.ts';
import { isMoneyLimitType, moneyLimitGroup } from '#shared/domain/care/money-limits.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Admission, Visitor } from '../admission/admission-service.ts';
import { createCashierMethods } from './cashier-methods.ts';
import { createDeposits, type PaymentOrder, type PaymentsInput } from './deposits.ts';
import type { PaymentFollower } from './payment-follower.ts';
import { paymentOf, wholePayment } from './payment-view.ts';
import type { PaymentRow, StoredPaymentsQuery } from './payments-repository.ts';
import { createPayoutTargets, payoutTargetOf } from './payout-targets.ts';
import { NoticeRefused, type PaymentProvider } from './provider-port.ts';
import { paymentOfReference } from './provider-questions.ts';
import { createWithdrawals, type HolderName } from './withdrawals.ts';

/** The cashier: money of players in and out, by payment providers. */
export interface Cashier {
  /**
   * What a player can pay in and out with; `accountId` null takes the active account.
   *
   * @throws ApiError ACCOUNT_UNKNOWN
   */
  show(visitor: Visitor, accountId: number | null): Promise<CashierAnswer>;
  /** Begins a deposit, once for each key. ApiError ACCOUNT_UNKNOWN, IDEMPOTENCY_MISMATCH, and those of the gate. */
  deposit(order: PaymentOrder, request: DepositRequest): Promise<PaymentOrderAnswer>;
  /** The answer to the key of a deposit; seals a key that never arrived. */
  depositOutcome(userId: number, key: string): Promise<PaymentOrderAnswer>;
  /** Takes a withdrawal, once for each key. ApiError ACCOUNT_UNKNOWN, IDEMPOTENCY_MISMATCH, and those of the gate. */
  withdraw(order: PaymentOrder, request: WithdrawalRequest): Promise<PaymentOrderAnswer>;
  /** The answer to the key of a withdrawal; seals a key that never arrived. */
  withdrawOutcome(userId: number, key: string): Promise<PaymentOrderAnswer>;
  addTarget(userId: number, request: PayoutTargetRequest): Promise<PayoutTargetAnswer>;
  /** Tells whether the target was removed: one to which money has to go back stays. */
  removeTarget(userId: number, targetId: string): Promise<boolean>;
  /** A payment of the player as its provider says it is now. ApiError PAYMENT_UNKNOWN. */
  payment(userId: number, paymentId: number): Promise<WholePayment>;
  /** A payment of the player as it was last heard of, without asking its provider. ApiError PAYMENT_UNKNOWN. */
  ownPayment(userId: number, paymentId: number): Promise<Payment>;
  /** Ends a deposit that has not begun to be paid; answers it as it is then. ApiError PAYMENT_UNKNOWN. */
  cancelDeposit(userId: number, paymentId: number): Promise<WholePayment>;
  /** A page of the player's payments that match, the newest first. */
  payments(userId: number, query: Omit<StoredPaymentsQuery, 'limit'>): Promise<PaymentsAnswer>;
  /**
   * Takes a notice of a provider as a hint, and asks the provider.
   *
   * @param headers with names in lower case
   * @throws ApiError NOT_FOUND for an unknown provider, FORBIDDEN for a notice that is not the provider's
   */
  takeNotice(provider: string, headers: Readonly<Record<string, string>>, body: string): Promise<void>;
  /** Deletes notices that no provider sends again. */
  purge(): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

export interface CashierInput extends Omit<PaymentsInput, 'clock' | 'follower'> {
  readonly follower: PaymentFollower;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly admission: Pick<Admission, 'refusalOf'>;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly nameOf: (userId: number) => Promise<HolderName>;
}

const PAGE_PAYMENTS = 20;
const NOTICES_KEPT_MS = 30 * 24 * 3_600_000;

/** Creates the cashier. */
export function createCashier(input: CashierInput): Cashier {
  const { repository, follower, clock, providers } = input;
  const { methodsOf, closureOf } = createCashierMethods(input);
  const deposits = createDeposits(input);
  const withdrawals = createWithdrawals(input);
  const targets = createPayoutTargets(input);

  async function own(userId: number, paymentId: number): Promise<PaymentRow> {
    const row = await repository.payment(paymentId);
    if (row?.userId !== userId) throw new ApiError('PAYMENT_UNKNOWN');
    return row;
  }

  return {
    async show(visitor, accountId) {
      const { userId } = visitor;
      const account = await input.accountOf(userId, accountId);
      const { id, iso, money } = account;
      const [depositMethods, withdrawalMethods, instruments, held, facts] = await Promise.all([
        methodsOf(userId, 'deposit', iso),
        methodsOf(userId, 'withdrawal', iso),
        repository.instruments(userId, iso),
        repository.held(userId, iso),
        repository.depositFacts(userId, clock.now()),
      ]);
      const closures = await Promise.all([
        closureOf(visitor, 'deposit', iso, depositMethods.length),
        closureOf(visitor, 'withdrawal', iso, withdrawalMethods.length),
      ]);
      const known = new Set(withdrawalMethods.map((method) => method.id));
      return {
        ...{ accountId: id, iso, available: money, held },
        isTest: [...providers.values()].some((provider) => provider.isTest),
        deposit: { closed: closures[0], methods: [...depositMethods] },
        withdrawal: {
          closed: closures[1],
          methods: [...withdrawalMethods],
          targets: instruments.filter(({ methodId }) => known.has(methodId)).map(payoutTargetOf),
        },
        isFirstDeposit: !facts.hasDeposited,
        hasDepositLimit: facts.limitTypes.some((type) => isMoneyLimitType(type) && moneyLimitGroup(type) === 'deposit'),
      };
    },
    deposit: deposits.begin,
    depositOutcome: deposits.outcome,
    withdraw: withdrawals.request,
    withdrawOutcome: withdrawals.outcome,
    addTarget: targets.add,
    removeTarget: targets.remove,
    async payment(userId, paymentId) {
      await follower.followForReader(await own(userId, paymentId));
      return wholePayment(repository, await own(userId, paymentId));
    },
    ownPayment: async (userId, paymentId) => paymentOf(await own(userId, paymentId)),
    async cancelDeposit(userId, paymentId) {
      const row = await own(userId, paymentId);
      if (row.kind === 'deposit' && (row.state === 'created' || row.state === 'waiting')) await follower.cancel(row);
      return wholePayment(repository, await own(userId, paymentId));
    },
    async payments(userId, query) {
      const asked = { ...query, limit: PAGE_PAYMENTS + 1 };
      const hasSums = (query.state === 'done' || query.state === 'returned') && query.before === null;
      const [rows, totals, sums] = await Promise.all([
        repository.page(userId, asked),
        repository.totals(userId),
        hasSums ? repository.sums(userId, asked) : [],
      ]);
      const payments = rows.slice(0, PAGE_PAYMENTS).map(paymentOf);
      return { payments, hasMore: rows.length > PAGE_PAYMENTS, totals, sums };
    },
    async takeNotice(name, headers, body) {
      const provider = providers.get(name);
      if (!provider) throw new ApiError('NOT_FOUND');
      const now = clock.now();
      try {
        const notice = provider.readNotice(headers, body);
        if (!(await repository.noteNotice(name, notice.id, now))) return;
        const paymentId = paymentOfReference(notice.reference);
        if (paymentId !== null) await follower.follow(paymentId);
      } catch (error) {
        if (error instanceof NoticeRefused) throw new ApiError('FORBIDDEN', { message: error.message, cause: error });
        throw error;
      }
    },
    purge: () => repository.purgeNotices(clock.now() - NOTICES_KEPT_MS),
    start: follower.start,
    close: follower.close,
  };
}

export { createHarbour } from './harbour-adapter.ts';
export { hyperswitchOf } from './hyperswitch-adapter.ts';
export { createPaymentDesk, type PaymentDesk } from './payment-desk.ts';
export { createPaymentFollower } from './payment-follower.ts';
export { paidByHand, reconcile } from './reconciliation.ts';
export { createReportReader } from './report-reader.ts';
export type { PaymentOrder, PaymentProvider };
