import type { ReactNode } from 'react';
import styles from './entry-list.module.css';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';

/** Class of a row of the list: a button, a link, or a frame around a switch. */
export const entryClass = styles.entry;

/** Draws rows that belong together in one frame. */
export function EntryList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

interface EntryFaceProps {
  readonly icon: IconName;
  readonly children: ReactNode;
  /** The row leads to something else, which an arrow at its end tells. */
  readonly leads?: boolean;
}

/** Draws the content of a row: its icon, its words, and the arrow of one that leads on. */
export function EntryFace({ icon, children, leads = false }: EntryFaceProps) {
  return (
    <>
      <Icon name={icon} size={18} />
      <span className={styles.text}>{children}</span>
      {leads ? <Icon name="chevron" size={14} mirrored /> : null}
    </>
  );
}
