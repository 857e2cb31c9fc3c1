import { describe, expect, test } from 'vitest';
import { givingEntries, givingNames } from './money-entries.ts';

describe('a patch of the site config by which players may get money', () => {
  test.each<[patch: Record<string, unknown>, what: string]>([
    [{ registrationGifts: { CODE: { times: 5 } } }, 'a gift of a registration code'],
    [{ registrationGifts: { CODE: { minCoef: null } } }, 'a gift without its condition'],
    [{ registrationGifts: { OLD: null, CODE: { until: null } } }, 'a gift without its end, next to one that ends'],
    [{ registrationGifts: null }, 'the removal of all changes of gifts'],
    [{ couponBonuses: { hyperBonus: { byCurrency: { EUR: null } } } }, 'a bonus without a bound'],
    [{ couponBonuses: { hyperBonus: null, bonusBet: true } }, 'a bonus bet'],
    [{ couponBonuses: { promoOnVoid: 'reissued' } }, 'codes that come back'],
    [{ houseCoupons: { express: { line: { percent: 100 } } } }, 'an express of the day that pays more'],
    [{ houseCoupons: { express: null } }, 'the removal of all changes of expresses'],
    [{ retiredCurrencies: { HRK: { rate: '1' } } }, 'another rate of a currency that has ended'],
    [{ points: { rate: 20 } }, 'more points for a bet'],
    [{ points: { offers: [] } }, 'other offers for points'],
    [{ friends: { times: 2 } }, 'a larger free bet for a friend'],
    [{ cashier: { fourEyesTimes: 9000 } }, 'withdrawals that one person alone approves'],
    [{ cashier: null }, 'the removal of all changes of the cashier'],
  ])('is %j: %s', (patch, _what) => {
    expect(givingEntries({ isSnowfall: true, ...patch })).toEqual(Object.keys(patch));
  });

  test.each<[patch: Record<string, unknown>]>([
    [{ registrationGifts: { CODE: null, OTHER: null } }],
    [{ couponBonuses: { hyperBonus: null } }],
    [{ couponBonuses: { bonusBet: false } }],
    [{ houseCoupons: { shareCodeHours: 5, express: { line: null } } }],
    [{ retiredCurrencies: { HRK: null } }],
    [{ points: null }],
    [{ friends: null }],
    [{ liabilityLimits: { playerTimes: 2 } }],
  ])('is not %j, which ends a gift or gives none', (patch) => {
    expect(givingEntries(patch)).toEqual([]);
  });

  test('is every return of such an entry to the file', () => {
    expect(givingNames(['isSnowfall', 'couponBonuses', 'registrationGifts'])).toEqual([
      'couponBonuses',
      'registrationGifts',
    ]);
  });
});
