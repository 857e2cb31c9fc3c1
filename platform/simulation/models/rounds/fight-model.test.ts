import { expect, test } from 'vitest';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FIGHT_MARKET } from '#shared/domain/markets/types-other.ts';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { describeConformance } from '../pricing/model-conformance.fixture.ts';
import { fightModel } from './fight-model.ts';

function matchup(own: Record<string, number> = {}): Matchup {
  const params = matchParams(56, own);
  return { sportId: 56, competitionId: 1, homeRating: 1590, awayRating: 1500, params, startAt: 1_000_000 };
}

describeConformance(
  [3, 5].map((periods) => ({
    name: `a fight of ${periods} rounds`,
    model: fightModel,
    matchup: matchup({ periods }),
    games: 3000,
    walked: 30,
    salt: periods,
    minKinds: 11,
    minInside: 10,
    longest: periods * 6 + 1,
  })),
);

test('the longer a round has lasted, the likelier is the full distance', () => {
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
