import type { ChainRules, ServeOrder } from './chain.ts';

/** Mean durations in seconds; half of each is fixed. */
interface Pace {
  /** Time from one serve to the next. */
  readonly rally: number;
  /** Pause of tennis at the change of ends. */
  readonly change: number;
  /** Pause between two sets. */
  readonly set: number;
  /** Pause inside a set (time-out, interval) and its number in a set. */
  readonly timeout: number;
  readonly timeouts: number;
}

/** Sport of rallies: its rules of sets and of serve, and its durations. */
export interface RallySport {
  /** Unit that a set counts: rallies, or games made of points. */
  readonly unit: 'rally' | 'game';
  readonly bestOf: number;
  readonly setPoints: number;
  readonly lastSetPoints: number;
  /** Units above the target at which one more decides; Infinity without such a rule. */
  readonly capAbove: number;
  readonly order: ServeOrder;
  /** Rule for the first server of the next set. */
  readonly nextFirst: 'alternate' | 'winner' | 'parity';
  /** P(server wins the rally) between equal sides. For tennis it follows from the games of a set. */
  readonly serve: number;
  readonly pace: Pace;
}

export const TENNIS_SPORT: RallySport = {
  unit: 'game',
  bestOf: 3,
  setPoints: 6,
  lastSetPoints: 6,
  capAbove: 1,
  order: 'alternate',
  nextFirst: 'parity',
  serve: 0.63,
  pace: { rally: 28.5, change: 50, set: 105, timeout: 0, timeouts: 0 },
};

/**
 * Tennis in quarters against the clock: the side with more points wins a quarter, here the first to fifteen with a lead
 * of two.
 */
export const TIMED_TENNIS_SPORT: RallySport = {
  unit: 'rally',
  bestOf: 5,
  setPoints: 15,
  lastSetPoints: 15,
  capAbove: Number.POSITIVE_INFINITY,
  order: 'pairs',
  nextFirst: 'alternate',
  serve: 0.6,
  pace: { rally: 22, change: 0, set: 120, timeout: 15, timeouts: 1 },
};

export const TABLE_TENNIS_SPORT: RallySport = {
  unit: 'rally',
  bestOf: 5,
  setPoints: 11,
  lastSetPoints: 11,
  capAbove: Number.POSITIVE_INFINITY,
  order: 'pairs',
  nextFirst: 'alternate',
  serve: 0.53,
  pace: { rally: 15, change: 0, set: 70, timeout: 25, timeouts: 1 },
};

export const BADMINTON_SPORT: RallySport = {
  unit: 'rally',
  bestOf: 3,
  setPoints: 21,
  lastSetPoints: 21,
  capAbove: 9,
  order: 'winner',
  nextFirst: 'winner',
  serve: 0.49,
  pace: { rally: 25, change: 0, set: 120, timeout: 60, timeouts: 1 },
};

export const VOLLEYBALL_SPORT: RallySport = {
  unit: 'rally',
  bestOf: 5,
  setPoints: 25,
  lastSetPoints: 15,
  capAbove: Number.POSITIVE_INFINITY,
  order: 'winner',
  nextFirst: 'alternate',
  serve: 0.38,
  pace: { rally: 27, change: 0, set: 190, timeout: 35, timeouts: 3 },
};

export const BEACH_VOLLEYBALL_SPORT: RallySport = {
  unit: 'rally',
  bestOf: 3,
  setPoints: 21,
  lastSetPoints: 15,
  capAbove: Number.POSITIVE_INFINITY,
  order: 'winner',
  nextFirst: 'alternate',
  serve: 0.36,
  pace: { rally: 27, change: 0, set: 60, timeout: 30, timeouts: 2 },
};

/** Returns the rules of a set as a race. */
export function setRules(sport: RallySport, target: number): ChainRules {
  return { target, cap: target + sport.capAbove, order: sport.order };
}

/** Returns the rules of a tie-break of tennis as a race: to 7, in the deciding set of long matches to 10. */
export function breakerRules(target: number): ChainRules {
  return { target, cap: Number.POSITIVE_INFINITY, order: 'breaker' };
}
