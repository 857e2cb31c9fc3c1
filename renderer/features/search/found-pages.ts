import { useMemo } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { careAsked, signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { useLinkedPages } from '#renderer/lib/routing/use-linked-pages.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { searchWords } from '#shared/domain/search/search-words.ts';
import type { FoundPage } from './search-rows.ts';

/** A page with the words by which it is found, besides its title. */
export interface NamedPage extends FoundPage {
  readonly words: string;
}

/** Most pages that a search shows. */
const MAX_PAGES = 3;

/**
 * Returns the pages of which each typed word begins a word of the title or of what the page is about; those found by
 * their titles first, and among these the ones whose title has the fewest further words: “rules” means the page of that
 * name, not one of those whose names only contain the word. Of the others those come first of whose words, which commas
 * divide, one is exactly what is typed.
 */
export function pagesNamed(pages: readonly NamedPage[], text: string): NamedPage[] {
  const typed = searchWords(text);
  if (typed.length === 0) return [];
  const isNamed = (name: string) => {
    const words = searchWords(name);
    return typed.every((word) => words.some((one) => one.startsWith(word)));
  };
  const byTitle = pages
    .filter(({ title }) => isNamed(title))
    .sort((a, b) => searchWords(a.title).length - searchWords(b.title).length);
  const isMeant = ({ words }: NamedPage) =>
    words.split(/[,،]/).some((one) => searchWords(one).join(' ') === typed.join(' '));
  const byWords = pages
    .filter((page) => !byTitle.includes(page) && isNamed(`${page.title} ${page.words}`))
    .sort((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
  return [...byTitle, ...byWords].slice(0, MAX_PAGES);
}

/** Returns the pages and dialogs of the site that this visitor can open, in the language of the page. */
export function useSitePages(onSettings: () => void): readonly NamedPage[] {
  const { t, language } = useTranslation(['search', 'common', 'account']);
  const dispatch = useAppDispatch();
  const config = useAppSelector(selectConfig);
  const isSignedIn = useAppSelector((state) => selectPlayer(state) !== null);
  const linked = useLinkedPages('search');
  return useMemo(() => {
    const has = (flag: keyof typeof ROUTE_FLAGS) => isRouteOn(config, ROUTE_FLAGS[flag]);
    const page = (id: string, title: string, to: string | (() => void)): NamedPage => ({
      ...{ id, title, words: t(`words_${id}`) },
      ...(typeof to === 'string' ? { to } : { to: null, open: to }),
    });
    const guest = [
      page('sign_in', t('account:sign_in'), () => dispatch(signInAsked({ reason: 'none' }))),
      ...(config.isRegistrationAllowed
        ? [page('join', t('account:join'), () => dispatch(signUpAsked({ reason: 'none' })))]
        : []),
    ];
    return [
      ...(has('live') ? [page('live', t('common:nav_live'), paths.live({ language }))] : []),
      ...(has('line') ? [page('line', t('common:nav_line'), paths.line({ language }))] : []),
      page('limits', t('page_limits'), () => dispatch(isSignedIn ? careAsked() : signInAsked({ reason: 'none' }))),
      page('settings', t('common:settings'), onSettings),
      ...linked.map(({ id, name, words, to }) => ({ id, title: name, words, to })),
      ...(isSignedIn ? [] : guest),
    ];
  }, [t, language, config, isSignedIn, linked, dispatch, onSettings]);
}
