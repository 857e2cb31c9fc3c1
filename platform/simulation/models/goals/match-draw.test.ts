import { describe, expect, test } from 'vitest';
import { Random } from '../../random.ts';
import { poissonVector } from './count-vector.ts';
import { drawMatch } from './match-draw.ts';
import { correction } from './outlook.ts';
import { ratesOf } from './rates.ts';
import { matchupOf } from './sample-games.fixture.ts';
import { scoreGrid } from './score-grid.ts';
import { type GoalsRules, rulesOf } from './sport-rules.ts';

const GAMES = 12_000;
const OPTIONS = { added: [180_000, 240_000], attacks: 0 };

/** Returns football without red cards, corners and the like, and with a correction large enough to measure. */
function strictRules(rho: number): GoalsRules {
  const football = rulesOf(1);
  return { ...football, lowScoreRho: rho, football: null };
}

function scores(rules: GoalsRules): Map<string, number> {
  const rates = ratesOf(matchupOf(1, { params: { total: 1.9 } }), rules);
  const random = new Random([5, 6, 7, 8]);
  const counts = new Map<string, number>();
  for (let game = 0; game < GAMES; game += 1) {
    const goals = drawMatch(random, rates, rules, OPTIONS);
    const home = goals.filter(({ side }) => side === 0).length;
    const key = `${home}:${goals.length - home}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('drawn goals', () => {
  test.each([0, -0.3, 0.2])('final scores follow the distribution corrected by %d', (rho) => {
    const rules = strictRules(rho);
    const rates = ratesOf(matchupOf(1, { params: { total: 1.9 } }), rules);
    const weight = (first: number, second: number): number => 1 + correction(rates.lowScores, first, second);
    const grid = scoreGrid(poissonVector(0, rates.goals[0]), poissonVector(0, rates.goals[1]), weight);
    const counts = scores(rules);
    for (const [first, second] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 0],
    ] as const) {
      const expected = grid.at(first, second);
      const error = Math.sqrt((expected * (1 - expected)) / GAMES);
      const seen = (counts.get(`${first}:${second}`) ?? 0) / GAMES;
      expect(Math.abs(seen - expected)).toBeLessThan(4 * error);
    }
  });

  test('a side with a player sent off scores less from then on', () => {
    const football = rulesOf(1);
    if (football.football === null) throw new Error('football has cards');
    const rules = { ...football, football: { ...football.football, reds: 3, redOwn: 0.2, redOther: 1 } };
    const rates = ratesOf(matchupOf(1, { homeRating: 1500, awayRating: 1500, params: {} }), rules);
    const random = new Random([1, 2, 3, 4]);
    let [before, after, early, late] = [0, 0, 0, 0];
    for (let game = 0; game < 3000; game += 1) {
      const events = drawMatch(random, rates, rules, OPTIONS);
      const red = events.find(({ kind, side }) => kind === 'red_card' && side === 0);
      if (red === undefined || red.period !== 1) continue;
      const goals = events.filter(({ kind, side }) => side === 0 && (kind === 'goal' || kind === 'penalty_goal'));
      before += goals.filter(({ period, clock }) => period === 1 && clock < red.clock).length;
      after += goals.filter(({ period, clock }) => period === 2 || clock > red.clock).length;
      early += red.clock;
      late += 2 * football.periodClockMs - red.clock;
    }
    expect(after / late).toBeLessThan((0.5 * before) / early);
  });

  test('events come by period and clock, inside the period', () => {
    const rules = rulesOf(1);
    const events = drawMatch(new Random([9, 9, 9, 9]), ratesOf(matchupOf(1), rules), rules, {
      ...OPTIONS,
      attacks: 90,
    });
    expect(events.length).toBeGreaterThan(60);
    const place = events.map(({ period, clock }) => period * 1e8 + clock);
    expect(place).toEqual([...place].sort((a, b) => a - b));
    for (const { period, clock } of events) {
      expect(clock).toBeGreaterThanOrEqual(0);
      expect(clock).toBeLessThanOrEqual(rules.periodClockMs + (OPTIONS.added[period - 1] ?? 0));
    }
  });
});
