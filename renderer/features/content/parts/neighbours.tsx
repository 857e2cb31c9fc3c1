import { useId } from 'react';
import { contentPagesArguments, useContentPagesQuery } from '#renderer/lib/api/content-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from '../content.module.css';
import { useOwnWords } from '../use-own-words.ts';

/** Returns the folder of a page with its slash; '' for a page in none. */
const folderOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1);

/** Links the other pages of the page's folder. Chapters link each other already; news are too many for that. */
export function Neighbours({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const own = useOwnWords();
  const titleId = useId();
  const { currentData } = useContentPagesQuery(contentPagesArguments(language));
  const folder = folderOf(page.id);
  const others = (currentData?.pages ?? []).filter(({ id }) => id !== page.id && folderOf(id) === folder);
  const isLinked = page.news !== null || page.blocks.some(({ kind }) => kind === 'chapters');
  if (folder === '' || others.length === 0 || isLinked) return null;
  return (
    <nav className={styles.neighbours} aria-labelledby={titleId} {...own}>
      <Card>
        <p className={cardHeadingClass} id={titleId}>
          {t('neighbours')}
        </p>
        <ul className={styles.links}>
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link to={`${paths.home(language)}/${id}`}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
