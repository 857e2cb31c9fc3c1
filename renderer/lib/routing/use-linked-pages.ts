import { useMemo } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { linkedAt } from '#shared/domain/routing/linked-rows.ts';
import type { FramePart } from '#shared/domain/routing/route-row.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Link to a page of the site, in the language of the page that shows it. */
export interface NamedLink {
  /** Id of its row in the route table. */
  readonly id: string;
  /** Id of its page's record. */
  readonly page: string;
  readonly name: string;
  /** Words by which the search finds it besides its name; '' for none. */
  readonly words: string;
  readonly to: string;
}

/** Returns the pages that a part of the frame links on this site. Their names are texts of the namespace `pages`. */
export function useLinkedPages(place: FramePart): readonly NamedLink[] {
  const { t, language } = useTranslation('pages');
  const config = useAppSelector(selectConfig);
  const isWeb = useHost().desktop === null;
  return useMemo(
    () =>
      linkedAt(place, config)
        .filter(({ links }) => isWeb || !links.isWebOnly)
        .map(({ id, page, patterns, links }) => ({
          id,
          page: page ?? '',
          name: t(id, { brand: config.brand }),
          words: links.words === undefined ? '' : t(`words_${id}`),
          to: `/${language}/${patterns[0] ?? ''}`,
        })),
    [place, config, isWeb, t, language],
  );
}
