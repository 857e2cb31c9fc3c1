import { SPORTS } from '#shared/domain/sports/sports.ts';
import { openJointHouse, type PlayedGroup, playGroups, spreadOf } from '../fixtures/joint-odds-scenario.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

const GROUPS = 2000;
const SPORT_COUNT = 13;
/** Games of each sport, half before the start and half live. */
const GAMES = 6;
/** Extra groups requested, because some games have too few markets. */
const OVERFETCH_FACTOR = 1.1;

/** Returns the first sports that have games of both kinds, each with its games. */
function sportsWithGames({ book }: Awaited<ReturnType<typeof openJointHouse>>) {
  const all = SPORTS.map(({ id }) => {
    const of = (section: 'line' | 'live') => book.list({ section, sportId: id }).slice(0, GAMES / 2);
    return { id, games: [...of('line'), ...of('live')] };
  });
  return all.filter(({ games }) => games.length === GAMES).slice(0, SPORT_COUNT);
}

/**
 * Checks bet builders of 13 sports, each against an independent simulation of its game to 12,000 ends (decision 023).
 * Distances are in joint standard errors of the book's sample and of the ends.
 */
export async function run(): Promise<BenchResult[]> {
  const house = await openJointHouse();
  const sports = sportsWithGames(house);
  const each = Math.ceil((GROUPS * OVERFETCH_FACTOR) / sports.length / GAMES);
  const played: PlayedGroup[] = [];
  for (const { games } of sports) {
    for (const gameId of games) played.push(...(await playGroups(house, gameId, each)));
  }
  const spread = spreadOf(played);
  const part = (count: number) => (100 * count) / spread.count;
  return [
    { id: 'joint-prices.sports', what: 'sports whose groups were played out', value: sports.length, unit: 'sports' },
    {
      id: 'joint-prices.groups',
      what: 'groups priced and played out',
      value: spread.count,
      unit: 'groups',
      goal: { op: '>=', value: GROUPS } as const,
    },
    { id: 'joint-prices.mean', what: 'mean distance of the play-out', value: spread.mean, unit: 'errors' },
    {
      id: 'joint-prices.deviation',
      what: 'standard deviation of the distance',
      value: spread.deviation,
      unit: 'errors',
    },
    {
      id: 'joint-prices.beyond-3',
      what: 'groups more than three errors away; chance alone: 0.27',
      value: part(spread.beyondThree),
      unit: 'percent',
      goal: { op: '<=', value: 1 } as const,
    },
    {
      id: 'joint-prices.worst',
      what: 'the farthest group',
      value: spread.worst,
      unit: 'errors',
      goal: { op: '<=', value: 5 } as const,
    },
    {
      id: 'joint-prices.return',
      what: 'mean of price × share of the ends',
      value: spread.meanReturn,
      unit: 'of stake',
    },
    {
      id: 'joint-prices.ahead',
      what: 'groups that pay more than they cost, by three errors',
      value: spread.ahead,
      unit: 'groups',
      goal: { op: '<=', value: 0 } as const,
    },
  ].map(benchResult);
}
