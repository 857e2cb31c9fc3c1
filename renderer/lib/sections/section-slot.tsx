import { type ComponentType, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useChangeLanguage } from '../i18n/use-change-language.ts';
import { whenIdle } from '../page/tasks.ts';
import { trustedMarkup } from '../page/trusted-text.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector, useAppStore } from '../store/store-hooks.ts';
import { SectionsContext } from './page-sections.ts';
import { watchLinks } from './section-links.ts';

/** Properties of the fallback of a missing section; the error view is drawn inside it. */
export interface FallbackProps {
  readonly path: string;
  readonly children?: ReactNode;
}

export interface SectionSlotProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly loadFallback: () => Promise<ComponentType<FallbackProps>>;
  /** The error view has only the space of a button. */
  readonly isNarrow?: boolean;
}

/** Compares by value: a config that was fetched again has new objects. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Longest time for which sections wait for the rest of the page to wake, ms: their links work before. */
const MAX_WAIT_MS = 2000;

async function bringRuntime() {
  await whenIdle(MAX_WAIT_MS);
  return import('./section-runtime.tsx');
}

/**
 * Draws the place of a remote section: the HTML of its server, which the section's own code hydrates after the page.
 */
export function SectionSlot({ name, className, loadFallback, isNarrow = false }: SectionSlotProps) {
  const page = useContext(SectionsContext);
  const place = useRef<HTMLDivElement>(null);
  const store = useAppStore();
  const host = useHost();
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  // A back end older than this entry sends none.
  const settings = useAppSelector((state) => selectConfig(state).sections?.[name], isSame);
  const actions = { follow: useNavigate(), speak: useChangeLanguage(), pathname };
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = place.current;
    if (!element || !page) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    // A link of the server's HTML opens its page without a reload too.
    const unwatch = watchLinks(element, {
      follow: (path) => void latest.current.follow(path),
      speak: (language) => void latest.current.speak(language),
      prefetch: page.prefetch,
    });
    bringRuntime().then(({ openPlace }) => {
      if (isGone) return;
      const { pathname: path } = latest.current;
      leave = openPlace({ name, element, page, settings, path, store, host, i18n, loadFallback, isNarrow });
    }, reportError);
    return () => {
      isGone = true;
      unwatch();
      leave?.();
    };
  }, [name, page, settings, store, host, i18n, loadFallback, isNarrow]);
  useEffect(() => {
    bringRuntime().then(({ visitPage }) => visitPage(pathname), reportError);
  }, [pathname]);
  const html = page?.html[name] ?? '';
  // React replaces the content of the place when it gets another object here, and the section lives in that content.
  const markup = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  return (
    <div
      ref={place}
      className={className}
      data-section={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the site's own sections; the browser keeps what the server has put here
      dangerouslySetInnerHTML={markup}
    />
  );
}
