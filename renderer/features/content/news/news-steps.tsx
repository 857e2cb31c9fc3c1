import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import type { ContentPage } from '#shared/contracts/content.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageAttributes, useOwnWords } from '../use-own-words.ts';
import styles from './news.module.css';

type News = NonNullable<ContentPage['news']>;

/** Links the articles that were published before and after one. */
export function NewsSteps({ news: { before, after } }: { readonly news: News }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const own = useOwnWords();
  const step = (to: NonNullable<News['before']>, rel: 'next' | 'prev') => (
    <Link to={`${paths.home(language)}/${to.id}`} rel={rel}>
      <span>{t(rel === 'prev' ? 'news_before' : 'news_after')}</span>
      <strong {...languageAttributes(to.language)}>{to.heading}</strong>
    </Link>
  );
  if (!before && !after) return null;
  return (
    <nav className={styles.steps} aria-label={t('news_more')} {...own}>
      {before ? step(before, 'prev') : null}
      {after ? step(after, 'next') : null}
    </nav>
  );
}
