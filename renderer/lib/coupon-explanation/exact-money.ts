import type { ExactNumber } from '#shared/domain/coupon/explanation.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';

/** Number of digits shown beyond the currency's own. */
const MORE_DIGITS = 4;

/** Turns a decimal of minor units into a decimal of the currency by moving the point left. */
export function shiftPoint(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = whole.padStart(places + 1, '0');
  const at = digits.length - places;
  const tail = `${digits.slice(at)}${fraction}`;
  return tail === '' ? digits : `${digits.slice(0, at)}.${tail}`;
}

/**
 * Formats an exact amount of minor units. A decimal that does not end within `MORE_DIGITS` is marked as approximate.
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

/** Formats an exact factor. */
export function exactFactor(exact: ExactNumber, locale: string): string {
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(exact.decimal as `${number}`);
  return exact.isExact ? text : `≈ ${text}`;
}
