/** Probabilities of the final value of a count: `p[i]` is that of `from + i`. They sum to 1. */
export interface CountVector {
  readonly from: number;
  readonly p: Float64Array;
}

/** Deviations above the mean beyond which cells are left out, because they hold far less than any price. */
const REACH = 6;

/** Returns an element of an array of numbers; 0 outside it. */
export function cell(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** Returns a count of `from` plus a Poisson number with this mean. */
export function poissonVector(from: number, mean: number): CountVector {
  if (!(mean > 0)) return { from, p: Float64Array.of(1) };
  const size = Math.ceil(mean + REACH * Math.sqrt(mean) + 5);
  const p = new Float64Array(size);
  let term = Math.exp(-mean);
  let sum = 0;
  for (let i = 0; i < size; i += 1) {
    p[i] = term;
    sum += term;
    term *= mean / (i + 1);
  }
  for (let i = 0; i < size; i += 1) p[i] = cell(p, i) / sum;
  return { from, p };
}

/** Returns the count after one more event of this chance. */
export function withChance(vector: CountVector, chance: number): CountVector {
  const p = new Float64Array(vector.p.length + 1);
  for (let i = 0; i < p.length; i += 1) {
    p[i] = (1 - chance) * cell(vector.p, i) + chance * (i > 0 ? cell(vector.p, i - 1) : 0);
  }
  return { from: vector.from, p };
}
