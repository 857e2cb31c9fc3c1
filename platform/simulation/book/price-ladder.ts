/** Bounds of the book's prices, in thousandths. */
export const LOWEST_PRICE = 1010;
export const HIGHEST_PRICE = 500_000;

/** Steps of the ladder: prices below `below` (thousandths) are multiples of `step`. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [10_000, 10],
  [20_000, 100],
  [50_000, 500],
  [100_000, 1000],
  [Number.POSITIVE_INFINITY, 5000],
];

/** Tolerance of the cut, so that 1.91 stored as 1.9099999 does not become 1.90. */
const SLACK = 1e-6;

/**
 * Returns the price of the ladder at or below 1 / implied, in thousandths, between LOWEST_PRICE and HIGHEST_PRICE.
 * Cutting down never gives margin away.
 *
 * @param implied probability with the margin in it, above 0
 */
export function ladderPrice(implied: number): number {
  const exact = Math.min(1000 / implied, HIGHEST_PRICE);
  const [, step] = STEPS.find(([below]) => exact < below) as readonly [number, number];
  return Math.max(LOWEST_PRICE, Math.floor(exact / step + SLACK) * step);
}
