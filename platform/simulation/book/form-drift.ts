import { hash31 } from '../random.ts';

/**
 * Before a game the market learns: a line-up, an injury, money on one side. The book plays this by a slow walk of both
 * ratings that ends at their values of the kick-off. It is a pure function of seed, game and time to the start, and
 * it stands still inside a bucket of time, so that line prices move every now and then.
 */
export interface DriftBucket {
  /** Time before the start, in ms, that stands for the whole bucket; 0 from the kick-off on. */
  readonly before: number;
  /** Server instant at which the next bucket begins; Infinity from the kick-off on. */
  readonly until: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long prices stand still, by the time to the start: the closer, the livelier. */
const BUCKETS: readonly (readonly [from: number, length: number])[] = [
  [48 * HOUR, 60 * MINUTE],
  [12 * HOUR, 20 * MINUTE],
  [3 * HOUR, 8 * MINUTE],
  [HOUR, 4 * MINUTE],
  [0, 2 * MINUTE],
];

/** Layers of the walk: each moves once in its period; short ones by more than in a random walk, so that it is seen. */
const LAYERS = [4, 16, 64, 256, 1024, 4096].map((minutes) => ({
  period: minutes * MINUTE,
  swing: (minutes / 4096) ** 0.33,
}));

/** Elo points by which a rating may be off a few days ahead; the whole walk stays below about twice as much. */
export const DRIFT_POINTS = 18;
const HALF_31 = 2 ** 30;

/**
 * The bucket of a game at an instant.
 *
 * @param startAt start of the game, server clock (epoch ms)
 * @param now server clock (epoch ms)
 */
export function driftBucket(gameId: number, startAt: number, now: number): DriftBucket {
  const before = startAt - now;
  if (before <= 0) return { before: 0, until: Number.POSITIVE_INFINITY };
  const [from, length] = BUCKETS.find(([limit]) => before > limit) as readonly [number, number];
  // Games that start together would all move together, were their buckets not shifted.
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
 * How many rating points a side is off its kick-off value at this time before the start; 0 at the kick-off.
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
