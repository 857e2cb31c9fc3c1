import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { TextStore } from './text-store.ts';
import { type Translation, type Translations, translationSource } from './translations.ts';

const TranslationsContext = createContext<Translations | null>(null);

interface TextProviderProps {
  readonly i18n: TextStore;
  readonly children: ReactNode;
}

/** Provides the texts of an instance, and redraws everything below when the language changes. */
export function TextProvider({ i18n, children }: TextProviderProps) {
  const { subscribe, current } = translationSource(i18n);
  const translations = useSyncExternalStore(subscribe, current, current);
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

/**
 * Returns the texts; keys without a namespace belong to the first one. A page has hundreds of components with texts, so
 * this reads a context: components do not subscribe one by one.
 */
export function useTranslation(namespaces: string | readonly [string, ...string[]] = 'common'): Translation {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('useTranslation() needs a TextProvider above it');
  return translations.of(typeof namespaces === 'string' ? namespaces : namespaces[0]);
}
