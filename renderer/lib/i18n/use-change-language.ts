import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';

/** Shows the open page in another language: loads its texts first, then changes its address. */
export function useShowLanguage(): (language: string) => Promise<void> {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    async (language) => {
      if (language === i18n.language) return;
      await i18n.changeLanguage(language);
      await navigate(`${paths.inLanguage(pathname, language)}${search}`, { replace: true });
    },
    [i18n, navigate, pathname, search],
  );
}

/** Changes the language of the visitor: of the open page, of the next ones, and of the other tabs. */
export function useChangeLanguage(): (language: string) => Promise<void> {
  const show = useShowLanguage();
  const host = useHost();
  return useCallback(
    async (language) => {
      await show(language);
      host.remember(LANGUAGE_COOKIE, language);
      // Channels between tabs are no part of the first page.
      const { tellLanguage } = await import('../tabs/language-channel.ts');
      tellLanguage(language);
    },
    [show, host],
  );
}
