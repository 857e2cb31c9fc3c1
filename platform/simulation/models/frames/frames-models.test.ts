import { expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { describeConformance } from '../pricing/model-conformance.fixture.ts';
import { dartsModel } from './darts/darts-model.ts';
import { snookerModel } from './snooker/snooker-model.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1570, awayRating: 1500, params, startAt: 1_000_000 };
}

const SETS = { bestOf: 5, setPoints: 3, lastSetPoints: 3 };
const CASES = [
  {
    name: 'snooker, best of 7',
    model: snookerModel,
    matchup: matchup(30),
    minKinds: 12,
    games: 2000,
    minutes: [60, 220],
  },
  {
    name: 'snooker, best of 19',
    model: snookerModel,
    matchup: matchup(30, { bestOf: 19 }),
    minKinds: 12,
    games: 300,
    minutes: [230, 520],
  },
  { name: 'darts in legs', model: dartsModel, matchup: matchup(21), minKinds: 14, games: 2000, minutes: [18, 45] },
  {
    name: 'darts in sets',
    model: dartsModel,
    matchup: matchup(21, SETS),
    minKinds: 18,
    games: 600,
    minutes: [35, 110],
  },
] as const;

describeConformance<unknown>(
  CASES.map((one) => ({ ...one, walked: 6, salt: one.games + one.minKinds, minInside: 11 })),
);

test('the score of darts counts legs, or sets in a match of sets', () => {
  for (const [own, bestOf] of [
    [{}, 11],
    [SETS, 5],
  ] as const) {
    const game = matchup(21, own);
    const { events } = dartsModel.timeline(game, [9, 8, 7, 6]);
    let state = dartsModel.initial(game);
    for (const event of events) state = dartsModel.apply(state, event, game);
    const score = dartsModel.score(state);
    expect(Math.max(...score)).toBe((bestOf + 1) / 2);
    expect(score[0] + score[1]).toBeLessThanOrEqual(bestOf);
  }
});
