import { useEffect, useReducer } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';

/** Loads texts that a part of the page needs; returns true once they are loaded. */
export function useNamespaces(namespaces: readonly string[]): boolean {
  const { i18n, language } = useTranslation();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let isActive = true;
    void i18n.loadNamespaces(missing.split(' ')).then(() => isActive && refresh());
    return () => {
      isActive = false;
    };
  }, [i18n, missing]);
  return missing === '';
}
