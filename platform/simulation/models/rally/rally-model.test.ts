import { describe, expect, test } from 'vitest';
import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { marketKinds } from '../pricing/calibration.fixture.ts';
import { isDeterministic } from '../pricing/model-consistency.fixture.ts';
import { tryModel } from '../pricing/model-trial.fixture.ts';
import { createRallyModel } from './rally-model.ts';
import {
  BADMINTON_SPORT,
  BEACH_VOLLEYBALL_SPORT,
  type RallySport,
  TABLE_TENNIS_SPORT,
  TENNIS_SPORT,
  VOLLEYBALL_SPORT,
} from './sports.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1570, awayRating: 1500, params, startAt: 1_000_000 };
}

interface Case {
  readonly name: string;
  readonly sport: RallySport;
  readonly matchup: Matchup;
  readonly kinds: number;
  readonly games: number;
  readonly minutes: readonly [number, number];
}

const CASES: readonly Case[] = [
  { name: 'tennis, best of 3', sport: TENNIS_SPORT, matchup: matchup(4), kinds: 25, games: 2000, minutes: [55, 160] },
  {
    name: 'tennis, best of 5',
    sport: TENNIS_SPORT,
    matchup: matchup(4, { bestOf: 5 }),
    kinds: 30,
    games: 800,

    minutes: [90, 240],
  },
  { name: 'table tennis', sport: TABLE_TENNIS_SPORT, matchup: matchup(10), kinds: 15, games: 2000, minutes: [14, 38] },
  { name: 'badminton', sport: BADMINTON_SPORT, matchup: matchup(16), kinds: 15, games: 2000, minutes: [28, 65] },
  { name: 'volleyball', sport: VOLLEYBALL_SPORT, matchup: matchup(6), kinds: 15, games: 2000, minutes: [60, 135] },
  {
    name: 'beach volleyball',
    sport: BEACH_VOLLEYBALL_SPORT,
    matchup: matchup(29),
    kinds: 15,
    games: 2000,

    minutes: [30, 65],
  },
];

describe.each(CASES)('$name', ({ sport, matchup: game, kinds, games, minutes }) => {
  const model = createRallyModel(sport);
  const trial = tryModel(model, game, { games, walked: 6, salt: sport.setPoints + sport.bestOf });

  test('offers markets of many kinds', () => {
    expect(marketKinds(trial.markets)).toBeGreaterThanOrEqual(kinds);
  });

  test('prices before the start agree with what happens', () => {
    expect(trial.before.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
  });

  test('prices inside games agree with what happens', () => {
    expect(trial.inside.filter(({ z }) => Math.abs(z) > 4.5)).toEqual([]);
    expect(trial.inside.length).toBeGreaterThan(25);
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
