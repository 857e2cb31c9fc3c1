import { currencyOf } from './currencies.ts';
import { type MinorUnits, toMajorString } from './minor-units.ts';
import { numberMarks } from './number-marks.ts';

/** Forms in which a currency is named next to an amount. */
export const CURRENCY_DISPLAYS = ['narrowSymbol', 'symbol', 'code'] as const;

/** Form of the currency next to the number, and whether zero decimals are left out ("5 USD" for "5.00 USD"). */
export type MoneyFormat = {
  readonly currencyDisplay?: (typeof CURRENCY_DISPLAYS)[number] | 'none';
  readonly trimZeroDecimals?: boolean;
  readonly signDisplay?: 'auto' | 'exceptZero' | 'never';
};

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, locale: string, format: MoneyFormat): Intl.NumberFormat {
  const { currencyDisplay = 'narrowSymbol', trimZeroDecimals = false, signDisplay = 'auto' } = format;
  const key = `${locale}|${currency}|${currencyDisplay}|${trimZeroDecimals}|${signDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const { decimals } = currencyOf(currency);
  const made = new Intl.NumberFormat(locale, {
    ...(currencyDisplay === 'none' ? { style: 'decimal' } : { style: 'currency', currency, currencyDisplay }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: trimZeroDecimals ? 'stripIfInteger' : 'auto',
    signDisplay,
  });
  formatters.set(key, made);
  return made;
}

/**
 * Writes money as the locale does, with exactly the decimals of the currency and no loss of digits (coupon mathematics
 * §1.2).
 *
 * @param amount minor units
 * @param currency ISO code
 * @param locale a BCP 47 tag
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function formatMoney(
  amount: MinorUnits | bigint,
  currency: string,
  locale: string,
  format: MoneyFormat = {},
): string {
  const { decimals } = currencyOf(currency);
  // Intl reads a decimal string digit by digit, where a number would pass through binary fractions.
  const text = toMajorString(amount, decimals) as `${number}`;
  return formatterOf(currency, locale, format).format(text);
}

/**
 * Returns the sign of a currency in a locale, the narrow form where there is one ("$", "₽", "د.ك.").
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function currencySymbol(currency: string, locale: string): string {
  const parts = formatterOf(currency, locale, {}).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/**
 * Returns how a currency is named next to an amount in a locale, and in English, the longest form first ("US$", "USD",
 * "$").
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function currencyMarks(currency: string, locale: string): readonly string[] {
  const marks = [locale, 'en'].flatMap((language) =>
    CURRENCY_DISPLAYS.flatMap((currencyDisplay) =>
      formatterOf(currency, language, { currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  );
  return [...new Set(marks)].toSorted((a, b) => b.length - a.length);
}

/**
 * Writes an amount for an editable field: the locale's decimal mark, no grouping, no zero decimals (1250 USD in German
 * → "12,5"). {@link parseAmount} reads its result back.
 *
 * @throws UnknownCurrencyError for a currency outside the table
 */
export function formatAmountInput(amount: MinorUnits, currency: string, locale: string): string {
  const { decimals } = currencyOf(currency);
  const text = toMajorString(amount, decimals);
  const trimmed = decimals > 0 ? text.replace(/\.?0+$/, '') : text;
  return trimmed.replace('.', numberMarks(locale).decimal);
}
