import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { phoneCountriesCall, phoneMasksCall } from '#shared/contracts/reference.ts';
import type { PhoneMask } from '#shared/domain/registration/phone-form.ts';

const ALPHABET_SIZE = 26;
const BEFORE_A = 64;

/**
 * Returns the permanent number of a country, calculated from the two letters of its code.
 *
 * @param code ISO 3166-1, two letters in capitals
 */
export function countryId(code: string): number {
  return (code.charCodeAt(0) - BEFORE_A) * (ALPHABET_SIZE + 1) + code.charCodeAt(1) - BEFORE_A;
}

const codes: readonly CountryCode[] = getCountries();
const known: ReadonlySet<string> = new Set(codes);

/** Returns the number of an existing country; null for any other text. */
export function knownCountryId(code: string): number | null {
  return known.has(code) ? countryId(code) : null;
}

/** Returns countries sorted by their names in a language (shell §3, phone country). */
export function phoneCountries(language: string): CallAnswer<typeof phoneCountriesCall>['countries'] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const order = new Intl.Collator(language);
  return codes
    .map((code) => ({
      id: countryId(code),
      name: names.of(code) ?? code,
      country_code: code,
      tel_code: `+${getCountryCallingCode(code)}`,
    }))
    .sort((a, b) => order.compare(a.name, b.name));
}

/** Number lengths by kind, which the library's types omit. */
interface PlanByKind {
  readonly type: (kind: 'MOBILE') => { readonly possibleLengths: () => number[] } | undefined;
}

/** Returns the fewest and most digits of a country's mobile numbers, after the calling code. */
function lengthsOf(country: CountryCode): Pick<Required<PhoneMask>, 'max' | 'min'> {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan;
  const mobile = (plan as unknown as PlanByKind | undefined)?.type('MOBILE')?.possibleLengths() ?? [];
  const lengths = mobile.length > 0 ? mobile : (plan?.possibleLengths() ?? []);
  return { min: Math.min(...lengths), max: Math.max(...lengths) };
}

const isKnown = (country: string): country is CountryCode => known.has(country);

/** Returns the calling code of a country and the fewest and most digits of its mobile numbers; null for an unknown one. */
export function phoneMaskOf(country: string): Required<PhoneMask> | null {
  return isKnown(country) ? { ...lengthsOf(country), code: getCountryCallingCode(country) } : null;
}

/** Returns the mobile number masks of each country, after the calling code (shell §3, phone mask). */
export function phoneMasks(): CallAnswer<typeof phoneMasksCall>['masks'] {
  return codes.map((code) => {
    const { min, max } = lengthsOf(code);
    const written = getExampleNumber(code, examples)?.formatInternational() ?? '';
    return {
      CountryId: countryId(code),
      Mask: written.slice(written.indexOf(' ') + 1).replaceAll(/\d/g, '#'),
      Min: min,
      Max: max,
    };
  });
}
