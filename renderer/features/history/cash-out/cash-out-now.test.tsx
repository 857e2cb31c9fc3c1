import { expect, test } from 'vitest';
import { coefActionChosen, settingsChanged } from '#renderer/features/coupon/slice.ts';
import { DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { renderPart } from '#tests/fixtures/render-part.tsx';
import { CashOutNow, toleranceWith } from './cash-out-now.tsx';
import type { KnownCashOut } from './use-cash-out-price.ts';

const coupon = couponOf(placementOf([betOf(1, { coef: 2000 })], { typeId: 0, amount: 1000 }));
const known: KnownCashOut = {
  kind: 'priced',
  cashOut: {
    ...{ couponId: coupon.id, status: 'offered', price: 950, stake: 1000, isDivisible: true, isLive: false },
    ...{ sequence: NOW, expiresAt: NOW + 15_000 },
  },
};
const order = { phase: { kind: 'idle' }, asked: null, start: () => {}, askAgain: () => {}, reset: () => {} } as const;

test.each([
  [0, false],
  [1, true],
  [2, false],
] as const)('the box for any price shows what the policy %d of the player accepts: %s', async (action, isTicked) => {
  const part = <CashOutNow coupon={coupon} known={known} delaySeconds={0} order={order} confirm={{ current: null }} />;
  const html = await renderPart(part, {
    namespaces: ['cash-out'],
    session,
    prepare: (store) => {
      store.dispatch(coefActionChosen(action));
      store.dispatch(settingsChanged(DEFAULT_BET_SLIP_PREFERENCES));
    },
  });
  const [box = ''] = html.match(/<input[^>]*type="checkbox"[^>]*>/) ?? [];
  expect(box).not.toBe('');
  expect(box.includes('checked')).toBe(isTicked);
});

const any = { isAnyPrice: true, dropPercent: 0 } as const;
const five = { isAnyPrice: false, dropPercent: 5 } as const;
const none = { isAnyPrice: false, dropPercent: 0 } as const;

test.each([
  [five, null, five],
  [five, true, any],
  [five, false, five],
  [any, null, any],
  [any, true, any],
  [any, false, none],
] as const)('a player who accepts %j and leaves the box at %j accepts %j', (own, isAnyPrice, expected) => {
  expect(toleranceWith(own, isAnyPrice)).toEqual(expected);
});
