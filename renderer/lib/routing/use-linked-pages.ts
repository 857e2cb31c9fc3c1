import { useMemo } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { inTableOrder, linkedAt } from '#shared/domain/routing/linked-rows.ts';
import type { FramePart } from '#shared/domain/routing/route-row.ts';
import { contentPagesArguments, useContentPagesQuery } from '../api/content-api.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Link to a page of the site, in the language of the page that shows it. */
export interface NamedLink {
  /** Id of its row in the route table, or of the content that the page shows. */
  readonly id: string;
  /** Id of its page's record. */
  readonly page: string;
  readonly name: string;
  /** Words by which the search finds it besides its name; '' for none. */
  readonly words: string;
  readonly to: string;
}

/**
 * Returns the pages that a part of the frame links on this site, in the order of the route table. Their names are texts
 * of the namespace `pages`; pages of words have names of their own, and are among the others once these have come.
 */
export function useLinkedPages(place: FramePart): readonly NamedLink[] {
  const { t, language } = useTranslation('pages');
  const config = useAppSelector(selectConfig);
  const isWeb = useHost().desktop === null;
  const { currentData } = useContentPagesQuery(contentPagesArguments(language));
  return useMemo(() => {
    const rows = linkedAt(place, config)
      .filter(({ links }) => isWeb || !links.isWebOnly)
      .map(({ id, page, patterns, links }) => ({
        id,
        page: page ?? '',
        name: t(id, { brand: config.brand }),
        words: links.words === undefined ? '' : t(`words_${id}`),
        path: patterns[0] ?? '',
      }));
    const contents = (currentData?.pages ?? [])
      .filter(({ places }) => places.includes(place))
      .map(({ id, name, words }) => ({ id, page: 'content', name, words, path: id }));
    return inTableOrder([...rows, ...contents]).map(({ path, ...link }) => ({ ...link, to: `/${language}/${path}` }));
  }, [place, config, isWeb, t, language, currentData]);
}
