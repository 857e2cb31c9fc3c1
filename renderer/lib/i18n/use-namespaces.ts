import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';

/**
 * Loads texts that a part of the page needs; returns true once they are loaded.
 *
 * @param isVital texts that do not load are a failure of the part, as code that does not load is: an error that the
 *   boundary around it shows; without this the part waits for ever
 */
export function useNamespaces(namespaces: readonly string[], isVital = false): boolean {
  const { i18n, language } = useTranslation();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [failed, fail] = useState('');
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace)).join(' ');
  const wanted = `${language} ${missing}`;
  useEffect(() => {
    if (missing === '') return;
    let isActive = true;
    const done = () => {
      if (!isActive) return;
      fail(wanted);
      refresh();
    };
    // It comes after every text that any part waits for; those of this part are often there before.
    i18n.on('loaded', refresh);
    // It tells of no failure: what is missing still, has failed.
    i18n.loadNamespaces(missing.split(' ')).then(done, done);
    return () => {
      isActive = false;
      i18n.off('loaded', refresh);
    };
  }, [i18n, missing, wanted]);
  if (isVital && missing !== '' && wanted === failed) throw new Error(`Texts did not load: ${missing}`);
  return missing === '';
}
