import { latinDigits } from '#shared/domain/money/number-marks.ts';
import { digitsOf, namesItsCountry } from '#shared/domain/registration/phone-form.ts';

/** Country of phone numbers and its number format (shell §3, phone country and mask). */
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

/** Number as it is typed. */
export interface PhoneText {
  readonly country: string;
  readonly number: string;
}

const MAX_CODE_LENGTH = 4;
/** Main country of codes that several countries share. */
const FIRST_OF_CODE: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+44': 'GB',
  '+39': 'IT',
  '+47': 'NO',
};

/** Formats digits by the country's mask; digits beyond the mask are appended. */
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

/** Parses a number again that was typed before the countries were loaded. */
export function readAgain(phone: PhoneText, countries: readonly PhoneCountry[]): PhoneText {
  return namesItsCountry(phone.number) && countries.length > 0
    ? readPhone(phone.number, phone, countries, true)
    : phone;
}

/**
 * Returns the calling code to send with a number, with its plus sign; '' while it is unknown.
 * @param tel code of the chosen country; '' while countries are not loaded
 */
export function codeWith({ number }: PhoneText, tel: string): string {
  // The number contains its code; the separate code repeats only its first digit.
  return tel === '' && namesItsCountry(number) ? `+${digitsOf(number).replace(/^00/, '').slice(0, 1)}` : tel;
}

/**
 * Parses a number typed or pasted after a country: one that begins with a plus sign contains its own country. Formats
 * the digits as the country does.
 * @param atEnd whether the caret is at the end; elsewhere the text stays unchanged, so that the caret does not jump
 */
export function readPhone(
  text: string,
  { country }: PhoneText,
  countries: readonly PhoneCountry[],
  atEnd: boolean,
): PhoneText {
  const digits = digitsOf(text);
  const named = namesItsCountry(text) ? countryOfCode(digits.replace(/^00/, ''), country, countries) : undefined;
  if (named) {
    const own = digits.replace(/^00/, '').slice(named.tel.length - 1);
    return { country: named.code, number: formatNumber(own, named.mask) };
  }
  const plain = latinDigits(text).replaceAll(/[^\d\s()+-]/g, '');
  if (!atEnd || plain.trim().startsWith('+')) return { country, number: plain };
  const mask = countries.find(({ code }) => code === country)?.mask ?? '';
  // A leading 0, the prefix of domestic calls, stays as the player typed it.
  return { country, number: digits.startsWith('0') || mask === '' ? plain : formatNumber(digits, mask) };
}
