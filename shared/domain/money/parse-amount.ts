import { currencyOf } from './currencies.ts';
import { CURRENCY_DISPLAYS, currencyMarks, formatMoney } from './format-money.ts';
import type { MinorUnits } from './minor-units.ts';
import { latinDigits, numberMarks, withoutDirectionMarks } from './number-marks.ts';

/** Reasons to refuse a typed amount. */
export type AmountError =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'too-many-decimals'
  /** "1.500" may mean one and a half or fifteen hundred: the player has to clarify it */
  | 'ambiguous-grouping'
  | 'too-large';

/** Amount read from a text, or the reason of its refusal. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: MinorUnits }
  | { readonly ok: false; readonly error: AmountError };

const refuse = (error: AmountError): ParsedAmount => ({ ok: false, error });

// Marks that only ever group: spaces, apostrophes and the Arabic thousands mark.
const GROUP_ONLY = /[\s'’\u066c]/u;
// Arabic decimal mark; no locale groups with it.
const ARABIC_DECIMAL = '\u066b';

type Split = { readonly whole: string; readonly fraction: string; readonly mark: string };

/**
 * Reads a typed amount of money (coupon mathematics §1.2, betting §9).
 *
 * Takes native digits, the locale's own marks, a point, a comma or the Arabic decimal mark, and grouping wherever it
 * can mean only grouping ("1 500", "1,234.56", "1.234.567", "1,00,000"). One mark followed by exactly three digits is
 * refused unless it is the locale's decimal mark in a currency of three decimals, or cannot group ("0.500").
 *
 * The sign or code of the currency may come with the number: what {@link formatMoney} writes is read back, also where
 * it groups ("¥1,500"), because a text that names its currency as the page does was copied from it. In a currency of
 * three decimals only the locale's own way of writing a fraction is taken.
 *
 * @param text what the player typed
 * @param currency ISO code of the account's currency
 * @param locale a BCP 47 tag
 * @returns minor units, or the reason of the refusal
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function parseAmount(text: string, currency: string, locale: string): ParsedAmount {
  const { decimals } = currencyOf(currency);
  const written = evenText(text);
  if (written === '') return refuse('empty');
  const plain = withoutCurrency(written, currency, locale);
  if (/^[-−]\s*[\d.,\u066b]/u.test(plain)) return refuse('negative');
  const split = splitAtDecimal(plain);
  if (!split || !/^\d*$/.test(split.fraction)) return refuse('not-a-number');
  const whole = ungroup(split.whole, split.mark);
  if (whole === null || `${whole}${split.fraction}` === '') return refuse('not-a-number');
  const problem = judgeFraction(split, decimals, locale);
  const isNamed = plain !== written;
  // Of 1,500 dinars and 1.500 dinars, one is always what another language writes for the other.
  const isAmbiguous = decimals === 3;
  if (problem === 'ambiguous-grouping' && isNamed && !isAmbiguous) {
    const grouped = toAmount(`${whole}${split.fraction}`, '', decimals);
    if (grouped.ok && isWritten(written, grouped.amount, currency, locale)) return grouped;
  }
  if (problem) return refuse(problem);
  const read = toAmount(whole, split.fraction, decimals);
  const isOther = isNamed && isAmbiguous && split.fraction.length === 3 && read.ok;
  return isOther && !isWritten(written, read.amount, currency, locale) ? refuse('ambiguous-grouping') : read;
}

/** Returns a text in Latin digits with plain spaces, as texts are compared here. */
const evenText = (text: string) =>
  latinDigits(withoutDirectionMarks(text)).replace(/\s/gu, ' ').replaceAll('\u2212', '-').trim();

/** Takes the sign or code of the account's own currency, and a plus sign with it, from an end of the text. */
function withoutCurrency(text: string, currency: string, locale: string): string {
  for (const mark of currencyMarks(currency, locale).map(evenText)) {
    const [, sign = '', rest = ''] = /^([+-]?) ?(.*)$/u.exec(text) ?? [];
    const isSame = (part: string) => part.toUpperCase() === mark.toUpperCase();
    const number = isSame(rest.slice(0, mark.length))
      ? rest.slice(mark.length)
      : isSame(rest.slice(-mark.length))
        ? rest.slice(0, -mark.length)
        : null;
    // In "kr.50" the point ends the abbreviation.
    const isCut = number !== null && /\p{L}$/u.test(mark) && /^[.,]/.test(number);
    if (number !== null && !isCut) return `${sign}${number.trim()}`.replace(/^\+ ?/, '');
  }
  return text;
}

/** Tells whether the page writes an amount with its currency like this. */
function isWritten(text: string, amount: MinorUnits, currency: string, locale: string): boolean {
  return CURRENCY_DISPLAYS.some((currencyDisplay) =>
    (['auto', 'exceptZero'] as const).some((signDisplay) =>
      [true, false].some(
        (trimZeroDecimals) =>
          evenText(formatMoney(amount, currency, locale, { currencyDisplay, signDisplay, trimZeroDecimals })) === text,
      ),
    ),
  );
}

function toAmount(whole: string, fraction: string, decimals: number): ParsedAmount {
  const amount = Number(`${whole}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(amount) ? { ok: true, amount } : refuse('too-large');
}

/** Splits a text at its decimal mark: the last point, comma or Arabic mark, unless the same mark occurs before it. */
function splitAtDecimal(text: string): Split | null {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf(ARABIC_DECIMAL));
  if (at < 0) return { whole: text, fraction: '', mark: '' };
  const mark = text.charAt(at);
  const whole = text.slice(0, at);
  if (!whole.includes(mark)) return { whole, fraction: text.slice(at + 1), mark };
  return mark === ARABIC_DECIMAL ? null : { whole: text, fraction: '', mark: '' };
}

/** Removes the grouping from the whole part; null when the groups are not those of thousands or lakhs. */
function ungroup(whole: string, decimalMark: string): string | null {
  if (/^\d*$/.test(whole)) return whole;
  const mark = /\D/u.exec(whole)?.[0] ?? '';
  const canGroup = GROUP_ONLY.test(mark) || ((mark === '.' || mark === ',') && mark !== decimalMark);
  const groups = whole.split(mark);
  if (!canGroup || groups.some((group) => !/^\d+$/.test(group))) return null;
  const [first = '', ...rest] = groups;
  const last = rest.at(-1) ?? '';
  const inner = rest.slice(0, -1);
  const isThousands = first.length <= 3 && inner.every((group) => group.length === 3);
  const isLakhs = first.length <= 2 && inner.length > 0 && inner.every((group) => group.length === 2);
  return last.length === 3 && (isThousands || isLakhs) ? groups.join('') : null;
}

function judgeFraction({ whole, fraction, mark }: Split, decimals: number, locale: string): AmountError | null {
  const couldGroup = fraction.length === 3 && mark !== ARABIC_DECIMAL && /^[1-9]\d{0,2}$/.test(whole);
  if (couldGroup && numberMarks(locale).decimal !== mark) return 'ambiguous-grouping';
  return fraction.length > decimals ? 'too-many-decimals' : null;
}
