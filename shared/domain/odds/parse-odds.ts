import { assertNever } from '../../errors/assert-never.ts';
import { latinDigits } from '../money/number-marks.ts';
import { EVEN_STAKE, type OddsFormat, type OddsOptions, oddsFormatOf, type Thousandths } from './coef-view.ts';

/** Reasons to refuse a typed price. */
export type OddsError = 'empty' | 'not-odds' | 'not-bettable' | 'too-large';

/** Typed price as a coefficient, or the reason of its refusal. */
export type ParsedOdds =
  | { readonly ok: true; readonly coef: Thousandths }
  | { readonly ok: false; readonly error: OddsError };

type Decimal = { readonly sign: 1 | -1; readonly value: number };

/** Highest coefficient of a bet, thousandths: a million to one. */
const MAX_COEF = 1_000_000_000;
/** Tolerance for decimal halves such as 1.0005, which a binary number may store slightly too low. */
const BINARY_NOISE = 1e-15;

/**
 * Reads a price typed in a view as a coefficient, half-up to thousandths (coupon mathematics §7). A view that rounds
 * loses digits: a stored coefficient is never sent through a view and back.
 *
 * @param text native digits too; a point, a comma or the Arabic mark as the decimal mark; "5/2" in the fractional view;
 * "evens" marks are not read
 * @param viewId the view in which the text was typed
 * @param options the kind of market for views 14–16
 */
export function parseOdds(text: string, viewId: number, options: OddsOptions = {}): ParsedOdds {
  const plain = latinDigits(text.trim())
    .replace(/[,\u066b]/u, '.')
    .replace('−', '-');
  if (plain === '') return { ok: false, error: 'empty' };
  const coef = readOdds(plain, oddsFormatOf(viewId, options.market));
  if (coef === null || Number.isNaN(coef)) return { ok: false, error: 'not-odds' };
  if (coef > MAX_COEF) return { ok: false, error: 'too-large' };
  const rounded = Math.floor(coef * (1 + BINARY_NOISE) + 0.5);
  return rounded > EVEN_STAKE ? { ok: true, coef: rounded } : { ok: false, error: 'not-bettable' };
}

/** Returns thousandths before rounding, or null when the text is no price of the format. */
function readOdds(text: string, format: OddsFormat): number | null {
  if (format === 'fractional') return readFraction(text);
  const decimal = readDecimal(text);
  if (!decimal) return null;
  const { sign, value } = decimal;
  switch (format) {
    case 'decimal':
      return sign > 0 ? value * 1000 : null;
    case 'american':
      return EVEN_STAKE + (sign > 0 ? value * 10 : 100_000 / value);
    case 'hong-kong':
      return sign > 0 ? EVEN_STAKE + value * 1000 : null;
    case 'indonesian':
    case 'malaysian':
      return EVEN_STAKE + (sign > 0 ? value * 1000 : 1000 / value);
    default:
      return assertNever(format, 'odds format');
  }
}

function readFraction(text: string): number | null {
  const match = /^(\d+)\s*\/\s*(\d+)$/.exec(text);
  if (!match || Number(match[2]) === 0) return null;
  return EVEN_STAKE + (Number(match[1]) * 1000) / Number(match[2]);
}

function readDecimal(text: string): Decimal | null {
  const match = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)$/.exec(text);
  if (!match || Number(match[2]) === 0) return null;
  return { sign: match[1] === '-' ? -1 : 1, value: Number(match[2]) };
}
