import i18next, { type BackendModule, type ResourceLanguage } from 'i18next';
import type { TextStore } from './text-store.ts';

/** Texts by namespace, of one language. */
export type Resources = Readonly<Record<string, ResourceLanguage[string]>>;

/** Texts that every page needs. */
export const BASE_NAMESPACES = ['common', 'games', 'errors', 'sports', 'markets', 'account'] as const;

/** The list of all locale files comes with the first text that the page does not already have. */
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
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/**
 * An i18next instance of its own: one for each request on the server, one for the page in the browser. Other
 * namespaces and languages come by `loadNamespaces` and `changeLanguage`. It keeps texts; `translations.ts` reads them.
 *
 * @param language two letters
 * @param resources texts that are at hand, so that the first render has nothing to wait for
 */
export function createI18n(language: string, resources: Resources): TextStore {
  const instance = i18next.createInstance();
  // Everything that is named is in `resources`, so this ends before it returns.
  void instance.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(resources),
    defaultNS: 'common',
    resources: { [language]: { ...resources } },
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Reads the texts of some namespaces. */
export async function readResources(language: string, namespaces: readonly string[]): Promise<Resources> {
  const texts = await Promise.all(namespaces.map((namespace) => readTexts(language, namespace)));
  return Object.fromEntries(namespaces.map((namespace, index) => [namespace, texts[index] ?? {}]));
}
