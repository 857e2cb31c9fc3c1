import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AcceptanceInput, decideAcceptance } from './acceptance.ts';
import {
  type BetSlipSettings,
  needsOneClickConfirmation,
  withDropOnScoreChange,
  withExactCoef,
  withOneClick,
} from './bet-slip-settings.ts';
import { DEFAULT_COEF_CHANGE_ACTION, decideCoefChange } from './coef-change.ts';
import { DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { dependentLegs, neutraliseDependentLegs } from './dependency.ts';
import { COUPON_TYPE } from './types.ts';

describe('decideCoefChange', () => {
  test.each([
    [0, [1850], [1850], 'accept'],
    [0, [1850], [1900], 'confirm'],
    [1, [1850], [1800], 'accept'],
    [2, [1850], [1900], 'accept'],
    [2, [1850], [1849], 'confirm'],
    [2, [1850, 2000], [1900, 1950], 'confirm'],
    [2, [1850, 2000], [1860, 2000], 'accept'],
    [2, [1850, 2000], [1900], 'confirm'],
  ] as const)('[P-05] action %i, %j → %j: %s', (action, submitted, current, decision) => {
    expect(decideCoefChange(action, submitted, current)).toBe(decision);
  });

  test('[P-05] the default action is 2', () => {
    expect(DEFAULT_COEF_CHANGE_ACTION).toBe(2);
  });

  test('an operator may compare the whole coupon instead of each leg', () => {
    const rules = { ...DEFAULT_COUPON_RULES, increaseCompares: 'total' } as const;
    expect(decideCoefChange(2, [1500, 2000], [2000, 1900], rules)).toBe('accept');
    expect(decideCoefChange(2, [1500, 2000], [1600, 1800], rules)).toBe('confirm');
  });

  test('accepting on increase never lets any leg fall', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 1001, max: 1010 }), fc.integer({ min: 1001, max: 1010 })));
    fc.assert(
      fc.property(pairs, (legs) => {
        const decision = decideCoefChange(
          2,
          legs.map(([old]) => old),
          legs.map(([, now]) => now),
        );
        expect(decision).toBe(legs.every(([old, now]) => now >= old) ? 'accept' : 'confirm');
      }),
    );
  });
});

describe('decideAcceptance', () => {
  const base: AcceptanceInput = {
    action: 2,
    submitted: [1850, 2000],
    current: [1850, 1900],
    exactCoef: 0,
    overallCoef: 3515,
    isWantedOddsAllowed: false,
    isDropOnScoreChange: false,
    scores: [
      { isLive: true, submitted: '1:0', current: '2:0' },
      { isLive: false, submitted: '0:0', current: '1:0' },
    ],
  };

  test.each([
    ['a fallen price asks', {}, { kind: 'refuse', code: 'COEF_CHANGED', bets: [1] }],
    ['any change places', { action: 1 }, { kind: 'accept' }],
    ['a reached coefficient overrides the policy', { action: 0, exactCoef: 3500 }, { kind: 'accept' }],
    ['a missed one refuses', { exactCoef: 3600 }, { kind: 'refuse', code: 'COEF_BELOW_EXACT' }],
    [
      'a missed one is held where that is allowed',
      { exactCoef: 3600, isWantedOddsAllowed: true },
      { kind: 'await-odds' },
    ],
    [
      'a changed live score cancels',
      { action: 1, isDropOnScoreChange: true },
      { kind: 'refuse', code: 'SCORE_CHANGED', bets: [0] },
    ],
    [
      'a changed live score cancels what is held',
      { exactCoef: 3600, isWantedOddsAllowed: true, isDropOnScoreChange: true },
      { kind: 'refuse', code: 'SCORE_CHANGED', bets: [0] },
    ],
    [
      'the price is told before the score',
      { isDropOnScoreChange: true },
      { kind: 'refuse', code: 'COEF_CHANGED', bets: [1] },
    ],
  ] as const)('[P-06] %s', (_, change, decision) => {
    expect(decideAcceptance({ ...base, ...change })).toEqual(decision);
  });
});

describe('slip settings', () => {
  const settings: BetSlipSettings = { exactCoef: 1500, isDropOnScoreChange: true, isActiveOneClick: false };

  test('[P-06] a wanted coefficient of 0 turns the score switch off, another keeps it', () => {
    expect(withExactCoef(settings, 0)).toEqual({ exactCoef: 0, isDropOnScoreChange: false, isActiveOneClick: false });
    expect(withExactCoef(settings, 2000)).toEqual({ ...settings, exactCoef: 2000 });
  });

  test('[P-06] the score switch turns one-click off, and off leaves it alone', () => {
    const clicking = { ...settings, isDropOnScoreChange: false, isActiveOneClick: true };
    expect(withDropOnScoreChange(clicking, true)).toMatchObject({ isDropOnScoreChange: true, isActiveOneClick: false });
    expect(withDropOnScoreChange(clicking, false)).toEqual(clicking);
  });

  test('[P-06] one-click clears the wanted coefficient and with it the score switch', () => {
    expect(withOneClick(settings, true)).toEqual({ exactCoef: 0, isDropOnScoreChange: false, isActiveOneClick: true });
    expect(withOneClick(settings, false)).toEqual(settings);
  });

  test('[P-07] one-click asks only when there is a coupon to clear', () => {
    expect([0, 1, 5].map(needsOneClickConfirmation)).toEqual([false, true, true]);
  });
});

describe('dependency', () => {
  test.each([
    ['one game twice', COUPON_TYPE.express, [{ gameId: 1 }, { gameId: 1 }, { gameId: 2 }], [true, true, false]],
    ['a sub-game and its game', COUPON_TYPE.chain, [{ gameId: 1 }, { gameId: 7, mainGameId: 1 }], [true, true]],
    [
      'two sub-games',
      COUPON_TYPE.system,
      [
        { gameId: 8, mainGameId: 1 },
        { gameId: 7, mainGameId: 1 },
      ],
      [true, true],
    ],
    ['a link of the server', COUPON_TYPE.express, [{ gameId: 1, isDepend: true }, { gameId: 2 }], [true, false]],
    ['many singles', COUPON_TYPE.manySingles, [{ gameId: 1, isDepend: true }, { gameId: 1 }], [false, false]],
    ['a single', COUPON_TYPE.single, [{ gameId: 1, isDepend: true }], [false]],
  ])('[P-12] %s', (_, typeId, legs, expected) => {
    expect(dependentLegs(typeId, legs)).toEqual(expected);
  });

  test('of dependent bets that got through the highest coefficient counts and the others are returned', () => {
    const legs = [1500, 2500, 2500, 3000].map((coef) => ({ coef, statusId: 1 }));
    const settled = neutraliseDependentLegs(legs, [1, 1, 1, 2]);
    expect(settled.map((leg) => leg.statusId)).toEqual([2, 1, 2, 1]);
  });
});
