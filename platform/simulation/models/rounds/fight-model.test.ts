import { describe, expect, test } from 'vitest';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FIGHT_MARKET } from '#shared/domain/markets/types-other.ts';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { marketKinds } from '../pricing/calibration.fixture.ts';
import { isDeterministic } from '../pricing/model-consistency.fixture.ts';
import { tryModel } from '../pricing/model-trial.fixture.ts';
import { fightModel } from './fight-model.ts';

function matchup(own: Record<string, number> = {}): Matchup {
  const params = matchParams(56, own);
  return { sportId: 56, competitionId: 1, homeRating: 1590, awayRating: 1500, params, startAt: 1_000_000 };
}

describe.each([3, 5])('a fight of %i rounds', (periods) => {
  const game = matchup({ periods });
  const trial = tryModel(fightModel, game, { games: 3000, walked: 30, salt: periods });

  test('offers markets of many kinds', () => {
    expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(11);
  });

  test('prices before the start agree with what happens', () => {
    expect(trial.before.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });

  test('prices inside fights agree with what happens', () => {
    expect(trial.inside.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
    expect(trial.inside.length).toBeGreaterThanOrEqual(10);
  });

  test('every market is coherent while it is offered, settles once, and settles by the end', () => {
    expect(trial.problems).toEqual([]);
  });

  test('the same seed is the same fight', () => {
    expect(isDeterministic(fightModel, game)).toBe(true);
  });

  test('lasts as long as its rounds at the most', () => {
    expect(trial.minutes[trial.minutes.length - 1]).toBeLessThan(periods * 6 + 1);
  });
});

test('the longer a round lasts, the likelier the distance', () => {
  const game = matchup();
  let state = fightModel.initial(game);
  state = fightModel.apply(state, { t: 0, kind: 'period_start', side: null, value: 1 }, game);
  const distance = (seconds: number): number =>
    fightModel.markets(state, seconds * 1000, game).find(({ typeId }) => typeId === FIGHT_MARKET.distance)
      ?.probabilities[0] ?? 0;
  expect(distance(200)).toBeGreaterThan(distance(100));
  const lines = fightModel.markets(state, 200_000, game).filter(({ typeId }) => typeId === COMMON_MARKET.total);
  expect(lines.map(({ param }) => param / 2)).not.toContain(0.5);
});
