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

describe('a changed price', () => {
  test.each([
    [0, [1850], [1850], 'accept'],
    [0, [1850], [1900], 'confirm'],
    [1, [1850], [1800], 'accept'],
    [2, [1850], [1900], 'accept'],
    [2, [1850], [1849], 'confirm'],
    [2, [1850, 2000], [1900, 1950], 'confirm'],
    [2, [1850, 2000], [1860, 2000], 'accept'],
    [2, [1850, 2000], [1900], 'confirm'],
  ] as const)('[P-05] under policy %i from %j to %j means %s', (action, submitted, current, decision) => {
    expect(decideCoefChange(action, submitted, current)).toBe(decision);
  });

  test('is accepted on increase by default', () => {
    expect(DEFAULT_COEF_CHANGE_ACTION).toBe(2);
  });

  test('is compared for the whole coupon instead of each leg where the operator says so', () => {
    const rules = { ...DEFAULT_COUPON_RULES, increaseCompares: 'total' } as const;
    expect(decideCoefChange(2, [1500, 2000], [2000, 1900], rules)).toBe('accept');
    expect(decideCoefChange(2, [1500, 2000], [1600, 1800], rules)).toBe('confirm');
  });

  test.each([
    [2, [2000], [1960], 'accept'],
    [2, [2000], [1959], 'confirm'],
    [1, [2000], [1980], 'accept'],
    [1, [2000], [1979], 'confirm'],
    [5, [2000, 2000], [1950, 1950], 'accept'],
    [5, [2000, 2000], [1950, 1940], 'confirm'],
    [5, [2000, 2000], [1890, 9000], 'confirm'],
    [5, [2000, 0], [1900, 1500], 'accept'],
    [5, [2000, 2000], [1990], 'confirm'],
  ] as const)('with an accepted fall of %i %% from %j to %j means %s', (dropPercent, submitted, current, decision) => {
    expect(decideCoefChange({ action: 2, dropPercent }, submitted, current)).toBe(decision);
  });

  test('is asked about or accepted by the other policies whatever fall is accepted', () => {
    expect(decideCoefChange({ action: 0, dropPercent: 5 }, [2000], [1999])).toBe('confirm');
    expect(decideCoefChange({ action: 1, dropPercent: 1 }, [2000], [1000])).toBe('accept');
  });

  test('within an accepted fall costs no line of a coupon more than that percent', () => {
    const legs = fc.array(fc.tuple(fc.integer({ min: 1010, max: 9000 }), fc.integer({ min: 1010, max: 9000 })), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(legs, fc.constantFrom(1, 2, 5), fc.integer({ min: 1, max: 31 }), (drawn, dropPercent, mask) => {
        // Prices that are close to each other, so that many draws are accepted.
        const pairs = drawn.map(
          ([old, now]) => [old, Math.round((old * 99) / 100) + (now % Math.ceil(old / 50))] as const,
        );
        const decision = decideCoefChange(
          { action: 2, dropPercent: dropPercent as 1 | 2 | 5 },
          pairs.map(([old]) => old),
          pairs.map(([, now]) => now),
        );
        const line = pairs.filter((_, index) => (mask >> index) & 1);
        const before = line.reduce((product, [old]) => product * BigInt(old), 1n);
        const after = line.reduce((product, [, now]) => product * BigInt(now), 1n);
        if (decision === 'accept') expect(after * 100n >= before * BigInt(100 - dropPercent)).toBe(true);
      }),
    );
  });

  test('of a leg that falls is never accepted on increase', () => {
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

describe('the decision about a coupon', () => {
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
    ['a fallen price refuses', {}, { kind: 'refuse', code: 'COEF_CHANGED', bets: [1] }],
    ['a fallen price places under the policy any change', { action: 1 }, { kind: 'accept' }],
    ['a reached coefficient overrides the policy', { action: 0, exactCoef: 3500 }, { kind: 'accept' }],
    ['a missed coefficient refuses', { exactCoef: 3600 }, { kind: 'refuse', code: 'COEF_BELOW_EXACT' }],
    [
      'a missed coefficient waits where that is allowed',
      { exactCoef: 3600, isWantedOddsAllowed: true },
      { kind: 'await-odds' },
    ],
    [
      'a changed live score cancels',
      { action: 1, isDropOnScoreChange: true },
      { kind: 'refuse', code: 'SCORE_CHANGED', bets: [0] },
    ],
    [
      'a changed live score cancels a waiting coupon',
      { exactCoef: 3600, isWantedOddsAllowed: true, isDropOnScoreChange: true },
      { kind: 'refuse', code: 'SCORE_CHANGED', bets: [0] },
    ],
    [
      'a changed price is named before a changed score',
      { isDropOnScoreChange: true },
      { kind: 'refuse', code: 'COEF_CHANGED', bets: [1] },
    ],
  ] as const)('[P-06] follows its rules: %s', (_, change, decision) => {
    expect(decideAcceptance({ ...base, ...change })).toEqual(decision);
  });
});

describe('the settings of the slip', () => {
  const settings: BetSlipSettings = { exactCoef: 1500, isDropOnScoreChange: true, isActiveOneClick: false };

  test('[P-06] turn the score switch off for wanted odds of 0, and keep it for others', () => {
    expect(withExactCoef(settings, 0)).toEqual({ exactCoef: 0, isDropOnScoreChange: false, isActiveOneClick: false });
    expect(withExactCoef(settings, 2000)).toEqual({ ...settings, exactCoef: 2000 });
  });

  test('[P-06] turn one-click off when the score switch goes on, and keep it when it goes off', () => {
    const clicking = { ...settings, isDropOnScoreChange: false, isActiveOneClick: true };
    expect(withDropOnScoreChange(clicking, true)).toMatchObject({ isDropOnScoreChange: true, isActiveOneClick: false });
    expect(withDropOnScoreChange(clicking, false)).toEqual(clicking);
  });

  test('[P-06] clear the wanted odds, and with them the score switch, when one-click goes on', () => {
    expect(withOneClick(settings, true)).toEqual({ exactCoef: 0, isDropOnScoreChange: false, isActiveOneClick: true });
    expect(withOneClick(settings, false)).toEqual(settings);
  });

  test('[P-07] ask before one-click only when it would clear a coupon', () => {
    expect([0, 1, 5].map(needsOneClickConfirmation)).toEqual([false, true, true]);
  });
});

describe('dependent bets', () => {
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
  ])('[P-12] are found for %s', (_, typeId, legs, expected) => {
    expect(dependentLegs(typeId, legs)).toEqual(expected);
  });

  test('of an accepted coupon count with the highest coefficient, and the others are returned', () => {
    const legs = [1500, 2500, 2500, 3000].map((coef) => ({ coef, statusId: 1 }));
    const settled = neutraliseDependentLegs(legs, [1, 1, 1, 2]);
    expect(settled.map((leg) => leg.statusId)).toEqual([2, 1, 2, 1]);
  });
});
