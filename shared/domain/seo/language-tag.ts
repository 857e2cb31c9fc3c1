/**
 * Prefixes of addresses that are the code of a country and of no language. Pages say which language they are in by
 * BCP 47, whatever their addresses begin with.
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
 * The language tag (BCP 47) of a language prefix: for `lang`, `hreflang` and structured data (Y-01).
 *
 * @param prefix two letters, as addresses begin with
 */
export function languageTag(prefix: string): string {
  return TAGS[prefix] ?? prefix;
}
