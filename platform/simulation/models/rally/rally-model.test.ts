import { matchParams } from '../../catalogue/params.ts';
import type { Matchup } from '../model.ts';
import { describeConformance } from '../pricing/model-conformance.fixture.ts';
import { createRallyModel } from './rally-model.ts';
import {
  BADMINTON_SPORT,
  BEACH_VOLLEYBALL_SPORT,
  TABLE_TENNIS_SPORT,
  TENNIS_SPORT,
  VOLLEYBALL_SPORT,
} from './sports.ts';

function matchup(sportId: number, own: Record<string, number> = {}): Matchup {
  const params = matchParams(sportId, own);
  return { sportId, competitionId: 1, homeRating: 1570, awayRating: 1500, params, startAt: 1_000_000 };
}

const CASES = [
  {
    name: 'tennis, best of 3',
    sport: TENNIS_SPORT,
    matchup: matchup(4),
    minKinds: 25,
    games: 2000,
    minutes: [55, 160],
  },
  {
    name: 'tennis, best of 5',
    sport: TENNIS_SPORT,
    matchup: matchup(4, { bestOf: 5 }),
    minKinds: 30,
    games: 800,
    minutes: [90, 240],
  },
  {
    name: 'table tennis',
    sport: TABLE_TENNIS_SPORT,
    matchup: matchup(10),
    minKinds: 15,
    games: 2000,
    minutes: [14, 38],
  },
  { name: 'badminton', sport: BADMINTON_SPORT, matchup: matchup(16), minKinds: 15, games: 2000, minutes: [28, 65] },
  { name: 'volleyball', sport: VOLLEYBALL_SPORT, matchup: matchup(6), minKinds: 15, games: 2000, minutes: [60, 135] },
  {
    name: 'beach volleyball',
    sport: BEACH_VOLLEYBALL_SPORT,
    matchup: matchup(29),
    minKinds: 15,
    games: 2000,
    minutes: [30, 65],
  },
] as const;

describeConformance(
  CASES.map(({ sport, ...one }) => ({
    ...one,
    model: createRallyModel(sport),
    walked: 6,
    salt: sport.setPoints + sport.bestOf,
    minInside: 26,
  })),
);
