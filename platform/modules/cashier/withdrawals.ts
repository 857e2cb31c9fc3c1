import type { PaymentOrderAnswer, PaymentRefusal, WithdrawalRequest } from '#shared/contracts/cashier.ts';
import { closedLoopProblem, loopTargets, lostDebts } from '#shared/domain/cashier/closed-loop.ts';
import { boundsOf, methodsFor, type PaymentMethod, paymentFee } from '#shared/domain/cashier/payment-methods.ts';
import { reviewWithdrawal } from '#shared/domain/cashier/withdrawal-review.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { refusalError } from '../admission/admission-service.ts';
import { amountRefusal, type PaymentOrder, type PaymentsInput, paymentHash } from './deposits.ts';
import { paymentAnswer } from './payment-view.ts';
import type { InstrumentRow, PaymentOutcome, WithdrawalStep } from './payments-repository.ts';

/** First name and surname of a player; '' for one that is unknown. */
export interface HolderName {
  readonly name: string;
  readonly surname: string;
}

interface WithdrawalsInput extends PaymentsInput {
  readonly nameOf: (userId: number) => Promise<HolderName>;
}

/** What a request is decided from. */
interface Found {
  readonly instruments: readonly InstrumentRow[];
  readonly target: InstrumentRow | undefined;
  /** Methods that pay out for the player now. */
  readonly methods: readonly PaymentMethod[];
  /** That of the target. */
  readonly method: PaymentMethod | undefined;
}

/** Number of times that a withdrawal is decided again because another payment of the player moved meanwhile. */
const STALE_ATTEMPTS = 5;

function refusalOf(
  { instruments, target, methods, method }: Found,
  { amount, iso }: WithdrawalRequest,
): PaymentRefusal | undefined {
  if (!target) return { reason: 'target' };
  if (!method?.withdrawal) return { reason: 'method' };
  const refused = amountRefusal(method.withdrawal, amount, iso);
  if (refused) return refused;
  const problem = closedLoopProblem(
    loopTargets(
      instruments.map(({ id, methodId, owed }) => ({ id: String(id), methodId, owed })),
      methods.flatMap(({ id, withdrawal }) => (withdrawal ? [{ id, min: boundsOf(withdrawal, iso).min }] : [])),
    ),
    String(target.id),
    amount,
  );
  return problem ? { reason: 'closed-loop', ...problem } : undefined;
}

/** Creates what takes withdrawals; `request` throws ApiError ACCOUNT_UNKNOWN, IDEMPOTENCY_MISMATCH and those of the gate. */
export function createWithdrawals(input: WithdrawalsInput) {
  const { repository, follower, orders, clock } = input;

  async function find(userId: number, { iso, targetId }: WithdrawalRequest): Promise<Found> {
    const instruments = await repository.instruments(userId, iso);
    const target = instruments.find(({ id }) => String(id) === targetId);
    const country = await input.countryOf(userId);
    const methods = methodsFor(input.terms().methods, 'withdrawal', { iso, country });
    return { instruments, target, methods, method: methods.find(({ id }) => id === target?.methodId) };
  }

  async function stepOf(order: PaymentOrder, request: WithdrawalRequest): Promise<WithdrawalStep> {
    const { visitor, key, session, language, origin } = order;
    const { userId } = visitor;
    const { accountId, iso, amount, targetId } = request;
    await input.accountOf(userId, accountId, iso);
    // The stamp is read first: whatever moves after it makes the step stale.
    const facts = await repository.reviewFacts(userId, accountId, iso);
    const found = await find(userId, request);
    const { target, method } = found;
    const lost = lostDebts(
      found.instruments.map(({ id, methodId, owed, label }) => ({ id: String(id), methodId, owed, label })),
      found.methods.filter(({ withdrawal }) => withdrawal !== null),
    );
    const terms = input.terms();
    const review = reviewWithdrawal(
      {
        ...{ ...facts, ...(await input.nameOf(userId)) },
        ...{ amount, initialAmount: currencyOf(iso).initialAmount, holder: target?.holder ?? '' },
        lostDebt: lost.reduce((sum, { owed }) => sum + owed, 0),
      },
      terms,
    );
    const refusal = refusalOf(found, request);
    return {
      ...{ userId, key, session, language, origin, accountId, iso, amount, stamp: facts.stamp },
      requestHash: paymentHash([accountId, iso, targetId, amount]),
      now: clock.now(),
      fee: method?.withdrawal ? paymentFee(method.withdrawal, amount) : 0,
      methodId: method?.id ?? '',
      methodKind: method?.kind ?? 'card',
      methodName: method?.name ?? '',
      provider: target?.provider ?? '',
      instrumentId: target?.id ?? 0,
      ...{ checks: review.checks, isApproved: review.reason === null, reason: review.reason },
      ...(lost.length > 0 ? { lostDebts: lost } : {}),
      ...(refusal ? { refusal } : {}),
    };
  }

  async function post(order: PaymentOrder, request: WithdrawalRequest): Promise<PaymentOutcome> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await orders.post<WithdrawalStep, PaymentOutcome>({
        act: 'withdrawal',
        step: await stepOf(order, request),
        write: repository.requestWithdrawal,
        refuse: async (refusal) => {
          throw refusalError(refusal);
        },
      });
      if (outcome.status !== 'stale' || attempt === STALE_ATTEMPTS) return outcome;
    }
  }

  return {
    async request(order: PaymentOrder, request: WithdrawalRequest): Promise<PaymentOrderAnswer> {
      const { visitor, key } = order;
      const { userId } = visitor;
      const { accountId, iso, amount, targetId } = request;
      const requestHash = paymentHash([accountId, iso, targetId, amount]);
      const arrival = { kind: 'withdrawal', act: 'withdrawal', visitor, userId, key, requestHash } as const;
      const turned = await orders.turnBack<PaymentOutcome>(arrival);
      if (turned) return paymentAnswer(repository, turned);
      const outcome = await post(order, request);
      if (outcome.status === 'made' && !outcome.isReplay) await follower.follow(outcome.paymentId);
      return paymentAnswer(repository, outcome);
    },
    async outcome(userId: number, key: string): Promise<PaymentOrderAnswer> {
      return paymentAnswer(repository, await orders.seal('withdrawal', userId, key, { reason: 'not-made' }));
    },
  };
}
