import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useDayText } from '#renderer/lib/text/use-day-text.ts';
import type { ContentPage } from '#shared/contracts/content.ts';
import styles from '../content.module.css';
import { useOwnWords } from '../use-own-words.ts';

/** Lists what the versions of a legal text changed, the newest first. */
export function Changes({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const dayText = useDayText();
  const told = page.class === 'legal' ? page.versions.filter(({ change }) => change !== '').toReversed() : [];
  if (told.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h2>
        <span {...own}>{t('changes')}</span>
      </h2>
      <dl>
        {told.map(({ number, on, change }) => (
          <div key={number}>
            <dt>
              <span {...own}>{t('version_on', { number, date: dayText(on) })}</span>
            </dt>
            <dd>{change}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
