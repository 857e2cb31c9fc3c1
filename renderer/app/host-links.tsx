import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { linkedBetsPath } from '#shared/domain/links/linked-bets-query.ts';
import { codeOfLink } from '#shared/domain/links/read-link.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { DeepLink } from '#shared/host/host-port.ts';

/**
 * Returns the page that an external link leads to. A link only navigates and never acts; shared bets are offered on the
 * home page.
 */
export function pathOfLink(link: DeepLink, language: string): string {
  const home = paths.home(language);
  if (link.area === 'coupon') {
    const code = codeOfLink(link);
    if (code !== null) return linkedBetsPath(home, { code });
    return link.query.picks === undefined ? home : linkedBetsPath(home, { picks: link.query.picks });
  }
  const tail = new URLSearchParams(link.query).toString();
  const page = `${home}/office${link.path ? `/${link.path}` : ''}`;
  return tail ? `${page}?${tail}` : page;
}

/** Follows links that the operating system passes to the app: the one that started it, and later ones. */
export function HostLinks() {
  const { links } = useHost();
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (link: DeepLink | null) => {
      if (link) void navigate(pathOfLink(link, i18n.language));
    };
    const stop = links.onLink(follow);
    void links.takePending().then(follow);
    return stop;
  }, [links, i18n, navigate]);
  return null;
}
