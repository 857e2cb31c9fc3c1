/// <reference path="./page-names.d.ts" />
import pageNames from 'virtual:page-names';

export type Texts = Readonly<Record<string, string>>;

// One chunk for each file, so that a page loads only the texts of its language and of what it shows.
const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });

/** Namespace of the names of linked pages, which no file contains: the build collects them from the pages' texts. */
const PAGE_NAMES = 'pages';

/**
 * Loads the texts of one language and namespace.
 * @throws Error when there is no such file
 */
export async function readTexts(language: string, namespace: string): Promise<Texts> {
  const load = namespace === PAGE_NAMES ? pageNames[language] : files[`../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no texts "${namespace}" in the language "${language}"`);
  return load();
}
