import { expect, test } from 'vitest';
import { goalsModel } from './goals-model.ts';
import type { GoalsState } from './goals-state.ts';
import { rulesOf } from './sport-rules.ts';

const MINUTE = 60_000;
const matchup = (sportId: number, params: Record<string, number>) => ({
  sportId,
  competitionId: 1,
  homeRating: 1500,
  awayRating: 1500,
  params,
  startAt: 0,
});

test.each([
  [1, { total: 7, periodMinutes: 20 }, 70],
  [14, { total: 6, periodMinutes: 10 }, 60],
  [8, { total: 30, periodMinutes: 15 }, 70],
])('a competition of sport %i that plays %o is over within %i minutes', (sportId, params, minutes) => {
  for (let seed = 1; seed <= 30; seed++) {
    const { endsAt } = goalsModel.timeline(matchup(sportId, params), [seed, 2, 3, 4]);
    expect(endsAt / MINUTE).toBeLessThan(minutes);
  }
});

test('markets of a short form are priced from the shorter process and all of them settle', () => {
  const game = matchup(1, { total: 7, periodMinutes: 20 });
  const offered = goalsModel.markets(goalsModel.initial(), -1, game);
  const { events } = goalsModel.timeline(game, [5, 6, 7, 8]);
  let state: GoalsState = goalsModel.initial();
  for (const event of events) state = goalsModel.apply(state, event, game);
  for (const { typeId, period, param, probabilities } of offered) {
    for (const outcome of probabilities.keys())
      expect(goalsModel.settle(state, { typeId, period, param, outcome }, game)).not.toBeNull();
  }
});

test('the full form of a sport keeps its own rules', () => {
  expect(rulesOf(1, { periodMinutes: 45 })).toBe(rulesOf(1));
  expect(rulesOf(85, { periodMinutes: 4 })).toBe(rulesOf(85));
  expect(rulesOf(1, { periodMinutes: 20 }).periodClockMs).toBe(20 * MINUTE);
});
