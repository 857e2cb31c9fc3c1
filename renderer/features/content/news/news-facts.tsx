import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useDayText } from '#renderer/lib/text/use-day-text.ts';
import type { NewsArticle } from '#shared/contracts/content.ts';
import { newsPath } from '#shared/domain/routing/news.ts';
import { useOwnWords } from '../use-own-words.ts';
import styles from './news.module.css';

interface FactsProps {
  readonly news: Pick<NewsArticle, 'on' | 'topics' | 'updatedOn'>;
}

/** Says when an article was published and changed, and links the lists of its topics. */
export function NewsFacts({ news: { on, updatedOn, topics } }: FactsProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const own = useOwnWords();
  const dayText = useDayText();
  return (
    <div className={styles.facts} {...own}>
      <time dateTime={on}>{dayText(on)}</time>
      {updatedOn === on ? null : <time dateTime={updatedOn}>{t('updated', { date: dayText(updatedOn) })}</time>}
      {topics.length === 0 ? null : (
        <ul className={styles.topics} aria-label={t('news_topics')}>
          {topics.map((topic) => (
            <li key={topic}>
              <Link to={newsPath(language, { topic })}>{t(`news_topic_${topic}`)}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
