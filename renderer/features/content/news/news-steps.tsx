import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';
import { ReadOn } from '../parts/read-on.tsx';
import { useOwnWords } from '../use-own-words.ts';
import styles from './news.module.css';

type News = NonNullable<ContentPage['news']>;

const targetOf = (link: News['before']) => link && { id: link.id, name: link.heading, language: link.language };

/** Links the articles that were published before and after one. */
export function NewsSteps({ news: { before, after } }: { readonly news: News }) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  if (!before && !after) return null;
  return (
    <nav className={styles.steps} aria-label={t('news_more')} {...own}>
      <ReadOn
        before={targetOf(before)}
        after={targetOf(after)}
        words={{ before: t('news_before'), after: t('news_after') }}
      />
    </nav>
  );
}
