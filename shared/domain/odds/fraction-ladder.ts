/**
 * Fractions that British bookmakers write, with their written (not reduced) terms, in ascending order; a number alone is
 * one to 1.
 */
const STEPS =
  '1/1000 1/500 1/250 1/200 1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 1/7 2/13 1/6 ' +
  '2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 9/10 10/11 1 11/10 6/5 5/4 11/8 ' +
  '7/5 6/4 8/5 13/8 17/10 7/4 9/5 15/8 19/10 2 21/10 11/5 9/4 23/10 12/5 5/2 13/5 27/10 11/4 14/5 29/10 3 10/3 7/2 ' +
  '4 9/2 5 11/2 6 13/2 7 15/2 8 17/2 9 10 11 12 14 16 18 20 22 25 28 33 40 50 66 80 100 125 150 200 250 300 400 ' +
  '500 750 1000';

/** Fraction as it is written. */
export type Fraction = readonly [numerator: number, denominator: number];

/** Ladder of coupon mathematics §7. */
export const FRACTION_LADDER: readonly Fraction[] = STEPS.split(' ').map((step) => {
  const [numerator = 0, denominator = 1] = step.split('/').map(Number);
  return [numerator, denominator];
});

const EXACT = new Map(
  FRACTION_LADDER.filter(([n, d]) => (n * 1000) % d === 0).map((step) => [(step[0] * 1000) / step[1], step]),
);

/**
 * Returns the step that is exactly this profit (thousandths of the stake), as written: 1500 → 6/4 (coupon mathematics
 * §7).
 */
export function ladderStepOf(profit: number): Fraction | undefined {
  return EXACT.get(profit);
}

// Ladder keyed by the two decimals that a step shows. Integer arithmetic: half-up of 100·n/d.
const BY_HUNDREDTHS = new Map<number, Fraction[]>();
for (const step of FRACTION_LADDER) {
  const shown = Math.floor((200 * step[0] + step[1]) / (2 * step[1]));
  BY_HUNDREDTHS.set(shown, [...(BY_HUNDREDTHS.get(shown) ?? []), step]);
}

/**
 * Returns the nearest step for a price of two decimals (0.91 → 10/11, 1.38 → 11/8); of two equally near the one with
 * the smaller denominator (coupon mathematics §7).
 *
 * @param hundredths the profit in hundredths of the stake
 */
export function ladderStepShownAs(hundredths: number): Fraction | undefined {
  const steps = BY_HUNDREDTHS.get(hundredths);
  return steps?.reduce((best, step) => (isNearer(step, best, hundredths * 10) ? step : best));
}

/**
 * Decides whether fraction `a` is nearer to a profit in thousandths than `b` is, or as near with a smaller denominator.
 */
export function isNearer(a: Fraction, b: Fraction, profit: number): boolean {
  const distanceA = Math.abs(1000 * a[0] - profit * a[1]) * b[1];
  const distanceB = Math.abs(1000 * b[0] - profit * b[1]) * a[1];
  return distanceA < distanceB || (distanceA === distanceB && a[1] < b[1]);
}
