/**
 * Tags of prefixes that are the code of a country and of no language. Pages name their language by BCP 47, whatever
 * prefix their addresses have.
 */
const TAGS: Readonly<Record<string, string>> = {
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  jp: 'ja',
  kz: 'kk',
  ua: 'uk',
};

/**
 * Returns the language tag (BCP 47) of a language prefix: for `lang`, `hreflang` and structured data (Y-01).
 *
 * @param prefix two letters at the beginning of addresses
 */
export function languageTag(prefix: string): string {
  return TAGS[prefix] ?? prefix;
}
