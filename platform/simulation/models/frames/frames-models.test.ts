import { describe, expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { FamilyModel, Matchup } from '../model.ts';
import { marketKinds } from '../pricing/calibration.fixture.ts';
import { isDeterministic } from '../pricing/model-consistency.fixture.ts';
import { tryModel } from '../pricing/model-trial.fixture.ts';
import { dartsModel } from './darts/darts-model.ts';
import { snookerModel } from './snooker/snooker-model.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1570, awayRating: 1500, params, startAt: 1_000_000 };
}

interface Case {
  readonly name: string;
  readonly model: FamilyModel<unknown>;
  readonly matchup: Matchup;
  readonly kinds: number;
  readonly games: number;
  readonly minutes: readonly [number, number];
}

const SETS = { bestOf: 5, setPoints: 3, lastSetPoints: 3 };
const CASES: readonly Case[] = [
  { name: 'snooker, best of 7', model: snookerModel, matchup: matchup(30), kinds: 12, games: 2000, minutes: [60, 220] },
  {
    name: 'snooker, best of 19',
    model: snookerModel,
    matchup: matchup(30, { bestOf: 19 }),
    kinds: 12,
    games: 300,
    minutes: [230, 520],
  },
  { name: 'darts in legs', model: dartsModel, matchup: matchup(21), kinds: 14, games: 2000, minutes: [18, 45] },
  { name: 'darts in sets', model: dartsModel, matchup: matchup(21, SETS), kinds: 18, games: 600, minutes: [35, 110] },
];

describe.each(CASES)('$name', ({ model, matchup: game, kinds, games, minutes }) => {
  const trial = tryModel(model, game, { games, walked: 6, salt: games + kinds });

  test('offers markets of many kinds', () => {
    expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(kinds);
  });

  test('prices before the start agree with what happens', () => {
    expect(trial.before.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });

  test('prices inside games agree with what happens', () => {
    expect(trial.inside.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
    expect(trial.inside.length).toBeGreaterThan(10);
  });

  test('every market is coherent while it is offered, settles once, and settles by the end', () => {
    expect(trial.problems).toEqual([]);
  });

  test('the same seed is the same game', () => {
    expect(isDeterministic(model, game)).toBe(true);
  });

  test('lasts as long as such games do', () => {
    expect(trial.minutes[Math.floor(trial.minutes.length * 0.05)]).toBeGreaterThan(minutes[0]);
    expect(trial.minutes[Math.floor(trial.minutes.length * 0.95)]).toBeLessThan(minutes[1]);
  });
});

test('the score of darts is legs, or sets where there are some', () => {
  for (const [own, most] of [
    [{}, 11],
    [SETS, 5],
  ] as const) {
    const game = matchup(21, own);
    const { events } = dartsModel.timeline(game, [9, 8, 7, 6]);
    let state = dartsModel.initial(game);
    for (const event of events) state = dartsModel.apply(state, event, game);
    const score = dartsModel.score(state);
    expect(Math.max(...score)).toBe((most + 1) / 2);
    expect(score[0] + score[1]).toBeLessThanOrEqual(most);
  }
});
