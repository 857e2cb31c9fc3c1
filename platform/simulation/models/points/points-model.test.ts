import { describe, expect, test } from 'vitest';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { describeConformance } from '../pricing/model-conformance.fixture.ts';
import { createPointsModel } from './points-model.ts';
import { AMERICAN_FOOTBALL_SPORT, BASKETBALL_SPORT, E_BASKETBALL_SPORT, RUGBY_SPORT } from './sports.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1540, awayRating: 1500, params, startAt: 1_000_000 };
}

const CASES = [
  {
    name: 'basketball of 4 × 10',
    sport: BASKETBALL_SPORT,
    matchup: matchup(3),
    minKinds: 40,
    games: 2000,
    minutes: [90, 125],
  },
  {
    name: 'basketball of 4 × 12',
    sport: BASKETBALL_SPORT,
    matchup: matchup(3, { periodMinutes: 12, total: 226 }),
    minKinds: 40,
    games: 400,
    minutes: [105, 145],
  },
  {
    name: 'basketball of two halves',
    sport: BASKETBALL_SPORT,
    matchup: matchup(3, { periods: 2, periodMinutes: 20, total: 149 }),
    minKinds: 30,
    games: 400,
    minutes: [85, 125],
  },
  {
    name: 'e-basketball',
    sport: E_BASKETBALL_SPORT,
    matchup: matchup(86),
    minKinds: 40,
    games: 500,
    minutes: [22, 34],
  },
  {
    name: 'American football',
    sport: AMERICAN_FOOTBALL_SPORT,
    matchup: matchup(13),
    minKinds: 40,
    games: 2000,
    minutes: [150, 225],
  },
  { name: 'rugby', sport: RUGBY_SPORT, matchup: matchup(7), minKinds: 25, games: 2000, minutes: [90, 115] },
] as const;

describeConformance(
  CASES.map(({ sport, ...one }) => ({
    ...one,
    model: createPointsModel(sport),
    walked: 4,
    salt: sport.total,
    minInside: 26,
  })),
);

describe('basketball', () => {
  const model = createPointsModel(BASKETBALL_SPORT);
  const game = matchup(3);

  test('the clock counts down and stops', () => {
    const { events } = model.timeline(game, [1, 2, 3, 4]);
    let state = model.initial(game);
    for (const event of events.slice(0, 40)) state = model.apply(state, event, game);
    const view = model.view(state, 0, game);
    expect(view.clockSeconds).toBeLessThan(600);
    expect(events.some(({ kind }) => kind === 'clock_stop')).toBe(true);
  });

  test('the stronger side wins more often, and the lists show winner, total and handicap', () => {
    const main = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    expect(main.map(({ typeId }) => typeId)).toEqual([
      COMMON_MARKET.winner,
      COMMON_MARKET.total,
      COMMON_MARKET.handicap,
    ]);
    expect(main[0]?.probabilities[0]).toBeGreaterThan(0.6);
  });

  test('the balanced line is the total of the competition', () => {
    const [, total] = model.mainMarkets?.(model.initial(game), -1, game) ?? [];
    expect(Math.abs((total?.param ?? 0) / 2 - 162)).toBeLessThan(2.5);
  });
});
