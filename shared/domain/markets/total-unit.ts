import { type Sport, sportById } from '../sports/sports.ts';
import { lineOf } from './market-line.ts';
import type { MarketType } from './market-type.ts';
import { COMMON_MARKET } from './types-common.ts';

/** Units of the common totals; `other` where neither the sport nor the line tells. */
export type TotalUnit =
  | 'goals'
  | 'points'
  | 'games'
  | 'runs'
  | 'frames'
  | 'legs'
  | 'maps'
  | 'rounds'
  | 'kills'
  | 'other';

/** Market, as far as its unit depends on it. */
interface CountedMarket {
  readonly type: MarketType;
  readonly period: number;
  readonly param: number;
  readonly sportId: number;
}

const TENNIS = 4;
const DARTS = 21;
const KILL_SPORTS: ReadonlySet<number> = new Set([202, 203]);

/**
 * Largest number of games in a tennis match and in a set, of both sides and of one; a larger total counts points of
 * timed sets.
 */
const MAX_GAMES = { match: { both: 65, side: 33 }, set: { both: 13, side: 7 } } as const;
/** Largest number of maps in a match; a single map always has more rounds or kills. */
const MAX_MAPS = 5;

function tennisUnit({ type, period, param }: CountedMarket): TotalUnit {
  const limits = MAX_GAMES[period === 0 ? 'match' : 'set'];
  const limit = type.id === COMMON_MARKET.total ? limits.both : limits.side;
  return (lineOf(type, param) ?? 0) > limit ? 'points' : 'games';
}

function mapsUnit({ type, period, param, sportId }: CountedMarket): TotalUnit {
  const isOfMaps = period === 0 && type.id === COMMON_MARKET.total && (lineOf(type, param) ?? 0) < MAX_MAPS;
  if (isOfMaps) return 'maps';
  return KILL_SPORTS.has(sportId) ? 'kills' : 'rounds';
}

/**
 * Returns the unit of darts and snooker: a match of darts is counted in sets or in legs, as its competition plays; a
 * set and a side always in legs.
 */
function framesUnit({ type, period, sportId }: CountedMarket): TotalUnit {
  if (sportId !== DARTS) return 'frames';
  return period === 0 && type.id === COMMON_MARKET.total ? 'other' : 'legs';
}

function unitIn(sport: Sport, market: CountedMarket): TotalUnit {
  switch (sport.family) {
    case 'goals':
      return 'goals';
    case 'points':
      return 'points';
    case 'rally':
      return sport.id === TENNIS ? tennisUnit(market) : 'points';
    case 'innings':
      return 'runs';
    case 'frames':
      return framesUnit(market);
    case 'maps':
      return mapsUnit(market);
    case 'rounds':
      return 'rounds';
  }
}

/**
 * Returns the unit that the totals shared by several sports (ids 3, 8 and 9) count in a sport (betting §3, Bet:
 * market).
 */
export function totalUnit(market: CountedMarket): TotalUnit {
  const sport = sportById(market.sportId);
  return sport ? unitIn(sport, market) : 'other';
}
