import type { CallAnswer } from '#shared/contracts/call.ts';
import type { deskPaymentCall, deskPaymentsCall } from '#shared/contracts/desk/desk-payments.ts';
import type { CashierTerms } from '#shared/domain/cashier/cashier-terms.ts';
import type { PaymentReason, WithdrawalState } from '#shared/domain/cashier/payments.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { HandProof, PaymentDeskRepository } from './payment-desk-repository.ts';
import type { PaymentFollower } from './payment-follower.ts';
import type { PaymentMoved, PaymentRow, PaymentsRepository } from './payments-repository.ts';
import type { PaymentProvider } from './provider-port.ts';
import { sealAtProvider } from './seal-at-provider.ts';

/** Who decides, and why, for the record. */
export interface PaymentDecision {
  readonly paymentId: number;
  readonly staffId: number;
  readonly reason: string;
}

/** Reason and words of a decision, which its player reads. */
export interface ToldReason {
  readonly why: PaymentReason;
  readonly words: string;
}

type Desk = CallAnswer<typeof deskPaymentsCall>;
type Case = CallAnswer<typeof deskPaymentCall>;

/**
 * Payments at the desk. Each decision throws ApiError PAYMENT_UNKNOWN for an unknown payment, and PAYMENT_MOVED for one that is
 * no longer where it can be decided so.
 */
export interface PaymentDesk {
  queue(): Promise<Desk>;
  /** Everything about a payment. */
  look(paymentId: number): Promise<Case>;
  /** Approves a withdrawal; `isDecided` is false while a second person is needed. */
  approve(decision: PaymentDecision): Promise<{ readonly state: WithdrawalState; readonly isDecided: boolean }>;
  refuse(decision: PaymentDecision, told: ToldReason): Promise<WithdrawalState>;
  askPlayer(decision: PaymentDecision, told: ToldReason): Promise<WithdrawalState>;
  resume(decision: PaymentDecision): Promise<WithdrawalState>;
  /**
   * Records that a withdrawal was paid outside its provider, after the provider has sealed its reference; `isDecided` is
   * false while a second person has to give the same proof.
   *
   * @throws ApiError PAYMENT_AT_PROVIDER when the provider has such a payout, PROVIDER_AWAY when it says nothing certain
   */
  paidByHand(
    decision: PaymentDecision,
    proof: HandProof,
  ): Promise<{ readonly state: WithdrawalState; readonly isDecided: boolean }>;
  /** Credits what has arrived of a deposit of another amount; returns the amount, minor units. */
  credit(decision: PaymentDecision): Promise<number>;
  /** Tells whether there was an open finding. */
  closeFinding(id: number, staffId: number, note: string): Promise<boolean>;
}

interface DeskInput {
  readonly repository: PaymentsRepository;
  readonly desk: PaymentDeskRepository;
  readonly follower: Pick<PaymentFollower, 'follow' | 'move'>;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly announcements: Announcements;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly terms: () => CashierTerms;
}

const DAY = 24 * 3_600_000;

/** Returns what the player reads of a payment by hand. */
const noteOf = ({ method, reference, paidOn }: HandProof) => `${method} · ${reference} · ${paidOn}`;

/** Creates the desk's side of the cashier. */
export function createPaymentDesk(input: DeskInput): PaymentDesk {
  const { repository, desk, follower, announcements, clock } = input;

  async function found(paymentId: number): Promise<PaymentRow> {
    const row = await repository.payment(paymentId);
    if (!row) throw new ApiError('PAYMENT_UNKNOWN', { message: `There is no payment ${paymentId}.` });
    return row;
  }

  /** Returns a move that was made or was not needed. ApiError PAYMENT_UNKNOWN, PAYMENT_MOVED. */
  function done(paymentId: number, moved: PaymentMoved | null): PaymentMoved {
    if (!moved) throw new ApiError('PAYMENT_UNKNOWN', { message: `There is no payment ${paymentId} of this kind.` });
    if (moved.status === 'moved' || moved.status === 'unchanged') return moved;
    const message = `Payment ${paymentId} is ${moved.state} now. Look at it again.`;
    throw new ApiError('PAYMENT_MOVED', { message });
  }

  function tell({ userId }: Pick<PaymentMoved, 'userId'>): void {
    announcements.publish('player', { userId, about: 'payments' });
    announcements.publish('player', { userId, about: 'accounts' });
  }

  const needsTwo = ({ amount, iso }: Pick<PaymentRow, 'amount' | 'iso'>) =>
    amount > currencyOf(iso).initialAmount * input.terms().fourEyesTimes;

  async function decide(
    { paymentId, staffId, reason }: PaymentDecision,
    states: {
      readonly from: readonly WithdrawalState[];
      readonly to: WithdrawalState;
      readonly answerDueAt?: number;
    },
    told?: ToldReason,
  ): Promise<WithdrawalState> {
    const row = await found(paymentId);
    const [first] = states.from;
    const from = states.from.find((state) => state === row.state) ?? first;
    const moved = await follower.move({
      ...{ paymentId, state: states.to, actor: `staff:${staffId}`, now: clock.now(), staffNote: reason },
      ...(from ? { from } : {}),
      ...(states.answerDueAt === undefined ? {} : { answerDueAt: states.answerDueAt }),
      ...(told ? { reason: told.why, note: told.words } : {}),
    });
    return done(paymentId, moved).state as WithdrawalState;
  }

  return {
    queue: () => desk.queue(),
    async look(paymentId) {
      const {
        token: _,
        instrumentId,
        misses,
        version,
        page,
        accountId,
        language,
        origin,
        ...row
      } = await found(paymentId);
      const more = await desk.more(paymentId);
      const totals = await repository.totals(row.userId);
      return { ...row, ...more, checks: row.checks as Case['checks'], totals, needsTwo: needsTwo(row) };
    },
    async approve({ paymentId, staffId, reason }) {
      const row = await found(paymentId);
      const moved = done(
        paymentId,
        await desk.approve({ paymentId, staffId, staffNote: reason, needsTwo: needsTwo(row), now: clock.now() }),
      );
      if (moved.status === 'moved') {
        tell(moved);
        await follower.follow(paymentId);
      }
      const { state } = await found(paymentId);
      return { state: state as WithdrawalState, isDecided: moved.status === 'moved' };
    },
    refuse: (decision, told) => decide(decision, { from: ['in-review', 'waiting-for-player'], to: 'refused' }, told),
    askPlayer: (decision, told) => {
      const answerDueAt = Math.round(clock.now() + input.terms().answerDays * DAY);
      return decide(decision, { from: ['in-review'], to: 'waiting-for-player', answerDueAt }, told);
    },
    resume: (decision) => decide(decision, { from: ['waiting-for-player'], to: 'in-review' }),
    async paidByHand({ paymentId, staffId, reason }, proof) {
      const row = await found(paymentId);
      const decided = { paymentId, staffId, now: clock.now() };
      const begun = done(paymentId, await desk.beginByHand({ ...decided, proof, needsTwo: needsTwo(row) }));
      if (begun.status === 'unchanged') return { state: begun.state as WithdrawalState, isDecided: false };
      const { isClear, error } = await sealAtProvider(row, repository, input.providers);
      const ended = await desk.endByHand({ ...decided, staffNote: reason, isClear, note: noteOf(proof) });
      if (error) throw error;
      const moved = done(paymentId, ended);
      tell(moved);
      return { state: moved.state as WithdrawalState, isDecided: true };
    },
    async credit({ paymentId, staffId, reason }) {
      await found(paymentId);
      const moved = done(paymentId, await desk.credit({ paymentId, staffId, staffNote: reason, now: clock.now() }));
      tell(moved);
      return (await found(paymentId)).amount;
    },
    closeFinding: (id, staffId, note) => desk.closeFinding(id, staffId, note, clock.now()),
  };
}
