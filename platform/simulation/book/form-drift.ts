import { hash31 } from '../random.ts';

/**
 * Span of time in which the prices of a game before its start do not move. Before a game the market learns of line-ups,
 * injuries and money on one side; the book imitates it by a slow walk of both ratings that ends at their kick-off
 * values. The walk is a pure function of seed, game and time to the start.
 */
export interface DriftBucket {
  /** Time before the start, in ms, that represents the whole bucket; 0 from the kick-off on. */
  readonly before: number;
  /** Server instant at which the next bucket begins; Infinity from the kick-off on. */
  readonly until: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Lengths of buckets by the time to the start: prices move more often towards it. */
const BUCKETS: readonly (readonly [from: number, length: number])[] = [
  [48 * HOUR, 60 * MINUTE],
  [12 * HOUR, 20 * MINUTE],
  [3 * HOUR, 8 * MINUTE],
  [HOUR, 4 * MINUTE],
  [0, 2 * MINUTE],
];

/** Layers of the walk, each with its period; short periods move more than in a random walk, to be visible. */
const LAYERS = [4, 16, 64, 256, 1024, 4096].map((minutes) => ({
  period: minutes * MINUTE,
  swing: (minutes / 4096) ** 0.33,
}));

/** Elo points by which a rating may differ a few days ahead; the whole walk stays below about twice as much. */
export const DRIFT_POINTS = 18;
const HALF_31 = 2 ** 30;

/**
 * Returns the bucket of a game at an instant.
 *
 * @param startAt start of the game, server clock (epoch ms)
 * @param now server clock (epoch ms)
 */
export function driftBucket(gameId: number, startAt: number, now: number): DriftBucket {
  const before = startAt - now;
  if (before <= 0) return { before: 0, until: Number.POSITIVE_INFINITY };
  const [from, length] = BUCKETS.find(([limit]) => before > limit) as readonly [number, number];
  // Without this shift games with the same start would all move at the same instant.
  const shift = hash31('drift', gameId) % length;
  const start = Math.ceil((before + shift) / length) * length - shift;
  return { before: start, until: startAt - Math.max(start - length, from) };
}

function noise(seed: string, gameId: number, side: number, layer: number, step: number): number {
  return hash31(seed, 'form', gameId, side, layer, step) / HALF_31 - 1;
}

function layerAt(seed: string, gameId: number, side: number, layer: number, steps: number): number {
  const step = Math.floor(steps);
  const part = steps - step;
  const left = noise(seed, gameId, side, layer, step);
  return part === 0 ? left : left + (noise(seed, gameId, side, layer, step + 1) - left) * part;
}

/**
 * Returns the rating points that a side differs from its kick-off value at this time before the start; 0 at the
 * kick-off.
 *
 * @param side 0 first, 1 second side
 * @param before ms before the start, of a `DriftBucket`
 */
export function formDrift(seed: string, gameId: number, side: 0 | 1, before: number): number {
  if (before === 0) return 0;
  let drift = 0;
  for (const [layer, { period, swing }] of LAYERS.entries()) {
    const moved = layerAt(seed, gameId, side, layer, before / period) - noise(seed, gameId, side, layer, 0);
    drift += swing * moved;
  }
  return drift * DRIFT_POINTS;
}
