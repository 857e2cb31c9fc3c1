import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { latinDigits } from '#shared/domain/money/number-marks.ts';
import { ApiError } from '../../plugins/api-error.ts';

/** Default country of a number that does not name its own: ISO 3166-1 letters, or a calling code with its plus sign. */
type Home = { readonly country: string } | { readonly code: string };

const codes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** An unknown default country leaves only international numbers readable. */
function homeOf(home: Home): { defaultCountry?: CountryCode; defaultCallingCode?: string } {
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
 * Returns a number with its plus sign, without spaces (shell §5).
 *
 * @param text the player's input, in digits of any script
 * @throws ApiError PHONE_WRONG when no such number is possible
 */
export function normalisePhone(text: string, home: Home): string {
  const parsed = parsePhoneNumberFromString(latinDigits(text), homeOf(home));
  if (!parsed?.isPossible()) throw new ApiError('PHONE_WRONG');
  return parsed.number;
}
