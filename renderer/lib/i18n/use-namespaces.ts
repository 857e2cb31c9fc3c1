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
    const names = missing.split(' ');
    // They may have come since the part was drawn.
    if (names.every((name) => i18n.hasResourceBundle(language, name))) return refresh();
    let isActive = true;
    const done = () => {
      if (!isActive) return;
      fail(wanted);
      refresh();
    };
    const onFailed = (of: string, name: string) => {
      if (of === language && names.includes(name)) done();
    };
    // Both come before the end of the call, which waits for the texts of every part.
    i18n.on('loaded', refresh);
    i18n.on('failedLoading', onFailed);
    // It tells of no failure: what is missing still, has failed.
    i18n.loadNamespaces(names).then(done, done);
    return () => {
      isActive = false;
      i18n.off('loaded', refresh);
      i18n.off('failedLoading', onFailed);
    };
  }, [i18n, language, missing, wanted]);
  if (isVital && missing !== '' && wanted === failed) throw new Error(`Texts did not load: ${missing}`);
  return missing === '';
}
