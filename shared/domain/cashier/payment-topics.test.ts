import { describe, expect, test } from 'vitest';
import {
  type AskedPayment,
  answerAboutPayment,
  fitsPaymentTopic,
  PAYMENT_ANSWERS,
  PAYMENT_TOPICS,
  type PaymentAnswer,
  paymentSubTopicOf,
  paymentTopicOf,
} from './payment-topics.ts';
import { DEPOSIT_STATES, type PaymentState, WITHDRAWAL_STATES } from './payments.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function topicOf(id: number) {
  const topic = paymentTopicOf(id);
  if (!topic) throw new Error(`There is no topic ${id}`);
  return topic;
}

describe('[R-26] the payments that fit a topic', () => {
  const deposits = DEPOSIT_STATES.map((state) => ({ kind: 'deposit', state }) as const);
  const withdrawals = WITHDRAWAL_STATES.map((state) => ({ kind: 'withdrawal', state }) as const);

  // Each letter is a state in the order of its table: y fits, - does not.
  test.each([
    ['not_received', 1, 'yyyyyyy-', '---------'],
    ['other_amount', 2, '--yy----', '---------'],
    ['twice', 3, '--yyyyy-', '---------'],
    ['not_arrived', 4, '--------', 'yyyyyy---'],
    ['refused', 5, '--------', 'yy--y-yyy'],
    ['documents', 6, '--------', 'yy-----yy'],
    ['details', 7, '--------', '---------'],
    ['other', 8, 'yyyyyyyy', 'yyyyyyyyy'],
  ])('%s', (key, id, ofDeposits, ofWithdrawals) => {
    const topic = topicOf(id);
    const marks = (all: readonly Parameters<typeof fitsPaymentTopic>[1][]) =>
      all.map((payment) => (fitsPaymentTopic(topic, payment) ? 'y' : '-')).join('');
    expect([topic.key, marks(deposits), marks(withdrawals)]).toEqual([key, ofDeposits, ofWithdrawals]);
  });

  test('are asked for exactly where some fit', () => {
    for (const { payment, fits, key } of PAYMENT_TOPICS)
      expect(payment === 'none', key).toBe(Object.keys(fits).length === 0);
  });

  test('belong to some topic in every state', () => {
    for (const payment of [...deposits, ...withdrawals]) {
      const fitting = PAYMENT_TOPICS.filter((topic) => topic.id !== 8 && fitsPaymentTopic(topic, payment));
      expect(fitting.length > 0 || payment.state === 'charged-back', payment.state).toBe(true);
    }
  });
});

test('numbers and keys of topics and of their sub-topics name one thing each, and unknown numbers none', () => {
  expect(new Set(PAYMENT_TOPICS.map(({ id }) => id)).size).toBe(PAYMENT_TOPICS.length);
  const keys = PAYMENT_TOPICS.flatMap(({ subTopics }) => subTopics.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  for (const { subTopics } of PAYMENT_TOPICS)
    expect(subTopics.map(({ id }) => id)).toEqual([1, 2, 3, 4].slice(0, subTopics.length));
  expect([paymentTopicOf(0), paymentTopicOf(9), paymentSubTopicOf(topicOf(2), 3)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('[R-26] what a payment answers before a person is asked', () => {
  type Case = readonly [state: PaymentState, topic: number, more: Partial<AskedPayment>, answer: PaymentAnswer];
  const ago = (ms: number) => ({ changedAt: NOW - ms });

  test.each<Case>([
    ['created', 1, {}, 'not_paid'],
    ['waiting', 1, {}, 'not_paid'],
    ['processing', 1, {}, 'confirming'],
    ['processing', 1, ago(HOUR), 'confirming'],
    ['processing', 1, ago(HOUR + 1), 'deposit_late'],
    ['processing', 1, { methodKind: 'transfer', ...ago(5 * DAY) }, 'transfer_on_its_way'],
    ['processing', 1, { methodKind: 'transfer', ...ago(5 * DAY + 1) }, 'deposit_late'],
    ['processing', 2, { reason: 'other-amount', ...ago(9 * DAY) }, 'looked_at'],
    ['received', 1, ago(9 * DAY), 'credited'],
    ['received', 2, {}, 'credited_amount'],
    ['received', 3, {}, 'credited_once'],
    ['failed', 1, {}, 'no_money_came'],
    ['cancelled', 3, {}, 'not_paid_in_time'],
    ['expired', 1, {}, 'not_paid_in_time'],
    ['charged-back', 8, {}, 'charged_back'],
  ])('a deposit that is %s, under topic %i with %j', (state, topic, more, answer) => {
    const payment: AskedPayment = { kind: 'deposit', state, reason: null, methodKind: 'card', changedAt: NOW, ...more };
    expect(answerAboutPayment(topicOf(topic), payment, NOW)).toBe(answer);
  });

  test.each<Case>([
    ['in-review', 4, ago(30 * DAY), 'in_review'],
    ['waiting-for-player', 6, {}, 'your_turn'],
    ['approved', 4, {}, 'being_sent'],
    ['sending', 4, {}, 'being_sent'],
    ['unknown', 5, {}, 'unconfirmed'],
    ['paid', 4, { methodKind: 'transfer', ...ago(5 * DAY) }, 'paid_on_its_way'],
    ['paid', 4, { methodKind: 'transfer', ...ago(5 * DAY + 1) }, 'paid_late'],
    ['paid', 4, { methodKind: 'wallet', ...ago(DAY + 1) }, 'paid_late'],
    ['failed', 5, {}, 'payout_failed'],
    ['refused', 5, {}, 'payout_refused'],
    ['expired', 5, {}, 'payout_expired'],
  ])('a withdrawal that is %s, under topic %i with %j', (state, topic, more, answer) => {
    const payment: AskedPayment = {
      kind: 'withdrawal',
      state,
      reason: null,
      methodKind: 'card',
      changedAt: NOW,
      ...more,
    };
    expect(answerAboutPayment(topicOf(topic), payment, NOW)).toBe(answer);
  });

  test('is one of the answers that have texts, for every topic, state and age', () => {
    const seen = new Set<string>();
    for (const topic of PAYMENT_TOPICS)
      for (const [kind, states] of [
        ['deposit', DEPOSIT_STATES],
        ['withdrawal', WITHDRAWAL_STATES],
      ] as const)
        for (const state of states)
          for (const methodKind of ['card', 'transfer'] as const)
            for (const reason of [null, 'other-amount'] as const)
              for (const age of [0, 30 * DAY])
                seen.add(answerAboutPayment(topic, { kind, state, methodKind, reason, changedAt: NOW - age }, NOW));
    expect([...seen].sort()).toEqual([...PAYMENT_ANSWERS].sort());
  });
});
