import { Fragment } from 'react';
import { contentPagesArguments, useContentPagesQuery } from '#renderer/lib/api/content-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useDayText } from '#renderer/lib/text/use-day-text.ts';
import { Card } from '#renderer/ui/card.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { newsPath } from '#shared/domain/routing/news.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { BlockList } from './blocks/block-list.tsx';
import { trailOf } from './chapter-tree.ts';
import styles from './content.module.css';
import { NewsFacts } from './news/news-facts.tsx';
import { NewsSteps } from './news/news-steps.tsx';
import { Changes } from './parts/changes.tsx';
import { Contents } from './parts/contents.tsx';
import { Neighbours } from './parts/neighbours.tsx';
import { TextNotices } from './parts/text-notices.tsx';
import { useOwnWords } from './use-own-words.ts';

interface PartProps {
  readonly page: ContentPage;
}

/** Shows the path from home to the page. */
export function Crumbs({ page }: PartProps) {
  const { t } = useTranslation(['content', 'common']);
  const language = useLanguage();
  const { currentData } = useContentPagesQuery(contentPagesArguments(language));
  const trail = page.news
    ? [{ name: t('news'), path: newsPath(language) }]
    : trailOf(page, currentData?.pages ?? [], language);
  return (
    <nav className={styles.crumbs} aria-label={t('common:breadcrumbs')}>
      <Link to={paths.home(language)}>{t('home')}</Link>
      <Icon name="chevron" size={12} mirrored />
      {trail.map(({ name, path }) => (
        <Fragment key={path}>
          <Link to={path}>
            <bdi>{name}</bdi>
          </Link>
          <Icon name="chevron" size={12} mirrored />
        </Fragment>
      ))}
      <span aria-current="page" lang={languageTag(page.language)} dir={languageOf(page.language).dir}>
        {page.heading}
      </span>
    </nav>
  );
}

/** Says from when the text is: a legal one names its version. */
function Since({ page }: PartProps) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const dayText = useDayText();
  const version = page.versions.at(-1);
  if (!version) return null;
  const date = dayText(version.on);
  return (
    <p className={styles.since}>
      <time dateTime={version.on} {...own}>
        {page.class === 'legal' ? t('version_valid', { number: version.number, date }) : t('updated', { date })}
      </time>
    </p>
  );
}

/** Draws a page of words in the usual frame, with its contents and its neighbours next to it. */
export function Article({ page }: PartProps) {
  const own = useOwnWords();
  return (
    <div className={styles.page}>
      <Crumbs page={page} />
      <article
        className={styles.article}
        lang={languageTag(page.language)}
        dir={languageOf(page.language).dir}
        data-content={page.id}
      >
        <header className={styles.head}>
          <h1 className={styles.name}>{page.heading}</h1>
          {page.news ? <NewsFacts news={page.news} /> : <Since page={page} />}
        </header>
        <div className={styles.notices} {...own}>
          <TextNotices page={page} />
        </div>
        <div className={styles.columns}>
          <Contents page={page} />
          <Card className={styles.text}>
            <BlockList page={page} />
            <Changes page={page} />
            {page.news ? <NewsSteps news={page.news} /> : null}
          </Card>
          <Neighbours page={page} />
        </div>
      </article>
    </div>
  );
}
