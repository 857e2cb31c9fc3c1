import { BoundedCache } from './bounded-cache.ts';
import table from './calibrations.json' with { type: 'json' };

const TABLE: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(table));
/** Those of rules that no competition of the catalogue has. */
const others = new BoundedCache<readonly number[]>(200);
let recorded: Map<string, readonly number[]> | null = null;

/**
 * Numbers that take long to work out and are always the same: read from the table of calibrations, worked out only when
 * they are not in it. So a book is ready at once, and every process has the same one to the last digit.
 *
 * @param key names what is worked out among all calibrations, with everything that it depends on
 */
export function calibrated(key: string, make: () => readonly number[]): readonly number[] {
  if (recorded === null) return TABLE.get(key) ?? others.get(key, make);
  const known = recorded.get(key) ?? make();
  recorded.set(key, known);
  return known;
}

/** A single number of that kind. */
export function calibratedNumber(key: string, make: () => number): number {
  return calibrated(key, () => [make()])[0] as number;
}

/** The calibrations that some work needs, by key, all worked out anew. */
export function recordCalibrations(work: () => void): Record<string, readonly number[]> {
  recorded = new Map();
  try {
    work();
    return Object.fromEntries([...recorded].sort(([a], [b]) => (a < b ? -1 : 1)));
  } finally {
    recorded = null;
  }
}
