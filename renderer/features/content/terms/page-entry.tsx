import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageAttributes } from '../use-own-words.ts';
import styles from './terms.module.css';

interface PageEntryProps {
  readonly id: string;
  readonly name: string;
  /** What the page is about. */
  readonly text?: string;
  /** Language of its words; left out for that of the visitor. */
  readonly language?: string;
}

/** Links a page by its name, with what it is about below. */
export function PageEntry({ id, name, text, language }: PageEntryProps) {
  const visitors = useLanguage();
  return (
    <div className={styles.entry} {...(language === undefined ? {} : languageAttributes(language))}>
      <Link className={styles.name} to={`${paths.home(visitors)}/${id}`}>
        <bdi>{name}</bdi>
      </Link>
      {text === undefined ? null : <p className={styles.about}>{text}</p>}
    </div>
  );
}
