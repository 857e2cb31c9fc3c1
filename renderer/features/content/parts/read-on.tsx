import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { languageAttributes } from '../use-own-words.ts';
import styles from './read-on.module.css';

interface Target {
  readonly id: string;
  readonly name: string;
  /** Language of the name; left out for that of the visitor. */
  readonly language?: string;
}

interface ReadOnProps {
  readonly before: Target | null;
  readonly after: Target | null;
  /** What the links are called above the names of their pages. */
  readonly words: { readonly before: string; readonly after: string };
}

/** Links the page before and the page after one in an order, where there are any. */
export function ReadOn({ before, after, words }: ReadOnProps) {
  const visitors = useLanguage();
  const step = ({ id, name, language }: Target, rel: 'next' | 'prev') => (
    <Link to={`${paths.home(visitors)}/${id}`} rel={rel}>
      <span>{rel === 'prev' ? words.before : words.after}</span>
      <bdi {...(language === undefined ? {} : languageAttributes(language))}>{name}</bdi>
    </Link>
  );
  return (
    <div className={styles.steps}>
      {before ? step(before, 'prev') : null}
      {after ? step(after, 'next') : null}
    </div>
  );
}
