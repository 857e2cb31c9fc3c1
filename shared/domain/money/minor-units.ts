/**
 * Amount of money: a safe integer of minor units of its currency (USD 12.50 → 1250, JPY 12 → 12, KWD 1.5 → 1500). The
 * currency is a value of its own, never part of the amount.
 */
export type MinorUnits = number;

/** Number of digits after the separator of a currency (ISO 4217 exponents in use: 0, 2 and 3). */
export type CurrencyDecimals = 0 | 2 | 3;

/** Error for an amount outside the safe integers. */
export class AmountRangeError extends RangeError {
  override readonly name = 'AmountRangeError';
}

const MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** Decides whether a value can be money: a safe integer of minor units (coupon mathematics §1.2). */
export function isMinorUnits(value: unknown): value is MinorUnits {
  return Number.isSafeInteger(value);
}

/**
 * Returns exact money of the engine for storage and transport (coupon mathematics §1.2).
 *
 * @param value minor units
 * @throws AmountRangeError beyond the safe integers: money is never cut silently
 */
export function toMinorUnits(value: bigint): MinorUnits {
  if (value > MAX || value < -MAX) throw new AmountRangeError(`Amount out of range: ${value}`);
  return Number(value);
}

/**
 * Returns exact money of the engine for display: an amount beyond the safe integers is shown as the largest one.
 *
 * @param value minor units
 */
export function toDisplayMinorUnits(value: bigint): MinorUnits {
  if (value > MAX) return Number.MAX_SAFE_INTEGER;
  return value < -MAX ? -Number.MAX_SAFE_INTEGER : Number(value);
}

/**
 * Writes an amount as a plain decimal with a point and all digits of the currency, for wires and files: (1250, 2) →
 * "12.50".
 *
 * @param amount minor units, a safe integer or a bigint
 * @param decimals the exponent of the currency
 */
export function toMajorString(amount: MinorUnits | bigint, decimals: number): string {
  const value = BigInt(amount);
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return `${value < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${fraction}` : ''}`;
}

/**
 * Reads the plain decimal of {@link toMajorString} ("12.5" and "12.50" alike).
 *
 * @returns minor units, or null when the text is no plain decimal, has more digits than the currency or is too large
 */
export function fromMajorString(text: string, decimals: number): MinorUnits | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > decimals) return null;
  const value = Number(`${match[1]}${match[2]}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(value) ? value + 0 : null;
}
