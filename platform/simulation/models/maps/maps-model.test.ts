import { describe, expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { marketKinds } from '../pricing/calibration.fixture.ts';
import { isDeterministic } from '../pricing/model-consistency.fixture.ts';
import { tryModel } from '../pricing/model-trial.fixture.ts';
import { createMapsModel } from './maps-model.ts';
import {
  COUNTER_STRIKE_SPORT,
  DOTA_SPORT,
  isMapOver,
  LEAGUE_OF_LEGENDS_SPORT,
  type MapSport,
  VALORANT_SPORT,
} from './sports.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1500, awayRating: 1560, params, startAt: 1_000_000 };
}

interface Case {
  readonly name: string;
  readonly sport: MapSport;
  readonly matchup: Matchup;
  readonly kinds: number;
  readonly games: number;
  readonly minutes: readonly [number, number];
}

const CASES: readonly Case[] = [
  {
    name: 'Counter-Strike, best of 3',
    sport: COUNTER_STRIKE_SPORT,
    matchup: matchup(201),
    kinds: 25,
    games: 2000,

    minutes: [60, 170],
  },
  {
    name: 'Counter-Strike, one map',
    sport: COUNTER_STRIKE_SPORT,
    matchup: matchup(201, { bestOf: 1 }),
    kinds: 8,
    games: 800,

    minutes: [22, 65],
  },
  { name: 'Valorant', sport: VALORANT_SPORT, matchup: matchup(204), kinds: 25, games: 2000, minutes: [58, 160] },
  { name: 'Dota 2', sport: DOTA_SPORT, matchup: matchup(202), kinds: 25, games: 2000, minutes: [60, 180] },
  {
    name: 'League of Legends, best of 5',
    sport: LEAGUE_OF_LEGENDS_SPORT,
    matchup: matchup(203, { bestOf: 5 }),
    kinds: 35,
    games: 2000,

    minutes: [90, 240],
  },
];

describe.each(CASES)('$name', ({ sport, matchup: game, kinds, games, minutes }) => {
  const model = createMapsModel(sport);
  const trial = tryModel(model, game, { games, walked: 5, salt: sport.total });

  test('offers markets of many kinds', () => {
    expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(kinds);
  });

  test('prices before the start agree with what happens', () => {
    expect(trial.before.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });

  test('prices inside games agree with what happens', () => {
    expect(trial.inside.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
    expect(trial.inside.length).toBeGreaterThanOrEqual(8);
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

test.each([
  [13, 11, true, true],
  [13, 12, false, false],
  [14, 12, false, true],
  [15, 13, false, true],
  [16, 14, true, true],
  [15, 15, false, false],
  [16, 15, false, false],
  [19, 17, true, true],
])('%i : %i ends a map of six rounds of overtime: %s, of a lead of two: %s', (a, b, six, two) => {
  expect(isMapOver(COUNTER_STRIKE_SPORT, a, b)).toBe(six);
  expect(isMapOver(VALORANT_SPORT, a, b)).toBe(two);
});
