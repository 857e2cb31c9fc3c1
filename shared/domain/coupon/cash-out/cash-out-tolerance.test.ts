import { describe, expect, test } from 'vitest';
import { COEF_CHANGE_ACTION } from '../coef-change.ts';
import { cashOutToleranceOf, isPriceAccepted, type OfferedDrops } from './cash-out-tolerance.ts';

const { approve, anyChange, acceptOnIncrease } = COEF_CHANGE_ACTION;
const site: OfferedDrops = { changeCoefAction: acceptOnIncrease, dropPercents: [1, 2, 5], cashOutDropPercent: 5 };
const NONE = { isAnyPrice: false, dropPercent: 0 } as const;
const ANY = { isAnyPrice: true, dropPercent: 0 } as const;
const drop = (dropPercent: 1 | 2 | 5) => ({ isAnyPrice: false, dropPercent });

describe('the tolerance of a cash-out', () => {
  test.each([
    ['a player who has chosen nothing, live', null, 0, site, true, drop(5)],
    ['a player who has chosen nothing, before the start', null, 0, site, false, NONE],
    ['a chosen fall, live', acceptOnIncrease, 2, site, true, drop(2)],
    ['a chosen fall, before the start', acceptOnIncrease, 2, site, false, drop(2)],
    ['better prices only, by choice, live', acceptOnIncrease, 0, site, true, NONE],
    ['no change at all, by choice, live', approve, 0, site, true, NONE],
    ['no change at all, with the fall of an earlier choice', approve, 5, site, true, NONE],
    ['any price, by choice', anyChange, 0, site, false, ANY],
    ['a site that offers smaller falls than its own', null, 0, { ...site, dropPercents: [2, 1] }, true, drop(2)],
    [
      'a site whose own fall is between those it offers',
      null,
      0,
      { ...site, dropPercents: [1, 5], cashOutDropPercent: 2 },
      true,
      drop(1),
    ],
    ['a site that offers no falls', null, 0, { ...site, dropPercents: [] }, true, NONE],
    [
      'a site that offers another fall than the chosen one',
      acceptOnIncrease,
      5,
      { ...site, dropPercents: [1] },
      true,
      NONE,
    ],
    ['a site that accepts any change', null, 0, { ...site, changeCoefAction: anyChange }, false, ANY],
    ['a site that approves each change', null, 0, { ...site, changeCoefAction: approve }, true, NONE],
    ['a site without a fall for cash-outs', null, 0, { ...site, cashOutDropPercent: 0 }, true, NONE],
  ] as const)('of %s', (_, action, dropPercent, offered, isLive, expected) => {
    expect(cashOutToleranceOf({ action, dropPercent }, offered, isLive)).toEqual(expected);
  });

  test.each([
    [1000, 1000, NONE, true],
    [999, 1000, NONE, false],
    [1001, 1000, NONE, true],
    [950, 1000, drop(5), true],
    [949, 1000, drop(5), false],
    [1, 1, drop(5), true],
    [2, 3, drop(5), false],
    [96, 101, drop(5), true],
    [95, 101, drop(5), false],
    [1, 1000, ANY, true],
  ] as const)('takes %i where %i was seen, with %j: %s', (price, seen, tolerance, isTaken) => {
    expect(isPriceAccepted(price, seen, tolerance)).toBe(isTaken);
  });
});
