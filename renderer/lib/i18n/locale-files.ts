export type Texts = Readonly<Record<string, string>>;

// One chunk for each file, so that a page loads only the texts of its language and of what it shows.
const files = import.meta.glob<Texts>('../../locales/*/*.json', { import: 'default' });

/**
 * Loads the texts of one language and namespace.
 * @throws Error when there is no such file
 */
export async function readTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no texts "${namespace}" in the language "${language}"`);
  return load();
}
