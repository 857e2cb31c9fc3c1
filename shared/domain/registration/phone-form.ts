import { latinDigits } from '../money/number-marks.ts';

/** Largest number of digits in international form (ITU-T E.164). */
const MAX_DIGITS = 15;
/**
 * Most digits that people write with a number within its country and that are no part of it: 0 with a carrier or with the
 * 15 of Argentina's mobile phones, 044 and 01 of Mexico, 06 of Hungary; 8, 1 or 7, 80 in Belarus; the 15 after the code of an area.
 */
const EXTRA_DIGITS: readonly (readonly [RegExp, number])[] = [
  [/^0/, 4],
  [/^\d{2,4}15/, 2],
  [/^80/, 2],
  [/^[178]/, 1],
];
const FEWEST_DIGITS = 4;
/** First digits that announce the code of a country where they are dialled: 00, 010, 011, 810, 119 and the like. */
const CALL_ABROAD = /^(?:0[0-3]|810|119)/;
/** Most digits of a prefix that announces the code of a country. */
const MAX_PREFIX = 4;

/** Fewest and most digits of a number after its code (shell §3, phone mask). */
export interface PhoneMask {
  readonly min: number;
  readonly max: number;
  /** Code of the country, without its plus sign; numbers may begin with it. */
  readonly code?: string;
}

/** Country by the language of the page, for visitors of unknown location. */
const HOMES: Readonly<Record<string, string>> = {
  en: 'GB',
  ru: 'RU',
  es: 'ES',
  pt: 'BR',
  de: 'DE',
  fr: 'FR',
  tr: 'TR',
  ar: 'AE',
};

/** Returns the country of phone numbers on a page whose visitor's location is unknown, ISO 3166-1. */
export const homeOf = (language: string): string => HOMES[language] ?? 'GB';

/** Returns the digits of a text in any script as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '');

/** Tells whether a typed number contains the code of its country: a plus sign or 00 comes first, or in brackets. */
export const namesItsCountry = (text: string): boolean => /^[\s(（[]*(?:\+|＋|[0０٠۰]{2})/.test(text);

/**
 * Tells whether a text has enough digits for a phone number and not too many, as it is called from its country or from
 * abroad. Numbering plans change and are long: the platform, which has them, decides whether there is such a number.
 *
 * @param mask digits of the country's numbers; null for an unknown country
 */
export function mayBePhone(text: string, mask: PhoneMask | null): boolean {
  const digits = digitsOf(text);
  const { length } = digits;
  const [, extra] = EXTRA_DIGITS.find(([form]) => form.test(digits)) ?? [null, 0];
  const codeLength = mask?.code !== undefined && digits.startsWith(mask.code) ? mask.code.length + 1 : 0;
  const isNamed = namesItsCountry(text);
  const min = isNamed ? FEWEST_DIGITS : (mask?.min ?? FEWEST_DIGITS);
  const max =
    isNamed || CALL_ABROAD.test(digits)
      ? MAX_DIGITS + MAX_PREFIX
      : (mask?.max ?? MAX_DIGITS) + Math.max(extra, codeLength);
  return length >= min && length <= max;
}
