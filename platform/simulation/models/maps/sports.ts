import { MAP_MARKET } from '#shared/domain/markets/types-other.ts';

/** Times in seconds. */
interface MapPace {
  /** From one round or kill to the next, on average. */
  readonly step: number;
  /** From the start of a map to the first one, beside the ordinary step. */
  readonly opening: number;
  /** Pause at half of the rounds. */
  readonly half: number;
  /** Between two maps: veto or draft. */
  readonly between: number;
}

/** A shooter: maps are won by rounds. */
export interface RoundSport {
  readonly kind: 'rounds';
  readonly bestOf: number;
  /** Mean rounds of a map between equal sides. */
  readonly total: number;
  /** Rounds that win a map before overtime. */
  readonly target: number;
  /** Overtime: first to four of six rounds, again when three all; or a lead of two. */
  readonly overtime: 'six' | 'two';
  /** How much the defending side gains in a round. */
  readonly defence: number;
  readonly pace: MapPace;
}

/** A strategy game: maps are won by a base that falls, and kills are what is counted on the way. */
export interface KillSport {
  readonly kind: 'kills';
  readonly bestOf: number;
  /** Mean kills of a map between equal sides. */
  readonly total: number;
  /** How much a lead in kills helps with the next one at most, and over how many kills that builds up. */
  readonly snowball: { readonly max: number; readonly over: number };
  /** How the base falls after a kill: the most likely it gets, kills that a lead of one stands for, how suddenly. */
  readonly fall: { readonly max: number; readonly lead: number; readonly width: number; readonly earliest: number };
  /** What a lead of one kill adds to the odds of winning the map (natural logarithm). */
  readonly leadWorth: number;
  /** Buildings and monsters: after how many kills each falls for the first time, and the market that asks to whom. */
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

/** Whether a map of rounds is over at a : b. */
export function isMapOver(sport: RoundSport, a: number, b: number): boolean {
  const { target } = sport;
  const top = Math.max(a, b);
  const regular = 2 * (target - 1);
  if (a + b <= regular) return top >= target;
  if (sport.overtime === 'two') return Math.abs(a - b) >= 2;
  const block = Math.floor((a + b - regular - 1) / 6);
  return top - (target - 1) - 3 * block >= 4;
}
