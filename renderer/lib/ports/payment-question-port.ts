import type { ComponentType } from 'react';
import type { PaymentTopic } from '#shared/domain/cashier/payment-topics.ts';

/** What a player asks a person about. */
export interface PaymentQuestionProps {
  readonly topic: PaymentTopic;
  /** Sub-topic with which the player comes; null for none. */
  readonly subTopicId: number | null;
  /** null for a question without a payment. */
  readonly paymentId: number | null;
}

let known: ComponentType<PaymentQuestionProps> | null = null;

/** Names the form by which support is asked about a payment; the app brings it to the pages of the cashier. */
export function knowPaymentQuestion(form: ComponentType<PaymentQuestionProps>): void {
  known = form;
}

/** Returns this form; null before it is known. */
export const paymentQuestion = (): ComponentType<PaymentQuestionProps> | null => known;
