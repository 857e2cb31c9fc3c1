import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { TextStore } from './text-store.ts';
import { type Translation, type Translations, translationSource } from './translations.ts';

const TranslationsContext = createContext<Translations | null>(null);

interface TextProviderProps {
  readonly i18n: TextStore;
  readonly children: ReactNode;
}

/** Gives the texts of an instance to everything below, and shows all of it anew when the language changes. */
export function TextProvider({ i18n, children }: TextProviderProps) {
  const { subscribe, current } = translationSource(i18n);
  const translations = useSyncExternalStore(subscribe, current, current);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

/**
 * Texts: a key alone is one of the first namespace. A page shows hundreds of components with texts, so this is one look at a context: nobody
 * subscribes on their own.
 */
export function useTranslation(namespaces: string | readonly [string, ...string[]] = 'common'): Translation {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('TextProvider is missing above a component that shows texts');
  return translations.of(typeof namespaces === 'string' ? namespaces : namespaces[0]);
}
