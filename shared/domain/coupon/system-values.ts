import { type MinorUnits, toMinorUnits } from '../money/minor-units.ts';
import { binomial } from './combinatorics.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { ceilRatio, type Ratio, wholeRatio } from './ratio.ts';

/** Choice of the system selector (betting §3, system value entry). */
export type SystemValue = {
  /** legs or blocks in a line, without bankers and the lobby */
  readonly value: number;
  /** number of bankers (coupon mathematics §10.5) */
  readonly offset: number;
  /** number of lines */
  readonly combo: number;
  /** smallest stake in minor units */
  readonly minBetAmount: MinorUnits;
};

/** Input of the system values; amounts are minor units. */
export type SystemValuesInput = {
  /** all legs with the bankers; for a multi coupon the blocks with the lobby */
  readonly legs: number;
  readonly bankers: number;
  /** smallest stake of a coupon */
  readonly minBetAmount: MinorUnits;
  /** smallest stake of a line; a ratio when it is a fraction of a minor unit */
  readonly minLineAmount: MinorUnits | Ratio;
};

/**
 * Returns the systems of a number of legs: k from 2 to m − 1 of m non-bankers (betting §5; coupon mathematics §2).
 * Empty when there are too few.
 */
export function systemValues(
  { legs, bankers, minBetAmount, minLineAmount }: SystemValuesInput,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): SystemValue[] {
  const units = legs - bankers;
  const line = typeof minLineAmount === 'number' ? wholeRatio(minLineAmount) : minLineAmount;
  const entries: SystemValue[] = [];
  if (units < rules.limits.systemMinUnits) return entries;
  for (let value = rules.limits.minSystemValue; value < units; value++) {
    const combo = binomial(units, value);
    const byLine = toMinorUnits(ceilRatio({ n: line.n * combo, d: line.d }));
    entries.push({
      value,
      offset: rules.systemOffset === 'bankers' ? bankers : 0,
      combo: toMinorUnits(combo),
      minBetAmount: Math.max(minBetAmount, byLine),
    });
  }
  return entries;
}

/**
 * Returns the system value after a change of legs or bankers: kept inside 2 to m − 1 (coupon mathematics §2).
 *
 * @param units non-banker legs, or blocks without the lobby
 * @returns null when the units are too few for a system, and the type falls back to express
 */
export function clampSystemValue(
  value: number,
  units: number,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): number | null {
  const { systemMinUnits, minSystemValue } = rules.limits;
  if (units < systemMinUnits) return null;
  return Math.min(Math.max(value, minSystemValue), units - 1);
}
