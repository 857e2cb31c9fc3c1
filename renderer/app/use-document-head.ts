import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useIsHydrating } from '#renderer/lib/lazy/use-is-hydrating.ts';
import { whenIdle } from '#renderer/lib/page/tasks.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { languageOf } from '#shared/domain/languages.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { pageById } from './load-later-routes.ts';

/** Longest time for which the head of a page that the server has drawn is left alone, ms. */
const MAX_DRAWN_MS = 3000;

/** Keeps the head up to date with the page; a page that the server has drawn has its head, and wakes first. */
function useHead(route: RouteMatch | null): void {
  const { t, i18n } = useTranslation(['common', 'games', 'sports']);
  const store = useAppStore();
  const host = useHost();
  const { pathname } = useLocation();
  const isHydrating = useIsHydrating();
  const isDrawn = useRef(isHydrating);
  useEffect(() => {
    let stop = () => {};
    let isActive = true;
    const page = route?.row.page ? pageById(route.row.page) : null;
    const texts = i18n.loadNamespaces([...(page?.namespaces ?? [])]);
    const awake = isDrawn.current ? whenIdle(MAX_DRAWN_MS) : null;
    isDrawn.current = false;
    void Promise.all([import('./head/follow-head.ts'), texts, awake]).then(([{ followHead }]) => {
      if (isActive) stop = followHead({ store, t, route, path: pathname, isWeb: host.kind === 'web' });
    });
    return () => {
      isActive = false;
      stop();
    };
  }, [store, host, t, i18n, route, pathname]);
}

/** Keeps head and language of the document up to date with the page, and the texts with the address. */
export function useDocumentHead(route: RouteMatch | null): void {
  const { i18n, language } = useTranslation();
  const wanted = useLanguage();
  useHead(route);
  useEffect(() => {
    const root = document.documentElement;
    const [lang, { dir }] = [languageTag(language), languageOf(language)];
    // The page that a server has drawn has both; setting them again styles all of it again.
    if (root.lang !== lang) root.lang = lang;
    if (root.dir !== dir) root.dir = dir;
  }, [language]);
  const address = useRef(wanted);
  useEffect(() => {
    // Handles going back to a page in another language. Choosing a language changes the texts first, then the address.
    if (address.current === wanted) return;
    address.current = wanted;
    if (wanted !== i18n.language) void i18n.changeLanguage(wanted);
  }, [wanted, i18n]);
}
