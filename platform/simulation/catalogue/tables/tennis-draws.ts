import type { KnockoutStage } from '../plan.ts';

/** Ratings of competitions that draw from a pool, whose own ratings count. */
export const NO_RATINGS = [0, 0] as const;

/** Builds a knock-out tournament with a game every hundred minutes on each court. */
export function tennisDraw(
  size: number,
  editions: string,
  from: string,
  courts: number,
  finalsFrom: string,
): KnockoutStage {
  return { kind: 'knockout', season: 'year', size, editions, from, courts, step: 100, finalsFrom };
}

/** Returns the men from one place of the ranking to another. */
export function men(from: number, to: number): { pool: string; from: number; to: number } {
  return { pool: 'tennisMen', from, to };
}

/** Returns the women from one place of the ranking to another. */
export function women(from: number, to: number): { pool: string; from: number; to: number } {
  return { pool: 'tennisWomen', from, to };
}
