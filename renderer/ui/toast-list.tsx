import type { ReactNode } from 'react';
import styles from './toast-list.module.css';

interface ToastListProps {
  /** Edge of the window at which the list floats. */
  readonly edge: 'bottom' | 'top';
  readonly label?: string;
  /** Stands at the edge; the other lists of the edge begin below its one toast. */
  readonly isFirst?: boolean;
  /** List items, each with a toast. */
  readonly children: ReactNode;
}

/** Draws toasts over the page, below each other; the page around them stays usable. */
export function ToastList({ edge, label, isFirst = false, children }: ToastListProps) {
  return (
    <ul className={`${styles.list} ${styles[edge]}`} aria-label={label} data-first-toast={isFirst ? '' : undefined}>
      {children}
    </ul>
  );
}
