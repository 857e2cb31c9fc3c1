/**
 * An amount of money: a safe integer of minor units of its currency (USD 12.50 → 1250, JPY 12 → 12,
 * KWD 1.5 → 1500). The currency stands beside it, never inside it.
 */
export type MinorUnits = number;

/** How many digits after the separator a currency has (ISO 4217 exponents in use: 0, 2 and 3). */
export type CurrencyDecimals = 0 | 2 | 3;

/** An amount left the range of safe integers. */
export class AmountRangeError extends RangeError {
  override readonly name = 'AmountRangeError';
}

const MAX = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Whether a number can be money: a safe integer of minor units (coupon mathematics §1.2).
 */
export function isMinorUnits(value: unknown): value is MinorUnits {
  return Number.isSafeInteger(value);
}

/**
 * Brings exact money out of the engine for storage and transport.
 *
 * @param value minor units
 * @throws AmountRangeError beyond the safe integers: money is never cut silently
 */
export function toMinorUnits(value: bigint): MinorUnits {
  if (value > MAX || value < -MAX) throw new AmountRangeError(`Amount out of range: ${value}`);
  return Number(value);
}

/**
 * Brings exact money out of the engine for display: what exceeds the safe integers is shown as the largest one.
 *
 * @param value minor units
 */
export function toDisplayMinorUnits(value: bigint): MinorUnits {
  if (value > MAX) return Number.MAX_SAFE_INTEGER;
  return value < -MAX ? -Number.MAX_SAFE_INTEGER : Number(value);
}

/**
 * Writes an amount as a plain decimal with a point and every digit the currency has, for wires and files:
 * (1250, 2) → "12.50".
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
 * Reads the plain decimal that {@link toMajorString} writes ("12.5" and "12.50" alike).
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
