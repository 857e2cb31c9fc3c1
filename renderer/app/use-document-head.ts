import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { languageOf } from '#shared/domain/languages.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { pageById } from './route-book.ts';

/** Keeps the title in step with the page. The page that came from the server has its title already. */
function useTitle(route: RouteMatch | null): void {
  const { t, i18n } = useTranslation(['common', 'games', 'sports']);
  const store = useAppStore();
  const wanted = useLanguage();
  useEffect(() => {
    let stop = () => {};
    let isActive = true;
    const page = route?.row.page ? pageById(route.row.page) : null;
    const texts = i18n.loadNamespaces([...(page?.namespaces ?? [])]);
    void Promise.all([import('./page-head.ts'), texts]).then(([{ headText }]) => {
      if (!isActive) return;
      const show = () => {
        const { title } = headText({ state: store.getState(), t, route, language: wanted });
        if (document.title !== title) document.title = title;
      };
      show();
      stop = store.subscribe(show);
    });
    return () => {
      isActive = false;
      stop();
    };
  }, [store, t, i18n, route, wanted]);
}

/** Keeps the title and the language of the document in step with the page, and the texts with the address. */
export function useDocumentHead(route: RouteMatch | null): void {
  const { i18n } = useTranslation();
  const wanted = useLanguage();
  const { language } = i18n;
  useTitle(route);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = languageOf(language).dir;
  }, [language]);
  const address = useRef(wanted);
  useEffect(() => {
    // Going back to a page in another language. A choice of language changes the texts first, then the address.
    if (address.current === wanted) return;
    address.current = wanted;
    if (wanted !== i18n.language) void i18n.changeLanguage(wanted);
  }, [wanted, i18n]);
}
