import { useId, useMemo, useState } from 'react';
import { contentPagesArguments, useContentPagesQuery } from '#renderer/lib/api/content-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { TextField } from '#renderer/ui/text-field.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { type Chapter, chapterGroups, filteredGroups, foundCount, inReadingOrder } from '../chapter-tree.ts';
import { partId } from '../part-id.ts';
import { ReadOn } from '../parts/read-on.tsx';
import { useOwnWords } from '../use-own-words.ts';
import blockStyles from './blocks.module.css';
import styles from './chapters.module.css';
import type { ContentBlockProps } from './titled-block.tsx';

interface ChapterLinkProps {
  readonly chapter: Chapter;
  /** Id of the page that shows the link. */
  readonly shown: string;
}

function ChapterLink({ chapter: { id, name }, shown }: ChapterLinkProps) {
  const language = useLanguage();
  return (
    <Link to={`${paths.home(language)}/${id}`} aria-current={id === shown ? 'page' : undefined}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** Draws the table of contents of all pages below an id, with a filter, and links to the pages before and after. */
export function ChaptersBlock(props: ContentBlockProps<'chapters'>) {
  // What was typed belongs to the page that it was typed on.
  return <Chapters key={props.page.id} {...props} />;
}

function Chapters({ block, page, level }: ContentBlockProps<'chapters'>) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const titleId = useId();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { currentData } = useContentPagesQuery(contentPagesArguments(language));
  const groups = useMemo(() => chapterGroups(currentData?.pages ?? [], block.under), [currentData, block.under]);
  if (groups.length === 0) return null;
  const Heading = level === 3 ? 'h3' : 'h2';
  const isFiltered = typed.trim() !== '';
  const count = foundCount(groups, typed);
  const all = inReadingOrder(groups);
  const at = all.findIndex(({ id }) => id === page.id);
  return (
    <nav className={`${blockStyles.section} ${styles.chapters}`} id={partId(block.id)} aria-labelledby={titleId}>
      {at < 0 ? null : (
        <div {...own}>
          <ReadOn
            before={all[at - 1] ?? null}
            after={all[at + 1] ?? null}
            words={{ before: t('chapter_before'), after: t('chapter_after') }}
          />
        </div>
      )}
      <Heading className={blockStyles.title} id={titleId}>
        {block.title}
      </Heading>
      <div className={styles.own} {...own}>
        <TextField
          type="search"
          label={t('chapters_filter')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
        />
        <p role="status" className={isFiltered ? blockStyles.quiet : 'vh'}>
          {isFiltered ? t('chapters_found', { count }) : ''}
        </p>
        <ul className={styles.groups}>
          {filteredGroups(groups, typed).map(({ id, head, chapters }) => (
            <li key={id}>
              {head ? <ChapterLink chapter={head} shown={page.id} /> : null}
              {chapters.length > 0 ? (
                <ul>
                  {chapters.map((chapter) => (
                    <li key={chapter.id}>
                      <ChapterLink chapter={chapter} shown={page.id} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
