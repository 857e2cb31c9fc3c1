import { describe, expect, test } from 'vitest';
import { coefActionChosen, settingsChanged } from '#renderer/features/coupon/slice.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import type { CashOutPhase } from '../cash-out/cash-out-order.ts';
import { ChooseOffers } from './choose-offers.tsx';
import { isUndecided, type OfferedCoupon, ordersFor, sumsOf } from './chosen-offers.ts';
import { SeveralOutcomes } from './several-outcomes.tsx';

const base = couponOf(placementOf([betOf(1), betOf(2)], { typeId: 1, amount: 1000 }));
const named = (id: string, rest: Partial<Coupon> = {}): Coupon => ({ ...base, id, ...rest });
const priced = (id: string, price: number, rest: Partial<Coupon> = {}): OfferedCoupon => ({
  coupon: named(id, rest),
  known: {
    kind: 'priced',
    cashOut: {
      ...{ couponId: id, status: 'offered', price, stake: 1000, isDivisible: true, isLive: false },
      ...{ sequence: NOW, expiresAt: NOW + 15_000 },
    },
  },
});
const offers: readonly OfferedCoupon[] = [
  priced('1', 950),
  priced('2', 450),
  { coupon: named('3'), known: { kind: 'none', reason: 'SUSPENDED' } },
  priced('4', 300, { iso: 'USD' }),
];
const namespaces = ['history', 'cash-out', 'games'];
const chosen = new Set(['1', '3', '4']);
const nothing = () => {};

describe('the orders of several cash-outs', () => {
  test('are one for each chosen bet with a price, with the tolerance of its state', () => {
    const order = (price: number) => ({ stake: 1000, price, sequence: NOW, isAnyPrice: false, dropPercent: 2 });
    const toleranceFor = (isLive: boolean) => ({ isAnyPrice: false, dropPercent: isLive ? 5 : 2 }) as const;
    expect([...ordersFor(offers, chosen, toleranceFor)]).toEqual([
      ['1', order(950)],
      ['4', order(300)],
    ]);
  });

  test('are added up by currency', () => {
    const amounts = [950, 450].map((amount) => ({ iso: 'EUR', amount }));
    expect([...sumsOf([...amounts, { iso: 'USD', amount: 300 }])]).toEqual([
      ['EUR', 1400],
      ['USD', 300],
    ]);
  });

  test.each<[CashOutPhase, boolean]>([
    [{ kind: 'sending' }, true],
    [{ kind: 'pending', decidesAt: NOW }, true],
    [{ kind: 'unknown', attempts: 0 }, true],
    [{ kind: 'refused', code: 'PRICE_CHANGED' }, false],
    [{ kind: 'done', price: 1, stake: 1, iso: 'EUR' }, false],
  ])('in %j may still be executed: %s', (phase, expected) => {
    expect(isUndecided(phase)).toBe(expected);
  });
});

function choose(selected: ReadonlySet<string>, language: (typeof LANGUAGES)[number] = 'en', count = 4) {
  const part = <ChooseOffers offers={offers} count={count} chosen={selected} onChoose={nothing} onConfirm={nothing} />;
  return renderPart(part, { namespaces, language, session });
}

describe('the choice of several bets', () => {
  test('has the price of each, the sum on the button, and the reason of a bet without a price', async () => {
    const text = textOf(await choose(chosen));
    for (const part of ['€9.50', '€4.50', 'one of the selections is suspended', 'Cash out 2 bets: €9.50 + $3.00'])
      expect(text).toContain(part);
  });

  test.each([
    [2, 'You accept a drop of up to 2%.'],
    [0, null],
  ] as const)('with an accepted drop of %d percent says: %s', async (dropPercent, text) => {
    const part = <ChooseOffers offers={offers} count={4} chosen={chosen} onChoose={nothing} onConfirm={nothing} />;
    const html = await renderPart(part, {
      namespaces,
      session,
      prepare: (store) => {
        store.dispatch(coefActionChosen(2));
        store.dispatch(settingsChanged({ ...DEFAULT_BET_SLIP_PREFERENCES, dropPercent }));
      },
    });
    if (text === null) expect(textOf(html)).not.toContain('You accept');
    else expect(textOf(html)).toContain(text);
  });

  test('cannot be confirmed without a bet, and says how many of all bets it lists', async () => {
    const html = await choose(new Set(), 'en', 25);
    expect(html).toMatch(/<button[^>]*disabled[^>]*>Choose bets/);
    expect(textOf(html)).toContain('newest 4 of 25 open bets');
  });
});

const PHASES: Readonly<Record<string, CashOutPhase>> = {
  1: { kind: 'done', price: 950, stake: 1000, iso: 'EUR' },
  2: { kind: 'refused', code: 'PRICE_CHANGED' },
  4: { kind: 'unknown', attempts: 0 },
};
const asked = offers.filter(({ known }) => known.kind === 'priced');
const outcomes = (phases: typeof PHASES, language: (typeof LANGUAGES)[number] = 'en') =>
  renderPart(<SeveralOutcomes asked={asked} phases={phases} onAsk={nothing} onAgain={nothing} onClose={nothing} />, {
    namespaces,
    language,
    session,
  });

describe('the outcomes of several cash-outs', () => {
  test('are told for each bet, and an unknown one is neither done nor failed', async () => {
    const text = textOf(await outcomes(PHASES));
    expect(text).toContain('Cashed out 1 of 3 bets for €9.50. 1 is not decided yet.');
    for (const part of ['The offer has dropped', 'We have not received an answer', 'Check status'])
      expect(text).toContain(part);
    expect(text).not.toContain('Choose more bets');
  });

  test('lead back to the choice once all are decided', async () => {
    const done = { ...PHASES, 4: { kind: 'refused', code: 'SUSPENDED' } as const };
    expect(textOf(await outcomes(done))).toContain('Choose more bets');
  });

  test.each(LANGUAGES)('have all their texts in %s', async (language) => {
    const drawn = await Promise.all([choose(chosen, language, 25), outcomes(PHASES, language)]);
    for (const html of drawn) expect(textOf(html)).not.toMatch(KEY_LEAK);
  });
});
