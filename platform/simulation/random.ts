/**
 * Seeded randomness of the simulation. It uses integer arithmetic modulo 2³² and `Math.log`, `Math.exp` and `Math.sqrt`
 * on the same inputs, so every process makes the same numbers from the same seed.
 */

const TWO_32 = 4_294_967_296;
const TWO_21 = 2_097_152;
const TWO_53 = 9_007_199_254_740_992;
/** Poisson mean above which a number is drawn as a sum of smaller ones, because exp(−mean) would lose its digits. */
const POISSON_STEP = 16;

/**
 * Four words of 32 bits. Groups of five more may follow: after a number of words of the stream (the first of the five)
 * it continues as the stream of another seed (the other four).
 */
export type Seed = readonly number[];

const SEED_WORDS = 4;

function mix(hash: number, word: number): number {
  let h = Math.imul(hash ^ word, 0x85ebca6b);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hashParts(parts: readonly (string | number)[], start: number): number {
  let h = start;
  for (const part of parts) {
    if (typeof part === 'number') {
      h = mix(mix(h, part | 0), Math.floor(part / TWO_32) | 0);
    } else {
      for (let i = 0; i < part.length; i += 1) h = mix(h, part.charCodeAt(i));
      h = mix(h, part.length + 0x10000);
    }
  }
  return h;
}

/**
 * Makes a seed from names and whole numbers, e.g. `seedFrom(seed, 'draw', competitionId, week)`. A seed may be a part
 * (spread it). The order counts, and 'ab','c' differs from 'a','bc'.
 *
 * @param parts strings, or whole numbers up to 2⁵³
 * @returns four words, for `createRandom` or as parts of another seed
 */
export function seedFrom(...parts: readonly (string | number)[]): number[] {
  const a = hashParts(parts, 0x9e3779b9);
  const b = hashParts(parts, 0x7f4a7c15);
  return [finish(a), finish(b ^ 0x51ed270b), finish(a ^ (b << 7) ^ 0x2545f491), finish((a >>> 3) ^ b ^ 0x1b873593)];
}

/** Returns 31 bits of a hash of the parts, for stable ids (1 … 2³¹ − 1). */
export function hash31(...parts: readonly (string | number)[]): number {
  return finish(hashParts(parts, 0x3c6ef372)) & 0x7fffffff || 1;
}

/** Stream of random numbers (sfc32: 128 bits of state, passes PractRand). Not for secrets. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;
  /** Words until the stream continues as another; below 0 when it never does. */
  private left = -1;
  private later: Seed = [];

  /** @param seed from `seedFrom`; missing words count as 0 */
  constructor(seed: Seed) {
    this.a = (seed[0] ?? 0) | 0;
    this.b = (seed[1] ?? 0) | 0;
    this.c = (seed[2] ?? 0) | 0;
    this.counter = (seed[3] ?? 0) | 1;
    for (let i = 0; i < 12; i += 1) this.word();
    this.left = seed[SEED_WORDS] ?? -1;
    this.later = seed.slice(SEED_WORDS + 1);
  }

  private turn(): void {
    const { a, b, c, counter, left, later } = new Random(this.later);
    Object.assign(this, { a, b, c, counter, left, later });
  }

  /** Returns the next word, 0 … 2³² − 1. */
  word(): number {
    if (this.left === 0) this.turn();
    this.left -= 1;
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Draws evenly from [0, 1), in steps of 2⁻⁵³. */
  uniform(): number {
    return (this.word() * TWO_21 + (this.word() >>> 11)) / TWO_53;
  }

  /** Draws a whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.uniform() * (high - low + 1));
  }

  /** Returns true with this probability. */
  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** Draws from the normal distribution (polar method). */
  normal(mean = 0, deviation = 1): number {
    for (;;) {
      const x = 2 * this.uniform() - 1;
      const y = 2 * this.uniform() - 1;
      const s = x * x + y * y;
      if (s > 0 && s < 1) return mean + deviation * x * Math.sqrt((-2 * Math.log(s)) / s);
    }
  }

  /** Draws the waiting time of a process with this mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.uniform());
  }

  /** Draws the number of events of a process with this mean; 0 for a mean of 0 or less. */
  poisson(mean: number): number {
    let count = 0;
    for (let rest = mean; rest > 0; rest -= POISSON_STEP) count += this.smallPoisson(Math.min(rest, POISSON_STEP));
    return count;
  }

  private smallPoisson(mean: number): number {
    const floor = Math.exp(-mean);
    let count = 0;
    for (let product = this.uniform(); product > floor; product *= this.uniform()) count += 1;
    return count;
  }

  /**
   * Draws one of the items, each as likely as the others.
   *
   * @throws RangeError for an empty list
   */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.int(0, items.length - 1)] as T;
  }

  /**
   * Draws the index of one of the weights, as likely as its share.
   *
   * @throws RangeError when no weight is positive
   */
  weighted(weights: readonly number[]): number {
    const total = weights.reduce((sum, weight) => sum + Math.max(weight, 0), 0);
    if (total <= 0) throw new RangeError('no positive weight');
    let rest = this.uniform() * total;
    let last = 0;
    for (const [index, weight] of weights.entries()) {
      if (weight <= 0) continue;
      last = index;
      rest -= weight;
      if (rest < 0) return index;
    }
    return last;
  }

  /** Returns the numbers 0 … length − 1 in random order. */
  permutation(length: number): number[] {
    const order = Array.from({ length }, (_, index) => index);
    for (let i = length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      const kept = order[i] as number;
      order[i] = order[j] as number;
      order[j] = kept;
    }
    return order;
  }
}

/** Creates a stream from names and whole numbers; see `seedFrom`. */
export function randomFrom(...parts: readonly (string | number)[]): Random {
  return new Random(seedFrom(...parts));
}
