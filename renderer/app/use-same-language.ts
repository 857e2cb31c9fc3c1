import { useEffect, useRef } from 'react';
import { useShowLanguage } from '#renderer/lib/i18n/use-change-language.ts';
import { useOfferedLanguages } from '#renderer/lib/i18n/use-offered-languages.ts';

const bringChannel = () => import('#renderer/lib/tabs/language-channel.ts');

/** Shows the page in the language that the visitor chooses in another tab, whether or not this one is looked at. */
export function useSameLanguage(): void {
  const offered = useOfferedLanguages();
  const show = useShowLanguage();
  const latest = useRef({ show, offered });
  useEffect(() => {
    latest.current = { show, offered };
  });
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    bringChannel().then(({ listenForLanguage }) => {
      if (isOver) return;
      stop = listenForLanguage((language) => {
        if (latest.current.offered.includes(language)) void latest.current.show(language).catch(reportError);
      });
    }, reportError);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
