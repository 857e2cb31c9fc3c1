import type { PaymentMethodKind } from './payment-methods.ts';
import {
  DEPOSIT_STATES,
  type PaymentKind,
  type PaymentReason,
  type PaymentState,
  WITHDRAWAL_STATES,
} from './payments.ts';

/** A narrower question within a topic; it has words of its own that answer it. */
export interface PaymentSubTopic {
  /** Number in addresses, unique within its topic. */
  readonly id: number;
  /** Names its texts: `sub_<key>` and `sub_<key>_text` in the namespace `payment-requests`. */
  readonly key: string;
}

/** What players ask about their payments. */
export interface PaymentTopic {
  /** Number in addresses and in stored requests; it never means another topic. */
  readonly id: number;
  /** Names its texts: `topic_<key>` and `topic_<key>_text` in the namespace `payment-requests`. */
  readonly key: string;
  /** Name for the staff. */
  readonly name: string;
  /** Whether a request names a payment. */
  readonly payment: 'none' | 'optional' | 'required';
  /** States in which a payment of a kind fits; a kind that is left out does not. */
  readonly fits: Readonly<Partial<Record<PaymentKind, readonly PaymentState[]>>>;
  readonly subTopics: readonly PaymentSubTopic[];
}

const sub = (...keys: readonly string[]): readonly PaymentSubTopic[] =>
  keys.map((key, index) => ({ id: index + 1, key }));

/** Topics in the order in which they are offered. Numbers are stored: a topic or a sub-topic is only ever added. */
export const PAYMENT_TOPICS: readonly PaymentTopic[] = [
  {
    ...{ id: 1, key: 'not_received', name: 'deposit not received', payment: 'required' },
    fits: { deposit: ['created', 'waiting', 'processing', 'received', 'failed', 'cancelled', 'expired'] },
    subTopics: sub('by_card', 'by_transfer', 'by_voucher', 'debited'),
  },
  {
    ...{ id: 2, key: 'other_amount', name: 'another amount credited than paid', payment: 'required' },
    fits: { deposit: ['processing', 'received'] },
    subTopics: sub('fee', 'sent_other'),
  },
  {
    ...{ id: 3, key: 'twice', name: 'charged twice', payment: 'required' },
    fits: { deposit: ['processing', 'received', 'failed', 'cancelled', 'expired'] },
    subTopics: sub('two_deposits', 'reserved'),
  },
  {
    ...{ id: 4, key: 'not_arrived', name: 'withdrawal not arrived', payment: 'required' },
    fits: { withdrawal: ['in-review', 'waiting-for-player', 'approved', 'sending', 'unknown', 'paid'] },
    subTopics: sub('review', 'paid_out'),
  },
  {
    ...{ id: 5, key: 'refused', name: 'withdrawal refused or held', payment: 'required' },
    fits: { withdrawal: ['in-review', 'waiting-for-player', 'unknown', 'failed', 'refused', 'expired'] },
    subTopics: sub('held', 'came_back'),
  },
  {
    ...{ id: 6, key: 'documents', name: 'documents asked', payment: 'optional' },
    fits: { withdrawal: ['in-review', 'waiting-for-player', 'refused', 'expired'] },
    subTopics: sub('which', 'how'),
  },
  {
    ...{ id: 7, key: 'details', name: 'payment details changed, or another account', payment: 'none' },
    fits: {},
    subTopics: sub('new_card', 'another_account'),
  },
  {
    ...{ id: 8, key: 'other', name: 'something else about a payment', payment: 'optional' },
    fits: { deposit: DEPOSIT_STATES, withdrawal: WITHDRAWAL_STATES },
    subTopics: sub('declined', 'charged_back'),
  },
];

/** Returns the topic of a number; undefined for none. */
export function paymentTopicOf(id: number): PaymentTopic | undefined {
  return PAYMENT_TOPICS.find((topic) => topic.id === id);
}

/** Returns the sub-topic of a number within a topic; undefined for none. */
export function paymentSubTopicOf(topic: PaymentTopic, id: number): PaymentSubTopic | undefined {
  return topic.subTopics.find((one) => one.id === id);
}

/** Decides whether a payment can be asked about under a topic. */
export function fitsPaymentTopic(
  topic: PaymentTopic,
  { kind, state }: { readonly kind: PaymentKind; readonly state: PaymentState },
): boolean {
  return topic.fits[kind]?.includes(state) ?? false;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long money is usually on its way by a method, ms; beyond it something may be wrong. */
const ON_ITS_WAY_MS: Readonly<Record<PaymentMethodKind, { readonly deposit: number; readonly withdrawal: number }>> = {
  card: { deposit: HOUR_MS, withdrawal: 5 * DAY_MS },
  transfer: { deposit: 5 * DAY_MS, withdrawal: 5 * DAY_MS },
  wallet: { deposit: HOUR_MS, withdrawal: DAY_MS },
  voucher: { deposit: HOUR_MS, withdrawal: DAY_MS },
  terminal: { deposit: DAY_MS, withdrawal: DAY_MS },
};

/** What a payment's state means for a question about it; texts are `answer_<key>` of `payment-requests`. */
export const PAYMENT_ANSWERS = [
  'not_paid',
  'looked_at',
  'transfer_on_its_way',
  'confirming',
  'deposit_late',
  'credited',
  'credited_amount',
  'credited_once',
  'no_money_came',
  'not_paid_in_time',
  'charged_back',
  'in_review',
  'your_turn',
  'being_sent',
  'unconfirmed',
  'paid_on_its_way',
  'paid_late',
  'payout_failed',
  'payout_refused',
  'payout_expired',
] as const;

export type PaymentAnswer = (typeof PAYMENT_ANSWERS)[number];

/** A payment as far as its answer depends on it. */
export interface AskedPayment {
  readonly kind: PaymentKind;
  readonly state: PaymentState;
  readonly reason: PaymentReason | null;
  readonly methodKind: PaymentMethodKind;
  /** Server clock, epoch ms, at which it came into its state. */
  readonly changedAt: number;
}

/** What a received deposit answers, by the key of the topic. */
const CREDITED: Readonly<Record<string, PaymentAnswer>> = { other_amount: 'credited_amount', twice: 'credited_once' };

function answerOfDeposit({ key }: PaymentTopic, payment: AskedPayment, isLate: boolean): PaymentAnswer {
  switch (payment.state) {
    case 'created':
    case 'waiting':
      return 'not_paid';
    case 'processing':
      if (payment.reason === 'other-amount') return 'looked_at';
      if (isLate) return 'deposit_late';
      return payment.methodKind === 'transfer' ? 'transfer_on_its_way' : 'confirming';
    case 'received':
      return CREDITED[key] ?? 'credited';
    case 'charged-back':
      return 'charged_back';
    case 'failed':
      return 'no_money_came';
    default:
      return 'not_paid_in_time';
  }
}

function answerOfWithdrawal({ state }: AskedPayment, isLate: boolean): PaymentAnswer {
  switch (state) {
    case 'in-review':
      return 'in_review';
    case 'waiting-for-player':
      return 'your_turn';
    case 'unknown':
      return 'unconfirmed';
    case 'paid':
      return isLate ? 'paid_late' : 'paid_on_its_way';
    case 'failed':
      return 'payout_failed';
    case 'refused':
      return 'payout_refused';
    case 'expired':
      return 'payout_expired';
    default:
      return 'being_sent';
  }
}

/**
 * Returns what the state of a payment means for a question about it, before a person is asked.
 *
 * @param now server clock, epoch ms
 */
export function answerAboutPayment(topic: PaymentTopic, payment: AskedPayment, now: number): PaymentAnswer {
  const isLate = now - payment.changedAt > ON_ITS_WAY_MS[payment.methodKind][payment.kind];
  return payment.kind === 'deposit' ? answerOfDeposit(topic, payment, isLate) : answerOfWithdrawal(payment, isLate);
}
