import { createHash } from 'node:crypto';
import type { DepositRequest, PaymentOrderAnswer, PaymentRefusal } from '#shared/contracts/cashier.ts';
import type { CashierTerms } from '#shared/domain/cashier/cashier-terms.ts';
import {
  boundsOf,
  boundsProblem,
  type MethodTerms,
  methodsFor,
  paymentFee,
} from '#shared/domain/cashier/payment-methods.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { refusalError, type Visitor } from '../admission/admission-service.ts';
import type { Orders } from '../orders/orders-service.ts';
import type { OwnAccountOf } from './own-account.ts';
import type { PaymentFollower } from './payment-follower.ts';
import { paymentAnswer } from './payment-view.ts';
import type { DepositStep, PaymentOutcome, PaymentStep, PaymentsRepository } from './payments-repository.ts';

/** Who orders a payment, and under which key. */
export interface PaymentOrder {
  readonly visitor: Visitor;
  readonly key: string;
  /** Hex hash of the session. */
  readonly session: string;
  /** Language of the page. */
  readonly language: string;
  /** Origin of the site, to which the provider leads back. */
  readonly origin: string;
}

export interface PaymentsInput {
  readonly repository: PaymentsRepository;
  readonly follower: Pick<PaymentFollower, 'follow'>;
  readonly orders: Pick<Orders, 'post' | 'seal' | 'turnBack'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly terms: () => CashierTerms;
  readonly accountOf: OwnAccountOf;
  /** Country of a player; null when unknown. */
  readonly countryOf: (userId: number) => Promise<string | null>;
}

/** Returns the hash that tells two payments with one key apart. */
export const paymentHash = (parts: readonly (number | string)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Returns why an amount is refused by the terms of a method; undefined when it is not. */
export function amountRefusal(terms: MethodTerms, amount: number, iso: string): PaymentRefusal | undefined {
  const bounds = boundsOf(terms, iso);
  const problem = boundsProblem(amount, bounds);
  if (problem === null) return undefined;
  return { reason: problem, bound: problem === 'low' ? bounds.min : bounds.max };
}

/** Terms of a direction that no method of the player has. */
const NO_METHOD = { id: '', kind: 'card', name: '', provider: '' } as const;

/** Creates what begins deposits; `begin` throws ApiError ACCOUNT_UNKNOWN, IDEMPOTENCY_MISMATCH and those of the gate. */
export function createDeposits(input: PaymentsInput) {
  const { repository, follower, orders, clock } = input;

  async function stepOf(order: PaymentOrder, request: DepositRequest): Promise<DepositStep> {
    const { visitor, key, session, language, origin } = order;
    const { accountId, iso, methodId, amount } = request;
    const { userId } = visitor;
    await input.accountOf(userId, accountId, iso);
    const { methods, maxOpen } = input.terms();
    const country = await input.countryOf(userId);
    const method = methodsFor(methods, 'deposit', { iso, country }).find(({ id }) => id === methodId);
    const terms = method?.deposit ?? null;
    const refusal: PaymentRefusal | undefined = terms ? amountRefusal(terms, amount, iso) : { reason: 'method' };
    const { kind, name, provider } = method ?? NO_METHOD;
    const step: PaymentStep = {
      ...{ userId, key, session, language, origin, accountId, iso, amount, methodId, provider },
      requestHash: paymentHash([accountId, iso, methodId, amount]),
      now: clock.now(),
      fee: terms ? paymentFee(terms, amount) : 0,
      methodKind: kind,
      methodName: name,
      ...(refusal ? { refusal } : {}),
    };
    return { ...step, maxOpen };
  }

  return {
    async begin(order: PaymentOrder, request: DepositRequest): Promise<PaymentOrderAnswer> {
      const { visitor, key } = order;
      const { userId } = visitor;
      const { accountId, iso, methodId, amount } = request;
      const requestHash = paymentHash([accountId, iso, methodId, amount]);
      const arrival = { kind: 'deposit', act: 'deposit', visitor, userId, key, requestHash } as const;
      const turned = await orders.turnBack<PaymentOutcome>(arrival);
      if (turned) return paymentAnswer(repository, turned);
      const outcome = await orders.post<DepositStep, PaymentOutcome>({
        act: 'deposit',
        step: await stepOf(order, request),
        write: repository.beginDeposit,
        refuse: async (refusal) => {
          throw refusalError(refusal);
        },
      });
      if (outcome.status === 'made' && !outcome.isReplay) await follower.follow(outcome.paymentId);
      return paymentAnswer(repository, outcome);
    },
    async outcome(userId: number, key: string): Promise<PaymentOrderAnswer> {
      return paymentAnswer(repository, await orders.seal('deposit', userId, key, { reason: 'not-made' }));
    },
  };
}
