import { assertNever } from '../../errors/assert-never.ts';
import { latinDigits, withoutDirectionMarks } from '../money/number-marks.ts';
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
/** An American price names the profit of a stake of 100, or the stake for a profit of 100, whichever is greater. */
const MIN_AMERICAN = 100;
/** Tolerance for decimal halves such as 1.0005, which a binary number may store slightly too low. */
const BINARY_NOISE = 1e-15;

/** The Arabic decimal mark, which groups in no language. */
const ARABIC_DECIMAL = '\u066b';

/**
 * Reads a price typed in a view as a coefficient, half-up to thousandths (coupon mathematics §7). A view that rounds
 * loses digits: a stored coefficient is never sent through a view and back.
 *
 * What may be meant in two ways is refused: a mark before exactly three digits that is not the decimal mark of the reader
 * ("1,200" in English), and an American price below 100, which is no such price.
 *
 * @param text native digits too; a point, a comma or the Arabic mark as the decimal mark; "5/2" in the fractional view;
 * thousands of an American price may be grouped ("+1,200"); "evens" marks are not read
 * @param viewId the view in which the text was typed
 * @param options the kind of market for views 14–16, and the decimal mark of the reader, else a point
 */
export function parseOdds(text: string, viewId: number, options: OddsOptions = {}): ParsedOdds {
  const plain = latinDigits(withoutDirectionMarks(text)).trim().replace('−', '-');
  if (plain === '') return { ok: false, error: 'empty' };
  const coef = readOdds(plain, oddsFormatOf(viewId, options.market), options.decimalMark ?? '.');
  if (coef === null || Number.isNaN(coef)) return { ok: false, error: 'not-odds' };
  if (coef > MAX_COEF) return { ok: false, error: 'too-large' };
  const rounded = Math.floor(coef * (1 + BINARY_NOISE) + 0.5);
  return rounded > EVEN_STAKE ? { ok: true, coef: rounded } : { ok: false, error: 'not-bettable' };
}

/** Returns thousandths before rounding, or null when the text is no price of the format. */
function readOdds(text: string, format: OddsFormat, decimalMark: string): number | null {
  if (format === 'fractional') return readFraction(text);
  const decimal = format === 'american' ? readAmerican(text) : readDecimal(text, decimalMark);
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

function readDecimal(text: string, decimalMark: string): Decimal | null {
  const match = /^([+-]?)(\d*)(?:([.,\u066b])(\d*))?$/u.exec(text);
  if (!match) return null;
  const [, sign, whole = '', mark = '', fraction = ''] = match;
  const couldGroup = mark !== ARABIC_DECIMAL && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const value = Number(`${whole}.${fraction}`);
  if (`${whole}${fraction}` === '' || value === 0 || (couldGroup && mark !== decimalMark)) return null;
  return { sign: sign === '-' ? -1 : 1, value };
}

function readAmerican(text: string): Decimal | null {
  const match = /^([+-]?)(\d{3,}|\d{1,3}([.,\s'’\u066c])\d{3}(?:\3\d{3})*)(?:([.,\u066b])(\d{1,2}))?$/u.exec(text);
  if (!match) return null;
  const [, sign, whole = '', group, mark, fraction = ''] = match;
  const value = Number(`${whole.replaceAll(/\D/gu, '')}.${fraction}`);
  if (value < MIN_AMERICAN || (mark !== undefined && mark === group)) return null;
  return { sign: sign === '-' ? -1 : 1, value };
}
