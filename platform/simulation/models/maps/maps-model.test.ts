import { expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { describeConformance } from '../pricing/model-conformance.fixture.ts';
import { createMapsModel } from './maps-model.ts';
import { COUNTER_STRIKE_SPORT, DOTA_SPORT, isMapOver, LEAGUE_OF_LEGENDS_SPORT, VALORANT_SPORT } from './sports.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1500, awayRating: 1560, params, startAt: 1_000_000 };
}

const CASES = [
  {
    name: 'Counter-Strike, best of 3',
    sport: COUNTER_STRIKE_SPORT,
    matchup: matchup(201),
    minKinds: 25,
    games: 2000,
    minutes: [60, 170],
  },
  {
    name: 'Counter-Strike, one map',
    sport: COUNTER_STRIKE_SPORT,
    matchup: matchup(201, { bestOf: 1 }),
    minKinds: 8,
    games: 800,
    minutes: [22, 65],
  },
  { name: 'Valorant', sport: VALORANT_SPORT, matchup: matchup(204), minKinds: 25, games: 2000, minutes: [58, 160] },
  { name: 'Dota 2', sport: DOTA_SPORT, matchup: matchup(202), minKinds: 25, games: 2000, minutes: [60, 180] },
  {
    name: 'League of Legends, best of 5',
    sport: LEAGUE_OF_LEGENDS_SPORT,
    matchup: matchup(203, { bestOf: 5 }),
    minKinds: 35,
    games: 2000,
    minutes: [90, 240],
  },
] as const;

describeConformance(
  CASES.map(({ sport, ...one }) => ({
    ...one,
    model: createMapsModel(sport),
    walked: 5,
    salt: sport.total,
    minInside: 8,
  })),
);

test.each([
  [13, 11, true, true],
  [13, 12, false, false],
  [14, 12, false, true],
  [15, 13, false, true],
  [16, 14, true, true],
  [15, 15, false, false],
  [16, 15, false, false],
  [19, 17, true, true],
])('%i : %i ends a map with overtime of six rounds: %s, with overtime of a lead of two: %s', (a, b, six, two) => {
  expect(isMapOver(COUNTER_STRIKE_SPORT, a, b)).toBe(six);
  expect(isMapOver(VALORANT_SPORT, a, b)).toBe(two);
});
