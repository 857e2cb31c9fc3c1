import { MAP_MARKET } from '#shared/domain/markets/types-other.ts';

/** Durations in seconds. */
interface MapPace {
  /** Mean time from one round or kill to the next. */
  readonly step: number;
  /** Time from the start of a map to the first one, in addition to the ordinary step. */
  readonly opening: number;
  /** Pause at half of the rounds. */
  readonly half: number;
  /** Time between two maps: veto or draft. */
  readonly between: number;
}

/** Shooter: maps are won by rounds. */
export interface RoundSport {
  readonly kind: 'rounds';
  readonly bestOf: number;
  /** Mean rounds of a map between equal sides. */
  readonly total: number;
  /** Rounds that win a map before overtime. */
  readonly target: number;
  /** Overtime: `six` is the first to four of six rounds, repeated at three all; `two` is a lead of two. */
  readonly overtime: 'six' | 'two';
  /** Gain of the defending side in a round. */
  readonly defence: number;
  readonly pace: MapPace;
}

/** Strategy game: a map is won when a base falls, and kills are counted. */
export interface KillSport {
  readonly kind: 'kills';
  readonly bestOf: number;
  /** Mean kills of a map between equal sides. */
  readonly total: number;
  /** Gain in the next kill from a lead in kills: its upper bound, and the kills over which it builds up. */
  readonly snowball: { readonly max: number; readonly over: number };
  /**
   * Chance that the base falls after a kill: its upper bound, kills that a lead of one counts for, its width, and the
   * earliest kill.
   */
  readonly fall: { readonly max: number; readonly lead: number; readonly width: number; readonly earliest: number };
  /** Log odds of winning the map that a lead of one kill adds. */
  readonly leadWorth: number;
  /**
   * Buildings and monsters: the kills after which each falls for the first time, and the market that asks for its side.
   */
  readonly objectives: readonly { readonly kind: string; readonly after: number; readonly type: number }[];
  readonly pace: MapPace;
}

export type MapSport = RoundSport | KillSport;

export const COUNTER_STRIKE_SPORT: RoundSport = {
  kind: 'rounds',
  bestOf: 3,
  total: 21.5,
  target: 13,
  overtime: 'six',
  defence: 0.02,
  pace: { step: 103, opening: 30, half: 60, between: 540 },
};

export const VALORANT_SPORT: RoundSport = {
  kind: 'rounds',
  bestOf: 3,
  total: 21,
  target: 13,
  overtime: 'two',
  defence: 0.012,
  pace: { step: 101, opening: 40, half: 50, between: 480 },
};

export const DOTA_SPORT: KillSport = {
  kind: 'kills',
  bestOf: 3,
  total: 52,
  snowball: { max: 0.07, over: 10 },
  fall: { max: 0.11, lead: 1.5, width: 5, earliest: 20 },
  leadWorth: 0.19,
  objectives: [
    { kind: 'tower', after: 10, type: MAP_MARKET.firstTower },
    { kind: 'roshan', after: 17, type: MAP_MARKET.firstRoshan },
  ],
  pace: { step: 42, opening: 70, half: 0, between: 660 },
};

export const LEAGUE_OF_LEGENDS_SPORT: KillSport = {
  kind: 'kills',
  bestOf: 3,
  total: 27,
  snowball: { max: 0.09, over: 6 },
  fall: { max: 0.2, lead: 1.5, width: 3, earliest: 9 },
  leadWorth: 0.3,
  objectives: [
    { kind: 'dragon', after: 3, type: MAP_MARKET.firstDragon },
    { kind: 'tower', after: 6, type: MAP_MARKET.firstTower },
  ],
  pace: { step: 66, opening: 140, half: 0, between: 600 },
};

/** Tells whether a map of rounds is over at a : b. */
export function isMapOver(sport: RoundSport, a: number, b: number): boolean {
  const { target } = sport;
  const top = Math.max(a, b);
  const regular = 2 * (target - 1);
  if (a + b <= regular) return top >= target;
  if (sport.overtime === 'two') return Math.abs(a - b) >= 2;
  const block = Math.floor((a + b - regular - 1) / 6);
  return top - (target - 1) - 3 * block >= 4;
}
