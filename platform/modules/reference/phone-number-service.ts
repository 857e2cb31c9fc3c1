import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { latinDigits } from '#shared/domain/money/number-marks.ts';
import { namesItsCountry } from '#shared/domain/registration/phone-form.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { phoneMaskOf } from './phone-countries-service.ts';

/** Default country of a number that does not name its own: ISO 3166-1 letters, or a calling code with its plus sign. */
type Home = { readonly country: string } | { readonly code: string };

const codes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

interface Place {
  readonly defaultCountry?: CountryCode;
  readonly defaultCallingCode?: string;
}

/** An unknown default country leaves only international numbers readable. */
function homeOf(home: Home): Place {
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
 * Returns a number with its plus sign, without spaces (shell §5). Reads what people of its country write: the prefix of
 * calls within the country (0, 8, 1 …), with a carrier, or the code of the country with a plus sign, with 00 or alone.
 *
 * @param text the player's input, in digits of any script
 * @throws ApiError PHONE_WRONG when no such number is possible
 */
export function normalisePhone(text: string, home: Home): string {
  const place = homeOf(home);
  const typed = latinDigits(text).normalize('NFKC').trim();
  const readings = readingsOf(typed, place).flatMap((one) => parsePhoneNumberFromString(one, place) ?? []);
  // A number that exists goes before one that only has the right length: "49 151 …" in Germany begins with its code.
  const parsed = readings.find((one) => one.isValid()) ?? readings.find((one) => one.isPossible());
  if (!parsed) throw new ApiError('PHONE_WRONG');
  return parsed.number;
}

/**
 * Returns the number of a new account, as `normalisePhone` does: without a code of its own it must have as many digits
 * as mobile numbers of its country.
 *
 * @throws ApiError PHONE_WRONG when no such number is possible
 */
export function normaliseMobile(text: string, country: string): string {
  const phone = normalisePhone(text, { country });
  const mask = phoneMaskOf(country);
  const length = parsePhoneNumberFromString(phone)?.nationalNumber.length ?? 0;
  if (mask && !namesItsCountry(text) && (length < mask.min || length > mask.max)) throw new ApiError('PHONE_WRONG');
  return phone;
}

/** Prefixes of Mexico's former numbers, which people still write: 01 and 044 before ten digits, 1 after +52. */
const FORMER_MEXICAN = /^(?:\+?521|044|045|01|1)(?=\d{10}$)/;

/** Returns what a typed number can mean, in the form that the library reads, the most probable first. */
function readingsOf(typed: string, { defaultCountry, defaultCallingCode }: Place): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  const code = defaultCountry ? getCountryCallingCode(defaultCountry) : defaultCallingCode;
  const isNamed = typed.startsWith('+');
  return [
    ...(digits.startsWith('00') && !isNamed ? [`+${digits.slice(2)}`] : []),
    typed,
    ...(code !== undefined && digits.startsWith(code) && !isNamed ? [`+${digits}`] : []),
    ...(code === '52' || (isNamed && digits.startsWith('52')) ? [digits.replace(FORMER_MEXICAN, '+52')] : []),
    // Calls abroad from countries whose prefix is not 00, where only the code is known.
    ...(defaultCallingCode === '7' && digits.startsWith('810') ? [`+${digits.slice(3)}`] : []),
    ...(defaultCallingCode === '1' && digits.startsWith('011') ? [`+${digits.slice(3)}`] : []),
  ];
}
