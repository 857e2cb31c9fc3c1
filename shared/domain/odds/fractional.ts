import type { FractionalMode } from './coef-view.ts';
import { type Fraction, isNearer, ladderStepOf, ladderStepShownAs } from './fraction-ladder.ts';

/** Largest denominator of a fraction outside the ladder. */
const MAX_DENOMINATOR = 100;
/** Smallest profit on the ladder, thousandths; below 1.01 a price is written as one to something. */
const SMALLEST_LADDER_PROFIT = 10;

/**
 * Returns the fraction of a fractional price (coupon mathematics §7, view 1).
 *
 * @param profit coefficient − 1 in thousandths, at least 1
 * @param mode 'ladder' writes bookmakers' steps, 'exact' the reduced fraction
 */
export function fractionOf(profit: number, mode: FractionalMode): Fraction {
  if (mode === 'exact') return reduced(profit, 1000);
  const step = ladderStepOf(profit);
  if (step) return step;
  const shown = profit % 10 === 0 && profit > SMALLEST_LADDER_PROFIT ? ladderStepShownAs(profit / 10) : undefined;
  if (shown) return shown;
  return profit < SMALLEST_LADDER_PROFIT ? [1, Math.floor((2000 + profit) / (2 * profit))] : nearestFraction(profit);
}

function nearestFraction(profit: number): Fraction {
  let best: Fraction = [Math.max(1, Math.round(profit / 1000)), 1];
  for (let denominator = 2; denominator <= MAX_DENOMINATOR; denominator++) {
    const below = Math.floor((profit * denominator) / 1000);
    for (const numerator of [below, below + 1]) {
      const candidate: Fraction = [numerator, denominator];
      if (numerator >= 1 && isNearer(candidate, best, profit)) best = candidate;
    }
  }
  return best;
}

function reduced(numerator: number, denominator: number): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}
