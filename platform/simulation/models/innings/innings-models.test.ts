import { expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { describeConformance } from '../pricing/model-conformance.fixture.ts';
import { baseballModel } from './baseball/baseball-model.ts';
import { cricketModel } from './cricket/cricket-model.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1550, awayRating: 1500, params, startAt: 1_000_000 };
}

const CASES = [
  { name: 'baseball', model: baseballModel, matchup: matchup(5), minKinds: 40, games: 2000, minutes: [125, 225] },
  {
    name: 'cricket of 20 overs',
    model: cricketModel,
    matchup: matchup(66),
    minKinds: 18,
    games: 2000,
    minutes: [140, 235],
  },
  {
    name: 'cricket of 50 overs',
    model: cricketModel,
    matchup: matchup(66, { overs: 50, total: 270 }),
    minKinds: 16,
    games: 200,
    minutes: [280, 500],
  },
] as const;

describeConformance<unknown>(CASES.map((one) => ({ ...one, walked: 4, salt: one.games, minInside: 21 })));

test('a chase in cricket ends with the ball that reaches the target, and never before', () => {
  const game = matchup(66);
  for (let seed = 1; seed <= 40; seed += 1) {
    const { events } = cricketModel.timeline(game, [seed, 7, 7, 7]);
    let state = cricketModel.initial(game);
    for (const event of events) state = cricketModel.apply(state, event, game);
    const [first, second] = state.innings;
    if (first === undefined || second === undefined) throw new Error('an innings is missing');
    const hasWon = second.runs > first.runs;
    expect(second.runs - first.runs).toBeLessThanOrEqual(6);
    expect(hasWon || second.wickets === 10 || second.log.length === 120).toBe(true);
  }
});

test('in baseball the first side does not bat again when it leads before its last turn', () => {
  const game = matchup(5);
  let skipped = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const { events } = baseballModel.timeline(game, [seed, 3, 3, 3]);
    let state = baseballModel.initial(game);
    for (const event of events) state = baseballModel.apply(state, event, game);
    const bottoms = events.filter(({ kind }) => kind === 'side_change').length;
    expect(state.score[0]).not.toBe(state.score[1]);
    if (state.innings.length === 9 && bottoms === 8) {
      skipped += 1;
      expect(state.score[0]).toBeGreaterThan(state.score[1]);
    }
  }
  expect(skipped).toBeGreaterThan(10);
});
