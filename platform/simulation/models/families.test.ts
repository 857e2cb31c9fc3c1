import { describe, expect, test } from 'vitest';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { SPORTS, type Sport } from '#shared/domain/sports/sports.ts';
import { matchParams } from '../catalogue/params.ts';
import { type AnyModel, modelOf } from './families.ts';
import type { Matchup } from './model.ts';
import { modelProblems } from './pricing/model-consistency.fixture.ts';

function modelFor(sport: Sport): AnyModel {
  const model = modelOf(sport.id);
  if (model === undefined) throw new Error(`${sport.slug} has no model`);
  return model;
}

function matchup(sport: Sport, edge: number, params: Readonly<Record<string, number>>): Matchup {
  return { sportId: sport.id, competitionId: 1, homeRating: 1500 + edge, awayRating: 1500, params, startAt: 0 };
}

test('an unknown sport has no model', () => {
  expect(modelOf(2999)).toBeUndefined();
});

/** Sports without a handicap. */
const NO_HANDICAP = ['cricket', 'mma'];

// Models of goals have tests of their own.
const OTHERS = SPORTS.filter(({ family }) => family !== 'goals');

describe.each(OTHERS.map((sport) => [sport.slug, sport] as const))('%s', (_, sport) => {
  const model = modelFor(sport);

  test.each([60, 0])('with an edge of %i each list column has one market, the same as in the full list', (edge) => {
    const game = matchup(sport, edge, { ...matchParams(sport.id), homeAdvantage: 0 });
    const all = model.markets(model.initial(game), -1, game);
    const main = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    const columns = main.map(({ typeId }) => marketType(typeId).column);
    expect(columns).toEqual([1, 2, 3].slice(0, main.length));
    expect(main).toHaveLength(NO_HANDICAP.includes(sport.slug) ? 2 : 3);
    for (const market of main) expect(all).toContainEqual(market);
  });

  test.each([
    ['much stronger at home', 900, true],
    ['much weaker at home', -900, true],
    ['a little stronger, without any parameter', 20, false],
  ])('prices are consistent when the first side is %s', (_how, edge, hasParams) => {
    const game = matchup(sport, edge, hasParams ? matchParams(sport.id) : {});
    expect(modelProblems(model, game, model.timeline(game, [sport.id, 4, 2, 1]), 6)).toEqual([]);
  });

  test('equal sides on neutral ground have equal chances', () => {
    const game = matchup(sport, 0, { ...matchParams(sport.id), homeAdvantage: 0 });
    const [first] = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    const chances = first?.probabilities ?? [];
    expect(Math.abs((chances[0] ?? 0) - (chances.at(-1) ?? 0))).toBeLessThan(0.02);
  });

  test('small ratings are strengths whose ratio counts', () => {
    const game = { ...matchup(sport, 0, {}), homeRating: 2, awayRating: 1 };
    const [first] = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    expect(first?.probabilities[0]).toBeGreaterThan(0.6);
    expect(first?.probabilities[0]).toBeLessThan(0.72);
  });
});
