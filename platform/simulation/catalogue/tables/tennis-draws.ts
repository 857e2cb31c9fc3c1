import type { KnockoutStage } from '../plan.ts';

/** Ratings of competitions that draw from a pool: the pool's own count. */
export const NO_RATINGS = [0, 0] as const;

/** A knock-out tournament: a game every hundred minutes on each court. */
export function tennisDraw(
  size: number,
  editions: string,
  from: string,
  courts: number,
  finalsFrom: string,
): KnockoutStage {
  return { kind: 'knockout', season: 'year', size, editions, from, courts, step: 100, finalsFrom };
}

/** Men from one place of the ranking to another. */
export function men(from: number, to: number): { pool: string; from: number; to: number } {
  return { pool: 'tennisMen', from, to };
}

/** Women from one place of the ranking to another. */
export function women(from: number, to: number): { pool: string; from: number; to: number } {
  return { pool: 'tennisWomen', from, to };
}
