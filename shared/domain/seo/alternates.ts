import { paths } from '../routing/paths.ts';
import { languageTag } from './language-tag.ts';

/** Settings that decide the languages in which a page is announced. */
interface Languages {
  readonly languages: readonly string[];
  readonly hiddenLanguages: readonly string[];
  readonly defaultLanguage: string;
}

export interface Alternate {
  /** BCP 47, or `x-default`. */
  readonly hreflang: string;
  /** Absolute address. */
  readonly href: string;
}

/** Returns the languages that every visitor may see: those hidden from guests are hidden from search engines too. */
export function listedLanguages({ languages, hiddenLanguages }: Languages): string[] {
  return languages.filter((language) => !hiddenLanguages.includes(language));
}

/**
 * Returns a page in all its languages, itself among them, and the default for other languages (Y-01). Page and site map
 * use the same data, so that they never contradict each other and every page names those that name it.
 *
 * @param origin scheme and host of the canonical address
 * @param path path of the page in one of its languages
 * @param written languages in which the page is written; all of the site unless given
 */
export function alternatesOf(
  config: Languages,
  origin: string,
  path: string,
  written: readonly string[] = config.languages,
): Alternate[] {
  const offered = listedLanguages(config).filter((language) => written.includes(language));
  const href = (language: string) => `${origin}${paths.inLanguage(path, language)}`;
  return [
    ...offered.map((language) => ({ hreflang: languageTag(language), href: href(language) })),
    ...(offered.includes(config.defaultLanguage)
      ? [{ hreflang: 'x-default', href: href(config.defaultLanguage) }]
      : []),
  ];
}
