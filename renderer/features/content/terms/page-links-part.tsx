import { useId } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import blockStyles from '../blocks/blocks.module.css';
import { PageEntry } from './page-entry.tsx';
import styles from './terms.module.css';

/** Links pages of the site, each with what it is about; without any it is not shown. */
export function PageLinksPart({ block, anchor, words }: PartProps<'pageLinks'>) {
  const { t } = useTranslation('pages');
  const { brand } = useAppSelector(selectConfig);
  const titleId = useId();
  if (block.links.length === 0) return null;
  return (
    <nav className={blockStyles.section} id={anchor} aria-labelledby={titleId}>
      <h2 className={blockStyles.title} id={titleId} {...words}>
        {block.title}
      </h2>
      <ul className={styles.entries}>
        {block.links.map((link) => (
          <li key={link.id}>
            {'row' in link ? <PageEntry id={link.id} name={t(link.row, { brand })} /> : <PageEntry {...link} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
