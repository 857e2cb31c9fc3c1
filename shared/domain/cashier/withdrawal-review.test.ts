import { describe, expect, test } from 'vitest';
import type { PaymentReason } from './payments.ts';
import { paymentReturnPath } from './return-path.ts';
import {
  isOwnName,
  type ReviewCase,
  type ReviewTerms,
  reviewWithdrawal,
  WITHDRAWAL_CHECKS,
} from './withdrawal-review.ts';

const TERMS: ReviewTerms = { autoMaxTimes: 40, minTurnover: 1000, isFirstReviewed: true };
const CASE: ReviewCase = {
  ...{ amount: 20_000, initialAmount: 500, name: 'Ada', surname: 'Lovelace', holder: 'LOVELACE ADA' },
  ...{ deposited: 10_000, staked: 10_000, paid: 1, openFindings: 0, lostDebt: 0 },
};

test('a withdrawal without a doubt is approved by every rule', () => {
  const { checks, reason } = reviewWithdrawal(CASE, TERMS);
  expect(reason).toBeNull();
  expect(checks).toEqual(WITHDRAWAL_CHECKS.map((check) => ({ check, isPassed: true })));
});

describe('a person decides a withdrawal', () => {
  test.each<[what: string, change: Partial<ReviewCase>, check: string, reason: PaymentReason]>([
    ['to an account of another', { holder: 'Charles Babbage' }, 'holder', 'account-of-another'],
    ['to an account whose owner the provider does not know', { holder: '' }, 'holder', 'open-question'],
    ['of money whose method of payment pays out no more', { lostDebt: 1 }, 'loop', 'open-question'],
    ['with an open question about a payment', { openFindings: 1 }, 'findings', 'open-question'],
    ['that is the first', { paid: 0 }, 'first', 'first-withdrawal'],
    ['of deposits that were hardly staked', { staked: 9999 }, 'turnover', 'too-little-play'],
    ['above the amount', { amount: 20_001 }, 'amount', 'large-amount'],
  ])('%s', (_, change, check, reason) => {
    const result = reviewWithdrawal({ ...CASE, ...change }, TERMS);
    expect(result.reason).toBe(reason);
    expect(result.checks.filter(({ isPassed }) => !isPassed).map((one) => one.check)).toEqual([check]);
  });

  test.each([{ name: ' ' }, { surname: '' }])(
    'of a player without a whole name, with whom no holder can be compared: %j',
    (change) => {
      const { checks, reason } = reviewWithdrawal({ ...CASE, ...change }, TERMS);
      expect(reason).toBe('identity');
      expect(checks.flatMap(({ check, isPassed }) => (isPassed ? [] : [check]))).toEqual(['name', 'holder']);
    },
  );

  test('for the first of several reasons, and sees the others too', () => {
    const { checks, reason } = reviewWithdrawal({ ...CASE, openFindings: 2, paid: 0, amount: 1_000_000 }, TERMS);
    expect(reason).toBe('open-question');
    expect(checks.flatMap(({ check, isPassed }) => (isPassed ? [] : [check]))).toEqual(['findings', 'first', 'amount']);
  });
});

test.each<[what: string, change: Partial<ReviewCase>, terms: Partial<ReviewTerms>]>([
  ['the first one where first ones are not reviewed', { paid: 0 }, { isFirstReviewed: false }],
  ['one of a player who staked the share that is asked for', { staked: 5000 }, { minTurnover: 500 }],
  ['one of a player who never deposited', { deposited: 0, staked: 0 }, {}],
])('the rules approve %s', (_, change, terms) => {
  expect(reviewWithdrawal({ ...CASE, ...change }, { ...TERMS, ...terms }).reason).toBeNull();
});

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace', true],
  ['LOVELACE, ADA', 'ada', 'lovelace', true],
  ['Ms Ada King Lovelace', 'Ada Augusta', 'Lovelace', true],
  ['Jose Munoz', 'José', 'Muñoz', true],
  ['Anne-Marie de la Cruz', 'Anne Marie', 'de-la Cruz', true],
  ['Иван Петров', 'Иван', 'Петров', true],
  ['Ada Cruz', 'Ada', 'de la Cruz', false],
  ['Ada', 'Ada', 'Lovelace', false],
  ['A Lovelace', 'Ada', 'Lovelace', false],
  ['Adam Lovelace', 'Ada', 'Lovelace', false],
  ['Lovelace', '', 'Lovelace', false],
  ['Ada', 'Ada', '-', false],
  ['', '', '', false],
])('an account of "%s" is that of %s %s: %s', (holder, name, surname, isOwn) => {
  expect(isOwnName(holder, { name, surname })).toBe(isOwn);
});

test('[R-34] the path to which a provider leads back names the payment', () => {
  expect(paymentReturnPath('de', 'cancel', 17)).toBe('/de/onpay/cancel?payment=17');
});
