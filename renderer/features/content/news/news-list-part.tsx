import { useSearchParams } from 'react-router-dom';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { NewsArticle, NewsPage } from '#shared/contracts/content.ts';
import { type NewsTopic, newsPath } from '#shared/domain/routing/news.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useNewsQuery } from '../api.ts';
import { languageAttributes } from '../use-own-words.ts';
import styles from './news.module.css';
import { NewsFacts } from './news-facts.tsx';
import { newsArguments, newsChoice } from './news-query.ts';

interface TopicsProps {
  readonly topics: readonly NewsTopic[];
  readonly current: NewsTopic | null;
}

/** Links the list of all articles and that of each topic; each choice is an address of its own. */
function Topics({ topics, current }: TopicsProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <PillNav label={t('news_topics')}>
      {[null, ...topics].map((topic) => (
        <Link
          key={topic ?? ''}
          className={pillClass}
          to={newsPath(language, { topic })}
          state={{ keepScroll: true }}
          aria-current={topic === current ? 'page' : undefined}
        >
          {topic === null ? t('news_all') : t(`news_topic_${topic}`)}
        </Link>
      ))}
    </PillNav>
  );
}

function Entry({ article }: { readonly article: NewsArticle }) {
  const language = useLanguage();
  const { id, heading, description } = article;
  const words = languageAttributes(article.language);
  return (
    <li>
      <Card className={styles.entry}>
        <article>
          <h2 className={styles.heading} {...words}>
            <Link to={`${paths.home(language)}/${id}`}>{heading}</Link>
          </h2>
          <p className={styles.about} {...words}>
            {description}
          </p>
          <NewsFacts news={article} />
        </article>
      </Card>
    </li>
  );
}

interface PagesProps extends Pick<NewsPage, 'page' | 'pages'> {
  readonly topic: NewsTopic | null;
}

/** Links the pages of the list before and after. */
function Pages({ page, pages, topic }: PagesProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('news_pages')}>
      {page > 1 ? (
        <Link to={newsPath(language, { topic, page: page - 1 })} rel="prev">
          {t('news_newer')}
        </Link>
      ) : null}
      <span>{t('news_page', { page, pages })}</span>
      {page < pages ? (
        <Link to={newsPath(language, { topic, page: page + 1 })} rel="next">
          {t('news_older')}
        </Link>
      ) : null}
    </nav>
  );
}

interface FoundProps {
  readonly found: NewsPage;
  readonly topic: NewsTopic | null;
}

function Found({ found: { articles, page, pages }, topic }: FoundProps) {
  const { t } = useTranslation('content');
  if (articles.length === 0) {
    return (
      <Card>
        <StateView kind="empty" title={t('news_none')} />
      </Card>
    );
  }
  return (
    <>
      <ol className={styles.entries}>
        {articles.map((article) => (
          <Entry key={article.id} article={article} />
        ))}
      </ol>
      <Pages page={page} pages={pages} topic={topic} />
    </>
  );
}

/**
 * Lists the articles of the news, the newest first, of the topic and the page that the address names. Those of the
 * address before stay until its own come, so that the link that was pressed keeps its place and the focus.
 */
export function NewsListPart({ anchor, text, own, words }: PartProps<'newsList'>) {
  const { t } = useTranslation(['content', 'errors', 'common']);
  const language = useLanguage();
  const choice = newsChoice(useSearchParams()[0]);
  const { data, currentData, error, refetch } = useNewsQuery(newsArguments(choice, language));
  const retry = useRetry(refetch);
  const topics = data?.topics ?? [];
  const failure = currentData ? undefined : error;
  return (
    <div className={styles.part} id={anchor} {...own}>
      <div className={styles.intro} {...words}>
        {text}
      </div>
      {topics.length > 0 ? <Topics topics={topics} current={choice.topic} /> : null}
      <div className={styles.part} aria-busy={!currentData && !failure}>
        {failure ? (
          <Card>
            <StateView
              kind="failed"
              title={t('news_failed')}
              text={t(`errors:${errorTextKey(toCallError(failure))}`)}
              actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
            />
          </Card>
        ) : data ? (
          <Found found={data} topic={choice.topic} />
        ) : (
          <Bone kind="price" />
        )}
      </div>
    </div>
  );
}
