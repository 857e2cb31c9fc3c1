import type { Payment, PaymentOrderAnswer, WholePayment } from '#shared/contracts/cashier.ts';
import { answerable } from '../orders/orders-service.ts';
import type { PaymentOutcome, PaymentRow, PaymentsRepository } from './payments-repository.ts';

/** Returns a payment as lists show it. */
export function paymentOf(row: PaymentRow): Payment {
  const { id, kind, state, reason, amount, fee, iso, methodId, methodKind, methodName, label, createdAt, changedAt } =
    row;
  return { id, kind, state, reason, amount, fee, iso, methodId, methodKind, methodName, label, createdAt, changedAt };
}

/** Returns a payment with its story. */
export async function wholePayment(
  repository: Pick<PaymentsRepository, 'steps'>,
  row: PaymentRow,
): Promise<WholePayment> {
  const steps = await repository.steps(row.id);
  const { note, answerBy } = row;
  return { ...paymentOf(row), steps, note, answerBy, page: row.state === 'waiting' ? row.page : null };
}

/**
 * Returns the answer to the key of a payment, with the payment as it is now.
 *
 * @throws ApiError as `answerable` does
 */
export async function paymentAnswer(
  repository: Pick<PaymentsRepository, 'payment' | 'steps'>,
  outcome: PaymentOutcome,
): Promise<PaymentOrderAnswer> {
  const found = answerable(outcome);
  if (found.status === 'refused') return { status: 'refused', refusal: found.refusal };
  if (found.status !== 'made') throw new Error(`A payment is ${found.status}`);
  const row = await repository.payment(found.paymentId);
  if (!row) throw new Error(`There is no payment ${found.paymentId}`);
  return { status: 'made', payment: await wholePayment(repository, row) };
}
