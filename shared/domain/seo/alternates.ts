import { paths } from '../routing/paths.ts';
import { languageTag } from './language-tag.ts';

/** What decides which languages a page is announced in. */
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

/** Languages that everybody may see: those that are hidden for guests are hidden from search engines too. */
export function listedLanguages({ languages, hiddenLanguages }: Languages): string[] {
  return languages.filter((language) => !hiddenLanguages.includes(language));
}

/**
 * A page in all its languages, itself among them, and the one for everybody else (Y-01). Made from the same data for the
 * page and for the site map, so that the two never contradict each other and every page names back those that name it.
 *
 * @param origin scheme and host of the canonical address
 * @param path path of the page in one of its languages
 */
export function alternatesOf(config: Languages, origin: string, path: string): Alternate[] {
  const offered = listedLanguages(config);
  const href = (language: string) => `${origin}${paths.inLanguage(path, language)}`;
  return [
    ...offered.map((language) => ({ hreflang: languageTag(language), href: href(language) })),
    ...(offered.includes(config.defaultLanguage)
      ? [{ hreflang: 'x-default', href: href(config.defaultLanguage) }]
      : []),
  ];
}
