import type { Rounding } from './coupon-rules.ts';

/** Exact number: numerator and positive denominator, not necessarily reduced. */
export type Ratio = { readonly n: bigint; readonly d: bigint };

export const ZERO: Ratio = { n: 0n, d: 1n };

/** Returns an integer as a ratio. */
export function wholeRatio(value: bigint | number): Ratio {
  return { n: BigInt(value), d: 1n };
}

/**
 * Returns a ratio rounded to an integer (coupon mathematics §1.3, §1.4): the one rounding of the engine, for numbers
 * that are not negative.
 */
export function roundRatio({ n, d }: Ratio, rounding: Rounding): bigint {
  return rounding === 'half-up' ? (2n * n + d) / (2n * d) : n / d;
}

/** Returns the smallest integer that is not below the ratio. */
export function ceilRatio({ n, d }: Ratio): bigint {
  return (n + d - 1n) / d;
}

/** Returns −1, 0 or 1: the first is smaller than, equal to or larger than the second. */
export function compareRatios(a: Ratio, b: Ratio): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Returns the sum of two ratios, over their common denominator when they have one. */
export function addRatios(a: Ratio, b: Ratio): Ratio {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

/** Returns the product of two ratios. */
export function multiplyRatios(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** Returns the ratio in lowest terms. */
export function reduceRatio({ n, d }: Ratio): Ratio {
  let a = n < 0n ? -n : n;
  let b = d;
  while (b !== 0n) [a, b] = [b, a % b];
  return a > 1n ? { n: n / a, d: d / a } : { n, d };
}

/**
 * Reads a plain decimal such as "0.1165" or "3.815625" without loss.
 *
 * @throws RangeError for text that is no plain decimal
 */
export function ratioOfDecimal(text: string): Ratio {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`Not a decimal: ${text}`);
  const fraction = match[2] ?? '';
  return { n: BigInt(`${match[1]}${fraction}`), d: 10n ** BigInt(fraction.length) };
}

/** Writes a ratio with a number of decimals, half-up: (1/3, 2) → "0.33". */
export function ratioToFixed({ n, d }: Ratio, decimals: number): string {
  const digits = roundRatio({ n: n * 10n ** BigInt(decimals), d }, 'half-up')
    .toString()
    .padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return decimals > 0 ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
}
