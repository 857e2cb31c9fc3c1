import { describe, expect, test } from 'vitest';
import { poissonVector } from './count-vector.ts';
import { expectedMass, type Rates, ratesOf, redFactor } from './rates.ts';
import { matchupOf } from './sample-games.fixture.ts';
import { scoreGrid } from './score-grid.ts';
import { rulesOf } from './sport-rules.ts';

const FOOTBALL = rulesOf(1);

function plainRates(): Rates {
  return { ...ratesOf(matchupOf(1), FOOTBALL), lowScores: null };
}

describe('rates', () => {
  test('even sides on neutral ground share the competition’s total', () => {
    const matchup = matchupOf(1, { homeRating: 1500, awayRating: 1500, params: { total: 3.1 } });
    const { goals } = ratesOf(matchup, FOOTBALL);
    expect(goals[0]).toBeCloseTo(1.55, 9);
    expect(goals[1]).toBeCloseTo(1.55, 9);
  });

  test('home advantage is Elo points, and exchanging the sides exchanges the rates', () => {
    const home = ratesOf(matchupOf(1, { homeRating: 1600, awayRating: 1500, params: { homeAdvantage: 50 } }), FOOTBALL);
    const plus = ratesOf(matchupOf(1, { homeRating: 1650, awayRating: 1500, params: {} }), FOOTBALL);
    const away = ratesOf(matchupOf(1, { homeRating: 1500, awayRating: 1650, params: {} }), FOOTBALL);
    expect(home.goals).toEqual(plus.goals);
    expect(away.goals[0]).toBeCloseTo(plus.goals[1], 9);
    expect(away.goals[1]).toBeCloseTo(plus.goals[0], 9);
  });

  test.each([
    [Number.MIN_VALUE, 1],
    [0, 0],
    [5000, 1],
    [1, 1e9],
  ])('ratings of %d and %d give finite rates above nought', (homeRating, awayRating) => {
    for (const sportId of [1, 2, 8]) {
      for (const rate of ratesOf(matchupOf(sportId, { homeRating, awayRating }), rulesOf(sportId)).goals) {
        expect(rate).toBeGreaterThan(0);
        expect(rate).toBeLessThan(200);
      }
    }
  });

  test('a red card slows its side down and helps the other', () => {
    expect(redFactor(FOOTBALL, 1, 0)).toBeLessThan(1);
    expect(redFactor(FOOTBALL, 0, 1)).toBeGreaterThan(1);
    expect(redFactor(FOOTBALL, 2, 0)).toBeCloseTo(redFactor(FOOTBALL, 1, 0) ** 2, 12);
    expect(redFactor(rulesOf(2), 1, 0)).toBe(1);
  });
});

/** Returns P(1), P(X), P(2) at these mean goals of the sides. */
function signsOf(home: number, away: number): readonly [number, number, number] {
  return scoreGrid(poissonVector(0, home), poissonVector(0, away)).signs;
}

/** Returns the mass-weighted factors of both sides with red cards at these points of the game. */
function factorsOf(reds: readonly { at: number; side: 0 | 1 }[]): [number, number] {
  const order = [...reds].sort((a, b) => a.at - b.at);
  const seen: [number, number] = [0, 0];
  const sums: [number, number] = [0, 0];
  let from = 0;
  for (const next of [...order, { at: 1, side: null }]) {
    sums[0] += (next.at - from) * redFactor(FOOTBALL, seen[0], seen[1]);
    sums[1] += (next.at - from) * redFactor(FOOTBALL, seen[1], seen[0]);
    from = next.at;
    if (next.side !== null) seen[next.side] += 1;
  }
  return sums;
}

/** Returns the exact mixture over no, one and two red cards at points of a grid; more of them are left out. */
function mixedSigns(rates: Rates): [number, number, number] {
  const points = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
  const ones = ([0, 1] as const).flatMap((side) =>
    points.map((at) => ({ at, side, weight: rates.reds[side] / points.length })),
  );
  const none = Math.exp(-rates.reds[0] - rates.reds[1]);
  const result: [number, number, number] = [0, 0, 0];
  let whole = 0;
  const count = (reds: readonly { at: number; side: 0 | 1 }[], weight: number): void => {
    const [home, away] = factorsOf(reds);
    signsOf(rates.goals[0] * home, rates.goals[1] * away).forEach((chance, sign) => {
      result[sign as 0 | 1 | 2] += weight * chance;
    });
    whole += weight;
  };
  count([], none);
  for (const first of ones) {
    count([first], none * first.weight);
    for (const second of ones) count([first, second], (none * first.weight * second.weight) / 2);
  }
  return result.map((value) => value / whole) as [number, number, number];
}

test('pricing red cards to come by their mean moves the result by less than 0.0015', () => {
  const rates = plainRates();
  const mean = (side: 0 | 1): number => rates.goals[side] * expectedMass(FOOTBALL, rates.reds, side, 0, 0, 1);
  const priced = signsOf(mean(0), mean(1));
  mixedSigns(rates).forEach((exact, sign) => {
    expect(Math.abs(exact - (priced[sign] ?? 0))).toBeLessThan(0.0015);
  });
});
