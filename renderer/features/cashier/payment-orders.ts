import { isPlainObject } from '@reduxjs/toolkit';
import type { OrderEnd, OrderPhase, ShownPhase } from '#renderer/lib/orders/order.ts';
import type { KindOfOrder } from '#renderer/lib/orders/order-kind.ts';
import type {
  DepositRequest,
  PaymentOrderAnswer,
  PaymentRefusal,
  WholePayment,
  WithdrawalRequest,
} from '#shared/contracts/cashier.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { cashierApi } from './api.ts';

/** What a deposit sends under its key. */
export interface SentDeposit {
  readonly body: DepositRequest;
}

/** What a withdrawal sends under its key, and what the player recognises its target by. */
export interface SentWithdrawal {
  readonly body: WithdrawalRequest;
  readonly label: string;
}

/** A deposit is done when it has begun: whether its money comes is the story of the payment. */
type PaymentEnd = OrderEnd<{ readonly payment: WholePayment }, { readonly refusal: PaymentRefusal }>;

/** Phase of a deposit or a withdrawal that the player has ordered. */
export type OrderedPayment = OrderPhase<PaymentEnd>;

/** Phase of a deposit or a withdrawal as a page shows it. */
export type PaymentPhase = ShownPhase<PaymentEnd>;

/** Subjects of these orders: one is decided before the next begins, because each changes what the next may be. */
export const DEPOSIT_SUBJECT = 'deposit';
export const WITHDRAWAL_SUBJECT = 'withdrawal';

/** Returns the phase after an answer. */
export function phaseOfPaymentOrder(answer: PaymentOrderAnswer): PaymentEnd {
  return answer.status === 'made'
    ? { kind: 'done', payment: answer.payment }
    : { kind: 'refused', refusal: answer.refusal };
}

function isPaymentOrder(kept: unknown): boolean {
  const { body } = (isPlainObject(kept) ? kept : {}) as { readonly body?: unknown };
  const { iso, amount } = (isPlainObject(body) ? body : {}) as { readonly iso?: unknown; readonly amount?: unknown };
  return typeof iso === 'string' && isCurrencyIso(iso) && Number.isSafeInteger(amount);
}

const common = {
  isOrder: isPaymentOrder,
  phaseOf: phaseOfPaymentOrder,
  // The answer tells no balance: it is asked again.
  balanceOf: () => null,
  tags: ['Payments', 'Session', 'Limits'],
} as const;

/** Begins a deposit. */
export const depositOrder: KindOfOrder<SentDeposit, PaymentOrderAnswer, PaymentEnd> = {
  ...common,
  name: 'deposit',
  send: (dispatch, { key, order: { body } }) =>
    dispatch(cashierApi.endpoints.deposit.initiate({ body, idempotencyKey: key })).unwrap(),
  ask: (dispatch, { key, userId }) =>
    dispatch(
      cashierApi.endpoints.depositOutcome.initiate({ params: { key }, query: { userId: String(userId) } }),
    ).unwrap(),
};

/** Asks for a withdrawal. */
export const withdrawalOrder: KindOfOrder<SentWithdrawal, PaymentOrderAnswer, PaymentEnd> = {
  ...common,
  name: 'withdrawal',
  isOrder: (kept) => isPaymentOrder(kept) && typeof (kept as Partial<SentWithdrawal>).label === 'string',
  send: (dispatch, { key, order: { body } }) =>
    dispatch(cashierApi.endpoints.withdraw.initiate({ body, idempotencyKey: key })).unwrap(),
  ask: (dispatch, { key, userId }) =>
    dispatch(
      cashierApi.endpoints.withdrawOutcome.initiate({ params: { key }, query: { userId: String(userId) } }),
    ).unwrap(),
};
