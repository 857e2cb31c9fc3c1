import { useTranslation } from 'react-i18next';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = names.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, made);
  return made;
}

/**
 * Name of the country (ISO 3166 alpha-2) or region (`region_…`) of a competition. Countries are named by Intl: an
 * element that holds one needs `suppressHydrationWarning`, because server and browser may be of different vintages.
 */
export function usePlaceText(): (place: string) => string {
  const { t, i18n } = useTranslation('sports');
  return (place) => (/^[A-Z]{2}$/.test(place) ? (namesIn(i18n.language).of(place) ?? place) : t(place));
}
