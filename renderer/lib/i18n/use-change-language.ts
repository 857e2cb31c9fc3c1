import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';

/** Changes the language of the open page: loads its texts first, then changes its address. */
export function useChangeLanguage(): (language: string) => Promise<void> {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const host = useHost();
  const { pathname, search } = useLocation();
  return useCallback(
    async (language) => {
      if (language === i18n.language) return;
      await i18n.changeLanguage(language);
      host.remember(LANGUAGE_COOKIE, language);
      await navigate(`${paths.inLanguage(pathname, language)}${search}`, { replace: true });
    },
    [i18n, navigate, host, pathname, search],
  );
}
