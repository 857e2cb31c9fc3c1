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

const LETTERS = 26;
const BEFORE_A = 64;

/**
 * Number of a country, the same for ever: made of the two letters of its code.
 *
 * @param code ISO 3166-1, two letters in capitals
 */
export function countryId(code: string): number {
  return (code.charCodeAt(0) - BEFORE_A) * (LETTERS + 1) + code.charCodeAt(1) - BEFORE_A;
}

const codes: readonly CountryCode[] = getCountries();
const known: ReadonlySet<string> = new Set(codes);

/** The number of a country that there is; null for any other text. */
export function knownCountryId(code: string): number | null {
  return known.has(code) ? countryId(code) : null;
}

/** Countries by their names in a language (shell §3, phone country). */
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

/** What the library does not say of its plans: lengths by the kind of number. */
interface PlanByKind {
  readonly type: (kind: 'MOBILE') => { readonly possibleLengths: () => number[] } | undefined;
}

/** Fewest and most digits of a country's mobile numbers after the code; null for a country that is none. */
export function phoneMaskOf(country: string): { readonly min: number; readonly max: number } | null {
  const mask = known.has(country) ? phoneMasks().find(({ CountryId }) => CountryId === countryId(country)) : undefined;
  return mask ? { min: mask.Min, max: mask.Max } : null;
}

/** Mobile numbers of each country as they are written after the code (shell §3, phone mask). */
export function phoneMasks(): CallAnswer<typeof phoneMasksCall>['masks'] {
  const metadata = new Metadata();
  return codes.map((code) => {
    metadata.selectNumberingPlan(code);
    const plan = metadata.numberingPlan;
    const mobile = (plan as unknown as PlanByKind | undefined)?.type('MOBILE')?.possibleLengths() ?? [];
    const lengths = mobile.length > 0 ? mobile : (plan?.possibleLengths() ?? []);
    const written = getExampleNumber(code, examples)?.formatInternational() ?? '';
    return {
      CountryId: countryId(code),
      Mask: written.slice(written.indexOf(' ') + 1).replaceAll(/\d/g, '#'),
      Min: Math.min(...lengths),
      Max: Math.max(...lengths),
    };
  });
}
