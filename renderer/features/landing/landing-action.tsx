import { useLocation } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { Landing } from '#shared/contracts/landing.ts';
import { askPath } from '#shared/domain/routing/ask-path.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Returns the function that adds the visitor's query to an address of the site. */
export function useWithQuery(): (path: string) => string {
  const { search } = useLocation();
  return (path) => `${path}${search}`;
}

/** Draws the main button of a landing page. Referral tags stay in the address, through the dialog too. */
export function LandingAction({ landing }: { readonly landing: Landing }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { search } = useLocation();
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const mayRegister = useAppSelector(selectMayRegister);
  const { page, dialog } = landing.action;
  const withQuery = useWithQuery();
  const isAsked = dialog !== null && !isPlayer;
  const wanted = dialog === 'signUp' && !mayRegister ? 'signIn' : dialog;
  const to =
    isAsked && wanted
      ? askPath({ language, page: `${page}${search}`, dialog: wanted, query: search })
      : withQuery(`${paths.home(language)}${page === '' ? '' : `/${page}`}`);
  return (
    <Link className={buttonClass('primary', true)} to={to}>
      {dialog !== null && isPlayer ? t('go_on') : landing.texts.hero.action}
    </Link>
  );
}
