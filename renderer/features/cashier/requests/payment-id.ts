import type { TopicProps } from './topic-frame.tsx';

/** A payment that an address names for a topic. */
export interface AnsweringPaymentProps extends TopicProps {
  /** null for a number that no payment can have. */
  readonly paymentId: number | null;
}

/** Returns the number of a payment in an address; null for one that no payment can have. */
export function readPaymentId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
