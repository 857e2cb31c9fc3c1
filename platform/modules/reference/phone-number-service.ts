import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { latinDigits } from '#shared/domain/money/number-marks.ts';
import { digitsOf, namesItsCountry } from '#shared/domain/registration/phone-form.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { phoneMaskOf } from './phone-countries-service.ts';
import { existingForm, hasVainZero, isMobile, storedForm } from './phone-forms-service.ts';

/** Default country of a number that does not name its own: ISO 3166-1 letters, or a calling code with its plus sign. */
type Home = { readonly country: string } | { readonly code: string };

const codes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

interface Place {
  readonly defaultCountry?: CountryCode;
  readonly defaultCallingCode?: string;
}

/** An unknown default country leaves only international numbers readable. */
function placeOf(home: Home): Place {
  if ('code' in home) {
    const code = home.code.slice(1);
    return codes.has(code) ? { defaultCallingCode: code } : {};
  }
  return isSupportedCountry(home.country) ? { defaultCountry: home.country } : {};
}

/** Returns the country of a number with its plus sign, ISO 3166 alpha-2; null where several share its code. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * Returns the number of an existing account with its plus sign, without spaces (shell §5). Reads what people of its
 * country write: the prefix of calls within the country (0, 8, 1 …), with a carrier, or the code of the country with a
 * plus sign, with 00 or alone.
 *
 * @param text the player's input, in digits of any script
 * @throws ApiError PHONE_WRONG when no such number is possible
 */
export function normalisePhone(text: string, home: Home): string {
  const { direct, coded } = read(text, home);
  // Accounts are stored as read directly where both are mobile phones.
  const isCoded = coded !== undefined && isMobile(coded) && !(direct !== undefined && isMobile(direct));
  const found = isCoded ? coded : best([direct, coded]);
  if (found === undefined) throw new ApiError('PHONE_WRONG');
  return found;
}

/**
 * Returns a number that no account has proved yet, as `normalisePhone` does. Refuses what can be two mobile phones, with
 * and without the code of its country in front, and a number with a 0 that its country does not have.
 *
 * @throws ApiError PHONE_WRONG when there is no such number, or more than one
 */
export function normaliseNewPhone(text: string, home: Home): string {
  const { direct, coded } = read(text, home);
  const isDouble = direct !== undefined && coded !== undefined && direct !== coded;
  if (isDouble && isMobile(direct) && isMobile(coded)) throw new ApiError('PHONE_WRONG');
  const phone = normalisePhone(text, home);
  if (hasVainZero(phone)) throw new ApiError('PHONE_WRONG');
  return phone;
}

/**
 * Returns the number of a new account in the form in which it is stored, as `normaliseNewPhone` does: without a code of
 * its own it must have as many digits as mobile numbers of its country, and it must be a mobile phone's if its first
 * digits can be that code.
 *
 * @throws ApiError PHONE_WRONG when there is no such number, or more than one
 */
export function normaliseMobile(text: string, home: Home): string {
  const phone = storedForm(normaliseNewPhone(text, home));
  const { countryCallingCode, nationalNumber } = parsePhoneNumberFromString(phone) ?? {};
  const code = codeOf(placeOf(home));
  if (namesItsCountry(text) || countryCallingCode !== code) return phone;
  const mask = 'country' in home ? phoneMaskOf(home.country) : null;
  const length = nationalNumber?.length ?? 0;
  const hasWrongLength = mask !== null && (length < mask.min || length > mask.max);
  const mayMissCode = code !== undefined && digitsOf(text).startsWith(code) && !isMobile(phone);
  if (hasWrongLength || mayMissCode) throw new ApiError('PHONE_WRONG');
  return phone;
}

interface Readings {
  /** The number without or with a code that its plus sign, 00 or the like announces. */
  readonly direct: string | undefined;
  /** The number whose first digits are the code of its country, although nothing announces it. */
  readonly coded: string | undefined;
}

function read(text: string, home: Home): Readings {
  const place = placeOf(home);
  const typed = latinDigits(text).normalize('NFKC').trim();
  const numbers = readingsOf(typed, place).flatMap((one) => parsePhoneNumberFromString(one, place)?.number ?? []);
  const code = codeOf(place);
  const digits = typed.replaceAll(/\D/g, '');
  const coded = code !== undefined && !namesItsCountry(typed) && digits.startsWith(code);
  return { direct: best(numbers), coded: coded ? best([`+${digits}`]) : undefined };
}

/** Returns the first number that exists, else the first that has a possible length. */
function best(numbers: readonly (string | undefined)[]): string | undefined {
  const known = numbers.flatMap((one) =>
    one === undefined ? [] : (parsePhoneNumberFromString(existingForm(one)) ?? []),
  );
  return (known.find((one) => one.isValid()) ?? known.find((one) => one.isPossible()))?.number;
}

const codeOf = ({ defaultCountry, defaultCallingCode }: Place): string | undefined =>
  defaultCountry ? getCountryCallingCode(defaultCountry) : defaultCallingCode;

/** Prefixes of Mexico's former numbers, which people still write: 01 and 044 before ten digits, 1 after +52. */
const FORMER_MEXICAN = /^(?:\+?521|044|045|01|1)(?=\d{10}$)/;

/** Returns what a typed number can mean, in the form that the library reads, the most probable first. */
function readingsOf(typed: string, place: Place): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  const code = codeOf(place);
  const isNamed = /^\D*\+/.test(typed);
  return [
    ...(digits.startsWith('00') && !isNamed ? [`+${digits.slice(2)}`] : []),
    typed,
    ...(code === '52' || (isNamed && digits.startsWith('52')) ? [digits.replace(FORMER_MEXICAN, '+52')] : []),
    // Calls abroad from countries whose prefix is not 00, where only the code is known.
    ...(place.defaultCallingCode === '7' && digits.startsWith('810') ? [`+${digits.slice(3)}`] : []),
    ...(place.defaultCallingCode === '1' && digits.startsWith('011') ? [`+${digits.slice(3)}`] : []),
  ];
}
