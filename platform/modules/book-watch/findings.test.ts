import { describe, expect, test } from 'vitest';
import { legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { randomFrom } from '../../simulation/random.ts';
import { findAtAcceptance, findAtPayment, findInSums, type GameSum, type PaidCase, sumDistance } from './findings.ts';
import { WATCH_SETTINGS as SETTINGS } from './watch-settings.ts';

type Leg = PaidCase['legs'][number];

const legOf = (coef: number, win: number, push = 0): Leg => ({
  selectionId: 1,
  gameId: 7,
  marketType: 3,
  period: 0,
  coef,
  chance: legChance(win, push, false),
  isLive: false,
  score: [0, 0],
});

const couponOf = (more: Partial<PaidCase>): PaidCase => ({
  couponId: 1,
  userId: 2,
  stake: 1000,
  value: 950,
  maxPayout: 2000,
  legs: [legOf(2000, 0.475)],
  marketType: 3,
  placedAt: 0,
  paid: 0,
  isOver: true,
  ...more,
});

const reasonsAt = (coupon: PaidCase) => findAtAcceptance(coupon, SETTINGS).map(({ reason }) => reason);
const reasonsOf = (coupon: PaidCase) => findAtPayment(coupon, SETTINGS).map(({ reason }) => reason);

describe('at the acceptance of a coupon', () => {
  test.each<[what: string, coupon: Partial<PaidCase>, reasons: string[]]>([
    ['a price with a margin', {}, []],
    ['a price that is just fair', { legs: [legOf(2000, 0.5)], value: 1000 }, []],
    ['a price above fair', { legs: [legOf(2000, 0.52)] }, ['price']],
    ['a line whose stake may come back, above fair with it', { legs: [legOf(2000, 0.4, 0.25)] }, ['price']],
    ['one of two legs', { legs: [legOf(2000, 0.45), legOf(260_000, 0.95)] }, ['price']],
    ['a chance that nobody knows', { legs: [{ ...legOf(2000, 0.9), chance: null }], value: null }, []],
    ['a coupon that is worth more than its stake', { value: 1030 }, ['value']],
    ['a coupon whose worth nobody knows', { value: null }, []],
  ])('%s', (_, coupon, reasons) => {
    expect(reasonsAt(couponOf(coupon))).toEqual(reasons);
  });
});

describe('at the payment of a coupon', () => {
  test.each<[what: string, coupon: Partial<PaidCase>, reasons: string[]]>([
    ['what it won', { paid: 2000 }, []],
    ['a rounding more', { paid: 2010 }, []],
    ['more than it could', { paid: 2100 }, ['payout']],
    ['an outsider, in proportion', { value: 700, maxPayout: 500_000, paid: 500_000 }, []],
    ['a near-certainty at the price of an outsider', { value: 247_000, maxPayout: 260_000, paid: 227_390 }, ['payout']],
  ])('%s', (_, coupon, reasons) => {
    expect(reasonsOf(couponOf(coupon))).toEqual(reasons);
  });
});

/** Returns one unit on an outcome of each of `games` games, priced at `priced` and happening at `real`. */
function playedGames(seed: number, games: number, priced: () => number, real: (chance: number) => number): GameSum[] {
  const random = randomFrom('sums', seed);
  return Array.from({ length: games }, () => {
    const chance = priced();
    const win = 1 / chance;
    const won = random.chance(real(chance));
    return { gain: (won ? win : 0) - 1, deviation: Math.sqrt(win - 1), maxGain: win - 1 };
  });
}

describe('the sums of a market type', () => {
  test('one or two wins at the longest price prove nothing', () => {
    const win = { gain: 499, deviation: Math.sqrt(499), maxGain: 499 };
    expect(sumDistance([win])).toBeLessThan(SETTINGS.sum.deviations);
    expect(sumDistance([win, win])).toBeLessThan(SETTINGS.sum.deviations);
  });

  test('an honest book is not suspected in a thousand weeks, whatever its prices', () => {
    const random = randomFrom('honest prices');
    const distances = Array.from({ length: 1000 }, (_, seed) =>
      sumDistance(
        playedGames(
          seed,
          300,
          () => 0.002 + 0.9 * random.uniform() ** 3,
          (chance) => chance,
        ),
      ),
    );
    expect(Math.max(...distances)).toBeLessThan(SETTINGS.sum.deviations);
    // The statistic does react: some weeks are lucky ones.
    expect(Math.max(...distances)).toBeGreaterThan(2);
  });

  test('draws that come half as often again as priced are found within a thousand games', () => {
    const games = playedGames(
      1,
      1000,
      () => 0.222,
      () => 0.338,
    );
    const [found] = findInSums(
      1,
      games.map((game) => ({ ...game, coupons: 1 })),
      SETTINGS,
    );
    expect(found).toMatchObject({ gameId: null, marketType: 1, period: null, reason: 'sum' });
    expect(found?.evidence).toMatchObject({ games: 1000, coupons: 1000 });
  });

  test('a hundred won bets on one game count as one event', () => {
    const alone = sumDistance([{ gain: 100, deviation: 100, maxGain: 100 }]);
    expect(alone).toBeLessThan(1);
  });
});
