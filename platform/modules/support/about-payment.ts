import type { ParsedBody } from '#shared/contracts/call.ts';
import type { createSupportRequestCall } from '#shared/contracts/support.ts';
import { fitsPaymentTopic, paymentSubTopicOf, paymentTopicOf } from '#shared/domain/cashier/payment-topics.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Cashier } from '../cashier/cashier-service.ts';

type Asked = ParsedBody<typeof createSupportRequestCall>;

/** Returns the error of a body that is not as described. */
export function wrong(path: string, message: string): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The body is not as described.', issues: [{ path, message }] });
}

/**
 * Checks what a request asks about payments: topic and sub-topic belong together, and the payment is the player's own and
 * fits the topic.
 *
 * @param userId null for a guest
 * @throws ApiError SESSION_REQUIRED, BAD_REQUEST, PAYMENT_UNKNOWN, PAYMENT_MOVED
 */
export async function checkAboutPayment(
  userId: number | null,
  { topic, about }: Pick<Asked, 'about' | 'topic'>,
  payments: Pick<Cashier, 'ownPayment'>,
): Promise<void> {
  if (about === undefined) return;
  if (userId === null) throw new ApiError('SESSION_REQUIRED');
  if (topic !== 'payments') throw wrong('body.topic', 'Must be payments for a question about payments');
  const asked = paymentTopicOf(about.topic);
  if (!asked) throw wrong('body.about.topic', 'Must be the number of a topic of payments');
  if (about.subTopic !== null && !paymentSubTopicOf(asked, about.subTopic))
    throw wrong('body.about.subTopic', 'Must be the number of a sub-topic of the topic, or null');
  if (about.paymentId === null) {
    if (asked.payment === 'required') throw wrong('body.about.paymentId', 'This topic asks about a payment');
    return;
  }
  if (asked.payment === 'none') throw wrong('body.about.paymentId', 'This topic asks about no payment');
  const payment = await payments.ownPayment(userId, about.paymentId);
  if (!fitsPaymentTopic(asked, payment))
    throw new ApiError('PAYMENT_MOVED', { message: `Payment ${payment.id} is ${payment.state}, which does not fit.` });
}

/** The part of a stored request that its key stands for. */
interface KeptQuestion {
  readonly text: string;
  readonly topic: string;
  readonly paymentTopic: number | null;
  readonly paymentSubTopic: number | null;
  readonly paymentId: number | null;
}

/** Decides whether a stored request asks what a body asks. */
export function isSameQuestion(kept: KeptQuestion, { text, topic, about }: Asked): boolean {
  return (
    kept.text === text &&
    kept.topic === topic &&
    kept.paymentTopic === (about?.topic ?? null) &&
    kept.paymentSubTopic === (about?.subTopic ?? null) &&
    kept.paymentId === (about?.paymentId ?? null)
  );
}
