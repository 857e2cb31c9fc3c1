import { assertNever } from '../../errors/assert-never.ts';
import {
  DEFAULT_FRACTIONAL_MODE,
  EVEN_STAKE,
  type FractionalMode,
  type OddsFormat,
  type OddsOptions,
  oddsFormatOf,
  type Thousandths,
} from './coef-view.ts';
import { fractionOf } from './fractional.ts';

/** Text of a price that cannot be bet on or is missing. */
export const NO_PRICE = '-';

/** Profit in thousandths above which the inverse is below 0.1 and needs a third decimal. */
const LARGE_PROFIT = 10_000;

/**
 * Writes a coefficient in a view (coupon mathematics §7), with the decimal separator of the options and a minus sign, as
 * lines have it; without a separator with a point and a hyphen, for a machine.
 *
 * @param coef thousandths; a missing one and one of 1.000 or less are written as "-"
 * @param viewId 0, 1, 2, 4, 5, 6, 14, 15 or 16; any other is 0
 * @param options the kind of market for views 14–16, the mode of fractional prices, the decimal separator
 */
export function formatOdds(coef: Thousandths | null | undefined, viewId: number, options: OddsOptions = {}): string {
  if (coef === null || coef === undefined || !Number.isFinite(coef) || coef <= EVEN_STAKE) return NO_PRICE;
  const format = oddsFormatOf(viewId, options.market);
  const { fractionalMode = DEFAULT_FRACTIONAL_MODE, decimalMark } = options;
  const text = writeOdds(Math.round(coef), format, fractionalMode, decimalMark ?? '.');
  return decimalMark ? text.replace('-', '\u2212') : text;
}

/**
 * Writes the odds of several selections together in a view, with two decimals where the view has decimals. What is
 * below a hundredth is left out and never rounded up, so that nothing above the stored odds is read, and whole hundredths
 * read like a price of as many. Money is always calculated from the exact figure.
 *
 * @param coef thousandths; a missing one and one of 1.000 or less are written as "-", one below 1.01 as a price
 * @param viewId as for {@link formatOdds}
 * @param options as for {@link formatOdds}
 */
export function formatTotalOdds(
  coef: Thousandths | null | undefined,
  viewId: number,
  options: OddsOptions = {},
): string {
  return formatOdds(coef === null || coef === undefined ? coef : shownTotalOdds(coef), viewId, options);
}

/** Returns the part of total odds that is shown, thousandths: whole hundredths, or all of what is below 1.01. */
export function shownTotalOdds(coef: Thousandths): Thousandths {
  const hundredths = Math.floor(Math.round(coef) / 10) * 10;
  return hundredths > EVEN_STAKE ? hundredths : coef;
}

function writeOdds(coef: Thousandths, format: OddsFormat, mode: FractionalMode, mark: string): string {
  const profit = coef - EVEN_STAKE;
  switch (format) {
    case 'decimal':
      return twoOrThree(coef, mark);
    case 'fractional':
      return fractionOf(profit, mode).join('/');
    case 'american':
      return profit >= 1000 ? `+${divideHalfUp(profit, 10)}` : `-${divideHalfUp(100_000, profit)}`;
    case 'hong-kong':
      return twoOrThree(profit, mark);
    case 'indonesian':
      return profit >= 1000 ? twoOrThree(profit, mark) : `-${inverse(profit, mark)}`;
    case 'malaysian':
      return profit <= 1000 ? twoOrThree(profit, mark) : `-${inverse(profit, mark)}`;
    default:
      return assertNever(format, 'odds format');
  }
}

/** Writes thousandths with two decimals, or three when the third is not 0. */
function twoOrThree(value: number, mark: string): string {
  return value % 10 === 0 ? fixed(value / 10, 2, mark) : fixed(value, 3, mark);
}

/** Writes 1/profit with two decimals, three below 0.1, and never as zero. */
function inverse(profit: number, mark: string): string {
  if (profit <= LARGE_PROFIT) return fixed(divideHalfUp(100_000, profit), 2, mark);
  return fixed(Math.max(1, divideHalfUp(1_000_000, profit)), 3, mark);
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

function fixed(units: number, decimals: number, mark: string): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`;
}
