/** Result of one batter. */
export type BaseballHit = 'out' | 'walk' | 'single' | 'double' | 'triple' | 'home_run';

export const HITS: readonly BaseballHit[] = ['out', 'walk', 'single', 'double', 'triple', 'home_run'];

/** P of each of `HITS` for an average batter; strengths scale all but the out. */
export const AVERAGE_HITS: readonly number[] = [0.685, 0.085, 0.15, 0.046, 0.004, 0.03];

export const OUTS = 3;
/** Runner on second base, with whom extra innings begin. */
export const SECOND_BASE = 2;

/** Bases after a play, as bits (1 first, 2 second, 4 third), and its runs. */
export interface Advance {
  readonly bases: number;
  readonly runs: number;
}

function countRunners(bases: number): number {
  return (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);
}

function walk(bases: number): Advance {
  if (bases === 7) return { bases: 7, runs: 1 };
  if ((bases & 1) === 0) return { bases: bases | 1, runs: 0 };
  return { bases: (bases & 2) === 0 ? bases | 3 : 7, runs: 0 };
}

function advance(hit: BaseballHit, bases: number): Advance {
  switch (hit) {
    case 'out':
      return { bases, runs: 0 };
    case 'walk':
      return walk(bases);
    case 'single':
      return { bases: 1 | ((bases & 1) << 1), runs: countRunners(bases & 6) };
    case 'double':
      return { bases: 2 | ((bases & 1) << 2), runs: countRunners(bases & 6) };
    case 'triple':
      return { bases: 4, runs: countRunners(bases) };
    default:
      return { bases: 0, runs: countRunners(bases) + 1 };
  }
}

const ADVANCES: readonly (readonly Advance[])[] = HITS.map((hit) =>
  Array.from({ length: 8 }, (_, bases) => advance(hit, bases)),
);

/** Returns the advance of the runners by a play, given its index in `HITS`. */
export function advanceOf(hit: number, bases: number): Advance {
  return ADVANCES[hit]?.[bases] ?? { bases, runs: 0 };
}

/**
 * Returns the runs that count when the home side bats last and is behind by `deficit`: the game ends with the run that
 * decides it, but a home run counts in full.
 */
export function lastInningRuns(hit: number, runs: number, deficit: number): number {
  return HITS[hit] === 'home_run' ? runs : Math.min(runs, deficit + 1);
}
