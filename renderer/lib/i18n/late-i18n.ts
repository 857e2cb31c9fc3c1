import type { Resources } from './create-i18n.ts';
import type { TextStore } from './text-store.ts';

type Texts = Readonly<Record<string, unknown>>;

/**
 * Creates the texts of a page that a server has drawn. The page has its texts; i18next, which loads others, comes with
 * the first of them and then answers everything.
 *
 * @param language two letters
 * @param resources texts of the page by namespace
 */
export function createLateI18n(language: string, resources: Resources): TextStore {
  const bundles = new Map<string, Texts>(Object.entries(resources) as [string, Texts][]);
  let calls: Parameters<TextStore['on']>[] = [];
  let whole: TextStore | null = null;
  let loading: Promise<TextStore> | undefined;

  async function load(): Promise<TextStore> {
    const { createI18n } = await import('./create-i18n.ts');
    whole = createI18n(language, Object.fromEntries(bundles) as Resources);
    for (const [event, listener] of calls.splice(0)) whole.on(event, listener);
    return whole;
  }

  function bring(): Promise<TextStore> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  const add = (namespace: string, texts: Texts) => bundles.set(namespace, { ...bundles.get(namespace), ...texts });
  const known = (of: string, namespace: string) => (of === language ? bundles.get(namespace) : undefined);

  const late: Pick<TextStore, keyof TextStore> = {
    get language() {
      return whole?.language ?? language;
    },
    on: ((...call: Parameters<TextStore['on']>) => {
      if (whole) whole.on(...call);
      else calls.push(call);
    }) as TextStore['on'],
    off: ((...call: Parameters<TextStore['off']>) => {
      if (whole) whole.off(...call);
      else calls = calls.filter(([event, listener]) => event !== call[0] || listener !== call[1]);
    }) as TextStore['off'],
    getResource: (of, namespace, key, options) =>
      whole ? whole.getResource(of, namespace, key, options) : known(of, namespace)?.[key],
    getResourceBundle: (of, namespace) => (whole ? whole.getResourceBundle(of, namespace) : known(of, namespace)),
    hasResourceBundle: (of, namespace) =>
      whole ? whole.hasResourceBundle(of, namespace) : known(of, namespace) !== undefined,
    addResource: ((of, namespace, key, value, options) => {
      if (whole) whole.addResource(of, namespace, key, value, options);
      else if (of === language) add(namespace, { [key]: value });
    }) as TextStore['addResource'],
    addResourceBundle: ((of, namespace, texts, deep, overwrite) => {
      if (whole) whole.addResourceBundle(of, namespace, texts, deep, overwrite);
      else if (of === language) add(namespace, texts as Texts);
    }) as TextStore['addResourceBundle'],
    loadNamespaces: (async (namespaces) => {
      const missing = [namespaces].flat().filter((namespace) => !late.hasResourceBundle(late.language, namespace));
      if (missing.length > 0) await (await bring()).loadNamespaces(missing);
    }) as TextStore['loadNamespaces'],
    changeLanguage: (async (next) => (await bring()).changeLanguage(next)) as TextStore['changeLanguage'],
  };
  return late as TextStore;
}
