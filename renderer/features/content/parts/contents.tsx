import { useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';
import styles from '../content.module.css';
import { headingsOf } from '../headings.ts';
import { partId } from '../part-id.ts';
import { useOwnWords } from '../use-own-words.ts';

/** Number of headings up to which a page needs no table of contents. */
const FEW_HEADINGS = 3;

/** Links the headings of a long page: beside the text, or folded above it where there is no room. */
export function Contents({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation('content');
  const own = useOwnWords();
  const id = useId();
  const headings = headingsOf(page.blocks);
  if (headings.length <= FEW_HEADINGS) return null;
  const title = <span {...own}>{t('contents')}</span>;
  const links = (
    <ol className={styles.links}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a className={heading.level === 3 ? styles.inner : undefined} href={`#${partId(heading.id)}`}>
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={`${styles.contents} ${styles.beside}`} aria-labelledby={id}>
        <Card>
          <p className={cardHeadingClass} id={id}>
            {title}
          </p>
          {links}
        </Card>
      </nav>
      <nav className={`${styles.contents} ${styles.above}`} aria-label={t('contents')}>
        <Card>
          <details className={styles.fold}>
            <summary>
              {title}
              <Icon name="chevron-down" size={16} />
            </summary>
            {links}
          </details>
        </Card>
      </nav>
    </>
  );
}
