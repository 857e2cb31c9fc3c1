import { BoundedCache } from './bounded-cache.ts';
import table from './calibrations.json' with { type: 'json' };

const TABLE: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(table));
/** Calibrations of rules that no competition of the catalogue has. */
const others = new BoundedCache<readonly number[]>(200);
let recorded: Map<string, readonly number[]> | null = null;

/**
 * Returns numbers that take long to compute and never change: from the table of calibrations, or computed when they are
 * not in it. So a book is ready at once, and every process has the same numbers to the last digit.
 *
 * @param key names the numbers among all calibrations, with everything that they depend on
 */
export function calibrated(key: string, make: () => readonly number[]): readonly number[] {
  if (recorded === null) return TABLE.get(key) ?? others.get(key, make);
  const known = recorded.get(key) ?? make();
  recorded.set(key, known);
  return known;
}

/** Returns a single number of that kind. */
export function calibratedNumber(key: string, make: () => number): number {
  return calibrated(key, () => [make()])[0] as number;
}

/** Computes again all calibrations that some work needs, and returns them by key. */
export function recordCalibrations(work: () => void): Record<string, readonly number[]> {
  recorded = new Map();
  try {
    work();
    return Object.fromEntries([...recorded].sort(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    recorded = null;
  }
}
