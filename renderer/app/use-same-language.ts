import { useEffect, useRef } from 'react';
import { useShowLanguage } from '#renderer/lib/i18n/use-change-language.ts';
import { useOfferedLanguages } from '#renderer/lib/i18n/use-offered-languages.ts';
import { listenForLanguage } from '#renderer/lib/tabs/language-channel.ts';

/** Shows the page in the language that the visitor chooses in another tab, whether or not this one is looked at. */
export function useSameLanguage(): void {
  const offered = useOfferedLanguages();
  const show = useShowLanguage();
  const latest = useRef({ show, offered });
  useEffect(() => {
    latest.current = { show, offered };
  });
  useEffect(
    () =>
      listenForLanguage((language) => {
        if (latest.current.offered.includes(language)) void latest.current.show(language).catch(reportError);
      }),
    [],
  );
}
