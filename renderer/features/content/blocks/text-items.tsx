import { ContentText } from '../content-text.tsx';
import styles from './blocks.module.css';

/** Draws items of a list. */
export function TextItems({ items }: { readonly items: readonly string[] }) {
  return items.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's texts never change places, and two may be alike
    <li key={at} className={styles.prose}>
      <ContentText text={text} />
    </li>
  ));
}
