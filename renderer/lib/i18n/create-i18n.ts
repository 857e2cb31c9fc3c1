import i18next, { type BackendModule, type ResourceLanguage } from 'i18next';
import type { TextStore } from './text-store.ts';

/** Texts of one language by namespace. */
export type Resources = Readonly<Record<string, ResourceLanguage[string]>>;

/** Namespaces that every page needs. */
export const BASE_NAMESPACES = ['common', 'games', 'errors', 'sports', 'markets', 'account'] as const;

/** Loads the list of all locale files with the first text that the page does not have. */
async function readTexts(language: string, namespace: string): Promise<ResourceLanguage[string]> {
  const files = await import('./locale-files.ts');
  return { ...(await files.readTexts(language, namespace)) };
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    readTexts(language, namespace).then(
      (texts) => done(null, { ...(texts as object) }),
      // True has the file read again after a moment, and then by the next part that needs it.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/**
 * Creates an i18next instance: one for each request on the server, one for the page in the browser. `loadNamespaces`
 * and `changeLanguage` load more. It stores texts; `translations.ts` reads them.
 * @param language two letters
 * @param resources loaded texts, so that the first render waits for nothing
 */
export function createI18n(language: string, resources: Resources): TextStore {
  const instance = i18next.createInstance();
  // `resources` contains all named namespaces, so init finishes before it returns.
  void instance.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(resources),
    defaultNS: 'common',
    resources: { [language]: { ...resources } },
    partialBundledLanguages: true,
    initAsync: false,
    maxRetries: 2,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Reads the texts of namespaces. */
export async function readResources(language: string, namespaces: readonly string[]): Promise<Resources> {
  const texts = await Promise.all(namespaces.map((namespace) => readTexts(language, namespace)));
  return Object.fromEntries(namespaces.map((namespace, index) => [namespace, texts[index] ?? {}]));
}
