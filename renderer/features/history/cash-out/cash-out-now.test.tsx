import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { coefActionChosen, settingsChanged } from '#renderer/features/coupon/slice.ts';
import { DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { CashOutChoice } from './cash-out-dialog.tsx';
import { CashOutNow, toleranceWith } from './cash-out-now.tsx';
import { OfferSpace } from './cash-out-panel.tsx';
import { stakeInPlay } from './stake-in-play.ts';
import type { KnownCashOut } from './use-cash-out-price.ts';

const coupon = couponOf(placementOf([betOf(1, { coef: 2000 })], { typeId: 0, amount: 1000 }));
const known: Extract<KnownCashOut, { kind: 'priced' }> = {
  kind: 'priced',
  cashOut: {
    ...{ couponId: coupon.id, status: 'offered', price: 950, stake: 1000, isDivisible: true, isLive: false },
    ...{ sequence: NOW, expiresAt: NOW + 15_000 },
  },
};
const order = { phase: { kind: 'idle' }, asked: null, start: () => {}, askAgain: () => {}, reset: () => {} } as const;

const changed = { ...coupon, amount: 400 };
const phases = {
  sending: { kind: 'sending' },
  'in its live delay': { kind: 'pending', decidesAt: NOW + 4000 },
  'without an answer': { kind: 'unknown', attempts: 0 },
} as const;

test.each([
  ['sending', 'now', 'Cashing out €9.50…'],
  ['sending', 'later', 'Cashing out €9.50…'],
  ['in its live delay', 'now', 'Cashing out €9.50…'],
  ['without an answer', 'now', 'We have not received an answer'],
  ['without an answer', 'later', 'We have not received an answer'],
] as const)('an order %s is all that the dialog shows, also one that was opened for %s', async (phase, begin, told) => {
  const asked = { stake: 1000, price: 950, sequence: NOW, isAnyPrice: false };
  const part = (
    <CashOutChoice
      {...{ coupon: changed, known, delaySeconds: 0, begin, onClose: () => {} }}
      order={{ ...order, asked, phase: phases[phase] }}
      confirm={{ current: null }}
    />
  );
  const html = await renderPart(part, { namespaces: ['cash-out'], session });
  expect(textOf(html)).toContain(told);
  // The news of the coupon may arrive before the answer: the order is shown without a figure of either state.
  expect(textOf(html).replaceAll('€9.50', '')).not.toMatch(/€|Stays in play|When/);
  expect(html).not.toMatch(/<input|role="radio/);
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('the room for the buttons of a coupon goes while a note takes their place, and stays behind a dialog', async () => {
  const drawn = (isKept: boolean, child: ReactNode) => renderPart(<OfferSpace isKept={isKept}>{child}</OfferSpace>);
  expect(await drawn(false, null)).toBe('');
  expect(await drawn(true, null)).toMatch(/^<div[^>]*><\/div>$/);
  expect(textOf(await drawn(false, <button type="button">Cash out</button>))).toBe('Cash out');
});

test.each([
  ['as it is shown', {}, known, 1000],
  ['less than its list shows, when a part is gone', {}, { ...known, cashOut: { ...known.cashOut, stake: 600 } }, 600],
  ['as it is shown, when its price is the former one', { amount: 600 }, known, 600],
  ['nothing once it is over', { state: 'settled', amount: 1000 }, known, 0],
  ['nothing once its price is over, whatever its list shows', {}, { kind: 'none', reason: 'SETTLED' }, 0],
  ['as it is shown, while it has no price', {}, { kind: 'none', reason: 'SUSPENDED' }, 1000],
  ['as it is shown, while nothing is known', {}, { kind: 'lost' }, 1000],
] as const)('the stake of a coupon in play is %s', (_, rest, price, expected) => {
  expect(stakeInPlay({ ...coupon, ...rest }, price)).toBe(expected);
});

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
