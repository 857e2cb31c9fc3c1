import { describe, expect, test } from 'vitest';
import { phaseOfError } from '#renderer/lib/orders/order-steps.ts';
import type { CashOutAnswer, CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { CASH_OUT_CODES } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { TrackedLegProgress } from '#shared/domain/coupon/tracker/leg-progress.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { CouponCard } from '../coupons/coupon-card.tsx';
import { cashOutIdsOf } from '../history-list.tsx';
import { useProgressText } from '../tracker/leg-progress.tsx';
import { targetProblem } from './auto-cash-out.tsx';
import { phaseOfCashOut } from './cash-out-order.ts';
import { bestOfRest } from './rest-of-coupon.ts';
import { stakeOfShare } from './stake-share-picker.tsx';
import { knownCashOut } from './use-cash-out-price.ts';
import { useCashOutReason } from './use-cash-out-reason.ts';

const coupon = couponOf(placementOf([betOf(1, { coef: 2000 })], { typeId: 0, amount: 1000 }), { maxPayoutLimit: 1500 });
const offer = {
  couponId: '1001',
  status: 'offered',
  price: 950,
  stake: 1000,
  isDivisible: true,
  isLive: false,
  sequence: NOW,
  expiresAt: NOW + 15_000,
} satisfies CashOutPrice;

describe('the cash-out price on the page', () => {
  test.each([
    ['nothing is known yet', undefined, false, NOW, { kind: 'asking' }],
    ['no answer arrives', undefined, true, NOW, { kind: 'lost' }],
    ['it is good', offer, false, NOW + 15_000, { kind: 'priced', cashOut: offer }],
    ['it is too old, and cannot be pressed', offer, true, NOW + 15_001, { kind: 'lost' }],
    [
      'there is none',
      { couponId: '1001', status: 'none', reason: 'SUSPENDED' },
      false,
      NOW,
      { kind: 'none', reason: 'SUSPENDED' },
    ],
  ] as const)('%s', (_, told, isLost, now, expected) => {
    expect(knownCashOut(told, isLost, now)).toEqual(expected);
  });

  test('the cards of a list share requests of twenty coupons', () => {
    const many = Array.from({ length: 23 }, (_, index) => ({ ...coupon, id: String(index), state: 'open' as const }));
    const ids = cashOutIdsOf([...many, { ...coupon, id: 'settled', state: 'settled' }]);
    expect(ids.size).toBe(23);
    expect(ids.get('0')).toBe(ids.get('19'));
    expect(ids.get('0')?.split(',')).toHaveLength(20);
    expect(ids.get('22')).toBe('20,21,22');
  });
});

describe('a cash-out order', () => {
  const cashedOut: CashOutAnswer = { status: 'sold', coupon, stake: 400, price: 380, balance: 5 };
  test.each([
    [cashedOut, { kind: 'done', price: 380, stake: 400, iso: 'EUR' }],
    [
      { status: 'pending', decidesAt: NOW, now: NOW },
      { kind: 'pending', decidesAt: NOW },
    ],
    [
      { status: 'refused', code: 'PRICE_CHANGED', offer: null },
      { kind: 'refused', code: 'PRICE_CHANGED' },
    ],
  ] as const)('answered by %j', (answer, phase) => {
    expect(phaseOfCashOut(answer as CashOutAnswer)).toEqual(phase);
  });

  test.each([
    [0, 'NETWORK', 'unknown'],
    [499, 'CANCELLED', 'unknown'],
    [408, 'BAD_REQUEST', 'unknown'],
    [409, 'IDEMPOTENCY_MISMATCH', 'unknown'],
    [200, 'ANSWER_MALFORMED', 'unknown'],
    [503, 'UNAVAILABLE', 'unknown'],
    [401, 'SESSION_REQUIRED', 'failed'],
    [404, 'COUPON_UNKNOWN', 'failed'],
  ] as const)('that fails with status %i %s is %s', (status, code, kind) => {
    expect(phaseOfError({ status, code }).kind).toBe(kind);
  });

  test('for a share is in whole minor units, and at least one', () => {
    expect([25, 50, 75, 100].map((percent) => stakeOfShare(percent, 999))).toEqual([249, 499, 749, 999]);
    expect(stakeOfShare(25, 1)).toBe(1);
  });

  test('shows the maximum payout of the rest, with its share of the limit', () => {
    expect(bestOfRest(coupon, 500, DEFAULT_COUPON_RULES)).toBe(750);
    expect(bestOfRest({ ...coupon, maxPayoutLimit: null }, 500, DEFAULT_COUPON_RULES)).toBe(1000);
    expect(bestOfRest(coupon, 0, DEFAULT_COUPON_RULES)).toBe(0);
  });

  test.each([
    [null, 'target_wrong'],
    [0, 'target_wrong'],
    [950, 'target_reached'],
    [951, null],
    [1500, null],
    [1501, 'target_never'],
  ])('by a rule with the target %s has the problem %s', (target, problem) => {
    expect(targetProblem(target, 950, 1500)).toBe(problem);
  });
});

function AllReasons() {
  const reason = useCashOutReason();
  return CASH_OUT_CODES.map((code) => <p key={code}>{reason(code)}</p>);
}

const KINDS: readonly TrackedLegProgress['kind'][] = [
  'open',
  'later',
  'more',
  'room',
  'leads',
  'holds',
  'swing',
  'level',
  'apart',
  'unbeaten',
  'catch_up',
  'winner_needed',
  'not_level',
  'to_score',
  'both_scored',
  'blank',
  'parity',
  'other_parity',
  'exact',
  'exact_needs',
  'reached',
  'passed',
  'stake_back',
];

function AllProgress() {
  const text = useProgressText();
  const [leg] = coupon.legs;
  if (!leg) return null;
  const units = ['goal', 'corner', 'card', 'point', 'set', 'other'] as const;
  return KINDS.flatMap((kind) =>
    units.flatMap((unit) =>
      [0, 1, 2, 5].flatMap((count) =>
        ([0, 1, null] as const).map((side) => (
          <p key={`${kind} ${unit} ${count} ${side}`}>
            {text(leg, { kind, unit, count, side, other: 1, isGood: null })}
          </p>
        )),
      ),
    ),
  );
}

describe('the texts of cash-outs', () => {
  test.each(LANGUAGES)('cover every reason and every kind of progress in %s', async (language) => {
    const reasons = textOf(await renderPart(<AllReasons />, { namespaces: ['cash-out'], language }));
    expect(reasons).not.toMatch(KEY_LEAK);
    expect(reasons).not.toContain('reason_');
    const html = await renderPart(<AllProgress />, { namespaces: ['tracker'], language });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html).not.toMatch(/<p><\/p>|\{|undefined/);
  });

  test('name cashed-out parts, the open stake, and a fully cashed-out coupon', async () => {
    const cashOuts = [{ number: 1, stake: 400, amount: 380, by: 'rule' as const, at: NOW }];
    const part: Coupon = {
      ...coupon,
      amount: 600,
      cashOut: { cashedOutStake: 400, cashedOutAmount: 380, cashOuts, rule: null },
    };
    const drawn = async (one: Coupon) =>
      textOf(await renderPart(<CouponCard coupon={one} />, { namespaces: ['history'], session }));
    const open = await drawn(part);
    expect(open).toContain('Stake €10.00');
    expect(open).toContain('In play €6.00');
    expect(open).toContain('Auto cash-out: €4.00 of the stake for €3.80');
    const over = await drawn({ ...part, amount: 0, state: 'settled', result: 'sold', payout: 0, settledAt: NOW });
    expect(over).toContain('Cashed out');
    expect(over).toContain('Paid out €3.80');
    expect(over).not.toContain('How this was calculated');
  });

  test('name the event that decided a bet', async () => {
    const [leg] = coupon.legs;
    if (!leg) throw new Error('no leg');
    const decidedBy = {
      kind: 'goal',
      side: 1 as const,
      at: NOW,
      period: 2,
      clockSeconds: 3780,
      score: [1, 2] as [number, number],
    };
    const settled = { ...coupon, legs: [{ ...leg, statusId: 0, settledAt: NOW, decidedBy }] };
    const html = await renderPart(<CouponCard coupon={settled} />, { namespaces: ['history', 'games'], session });
    expect(textOf(html).replace(/[\u2066\u2069]/g, '')).toContain('decided by: Goal, Team 1-2, 64′, 1:2');
  });
});
