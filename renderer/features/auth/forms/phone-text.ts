import { latinDigits } from '#shared/domain/money/number-marks.ts';

/** A country that numbers are of, with how they are written there (shell §3, phone country and mask). */
export interface PhoneCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  /** In the language of the page. */
  readonly name: string;
  /** With its plus sign. */
  readonly tel: string;
  /** `#` is a digit; '' where it is not known. */
  readonly mask: string;
}

/** A number as it is being typed. */
export interface PhoneText {
  readonly country: string;
  readonly number: string;
}

const MAX_CODE_LENGTH = 4;
/** Where more than one country has a code, the one that most of its numbers are of. */
const FIRST_OF_CODE: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+44': 'GB',
  '+39': 'IT',
  '+47': 'NO',
};

/** Where a visitor is who has not said it, by the language of the page. */
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

/** The country of a page whose visitor's country is not known. */
export const homeOf = (language: string): string => HOMES[language] ?? 'GB';

/** Digits of a text, of any script, as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '');

/** Digits as people of the country write them; digits beyond the mask follow as they are. */
export function formatNumber(digits: string, mask: string): string {
  let rest = digits;
  let written = '';
  for (const sign of mask) {
    if (rest === '') return written;
    written += sign === '#' ? rest.slice(0, 1) : sign;
    if (sign === '#') rest = rest.slice(1);
  }
  return rest === '' ? written : digits;
}

function countryOfCode(digits: string, current: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined {
  for (let length = MAX_CODE_LENGTH; length > 0; length--) {
    const tel = `+${digits.slice(0, length)}`;
    const found = countries.filter((country) => country.tel === tel);
    const first = found.find(({ code }) => code === current) ?? found.find(({ code }) => code === FIRST_OF_CODE[tel]);
    if (first ?? found[0]) return first ?? found[0];
  }
  return undefined;
}

/** Whether a number names its country itself. */
const isWhole = (text: string) => /^\s*(?:\+|＋|00)/.test(text);

/** What was typed before the countries were known, read again when they are. */
export function readAgain(phone: PhoneText, countries: readonly PhoneCountry[]): PhoneText {
  return isWhole(phone.number) && countries.length > 0 ? readPhone(phone.number, phone, countries, true) : phone;
}

/**
 * The telephone code that goes with a number, with its plus sign; '' when there is none to be had yet.
 *
 * @param tel code of the chosen country; '' while countries are not known
 */
export function codeWith({ number }: PhoneText, tel: string): string {
  // The number itself decides; the code beside it says no more than its beginning.
  return tel === '' && isWhole(number) ? `+${digitsOf(number).replace(/^00/, '').slice(0, 1)}` : tel;
}

/**
 * What a text means that was typed or pasted after a country: one that begins with a plus sign names its country itself.
 * Digits are grouped as people of the country group them.
 *
 * @param atEnd whether the caret stands at the end; elsewhere the text stays as it is, for the caret not to jump
 */
export function readPhone(
  text: string,
  { country }: PhoneText,
  countries: readonly PhoneCountry[],
  atEnd: boolean,
): PhoneText {
  const digits = digitsOf(text);
  const named = isWhole(text) ? countryOfCode(digits.replace(/^00/, ''), country, countries) : undefined;
  if (named) {
    const own = digits.replace(/^00/, '').slice(named.tel.length - 1);
    return { country: named.code, number: formatNumber(own, named.mask) };
  }
  const plain = latinDigits(text).replaceAll(/[^\d\s()+-]/g, '');
  if (!atEnd || plain.trim().startsWith('+')) return { country, number: plain };
  const mask = countries.find(({ code }) => code === country)?.mask ?? '';
  // Somebody who writes the 0 of calls within the country writes as they do there.
  return { country, number: digits.startsWith('0') || mask === '' ? plain : formatNumber(digits, mask) };
}
