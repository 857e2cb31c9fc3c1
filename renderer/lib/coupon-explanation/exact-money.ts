import type { ExactNumber } from '#shared/domain/coupon/explanation.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';

/** Digits beyond the currency's own that are worth reading. */
const MORE_DIGITS = 4;

/** A decimal of minor units as a decimal of the currency: the point goes to the left. */
export function shiftPoint(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = whole.padStart(places + 1, '0');
  const at = digits.length - places;
  const tail = `${digits.slice(at)}${fraction}`;
  return tail === '' ? digits : `${digits.slice(0, at)}.${tail}`;
}

/**
 * An exact amount of minor units in the player's words. What does not end within a few more digits than the currency
 * has is marked as about so much.
 */
export function exactMoney(exact: ExactNumber, iso: string, locale: string): string {
  const { decimals } = currencyOf(iso);
  const text = shiftPoint(exact.decimal, decimals);
  const digits = text.split('.')[1]?.length ?? 0;
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals + MORE_DIGITS,
  });
  const isWhole = exact.isExact && digits <= decimals + MORE_DIGITS;
  return `${isWhole ? '' : '≈ '}${formatter.format(text as `${number}`)}`;
}

/** An exact factor in the player's words. */
export function exactFactor(exact: ExactNumber, locale: string): string {
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(exact.decimal as `${number}`);
  return exact.isExact ? text : `≈ ${text}`;
}
