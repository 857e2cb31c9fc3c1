import type { Texts } from '../i18n/locale-files.ts';
import type { TextStore } from '../i18n/text-store.ts';
import type { Translate } from '../i18n/translations.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Namespace of country names: shown ones are stored as texts, so that a page carries the names it shows. */
const PLACES = 'places';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = names.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, made);
  return made;
}

function countryName(instance: TextStore, language: string, code: string): string {
  const known: string | undefined = instance.getResource(language, PLACES, code);
  if (known !== undefined) return known;
  const name = namesIn(language).of(code) ?? code;
  instance.addResource(language, PLACES, code, name, { silent: true });
  return name;
}

/** Returns the country names that were shown, by namespace, which a server-rendered page passes to the browser. */
export function shownPlaces(instance: TextStore): Readonly<Record<string, Texts>> {
  const texts: Texts | undefined = instance.getResourceBundle(instance.language, PLACES);
  return texts ? { [PLACES]: texts } : {};
}

const isCountry = (place: string): boolean => /^[A-Z]{2}$/i.test(place);

/** Returns the name of a country or region outside of components, whose page needs to carry no names. */
export function placeNameOf(t: Translate, language: string, place: string): string {
  return isCountry(place) ? (namesIn(language).of(place.toUpperCase()) ?? place) : t(`sports:${place}`);
}

/**
 * Returns a function that names the country (ISO 3166 alpha-2) or region (`region_…`) of a competition. Intl names
 * countries that the page did not carry; on a phone, loading Intl's names takes longer than rendering the list.
 */
export function usePlaceText(): (place: string) => string {
  const { t, i18n, language } = useTranslation('sports');
  return (place) => (isCountry(place) ? countryName(i18n, language, place.toUpperCase()) : t(place));
}
