import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import type { DeepLink } from '#shared/host/host-port.ts';

/** The page that a link from outside leads to. It is navigation only: nothing happens by arriving there. */
export function pathOfLink({ area, path, query }: DeepLink, language: string): string {
  const tail = new URLSearchParams(query).toString();
  const page = area === 'office' ? `${paths.home(language)}/office${path ? `/${path}` : ''}` : paths.home(language);
  return tail ? `${page}?${tail}` : page;
}

/** Follows links that other programs open: the one that started the app, and those that come while it runs. */
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
