import type { Texts } from '../i18n/locale-files.ts';
import type { TextStore } from '../i18n/text-store.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Names of countries that were shown stand among the texts, so that a page brings those it shows. */
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

/** Names of the countries that have been shown, by namespace: what a page drawn by the server hands to the browser. */
export function shownPlaces(instance: TextStore): Readonly<Record<string, Texts>> {
  const texts: Texts | undefined = instance.getResourceBundle(instance.language, PLACES);
  return texts ? { [PLACES]: texts } : {};
}

/**
 * Name of the country (ISO 3166 alpha-2) or region (`region_…`) of a competition. Countries are named by Intl, where the
 * page has not brought their names: reading Intl's own takes a phone longer than drawing the list.
 */
export function usePlaceText(): (place: string) => string {
  const { t, i18n, language } = useTranslation('sports');
  return (place) => (/^[A-Z]{2}$/.test(place) ? countryName(i18n, language, place) : t(place));
}
