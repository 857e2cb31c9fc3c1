import type { ReactNode } from 'react';
import styles from './toast-list.module.css';

interface ToastListProps {
  /** Where on the window it floats. */
  readonly edge: 'bottom' | 'top';
  readonly label?: string;
  /** List items, each with a toast. */
  readonly children: ReactNode;
}

/** Toasts over the page, one below the other; what is beside them can be pressed. */
export function ToastList({ edge, label, children }: ToastListProps) {
  return (
    <ul className={`${styles.list} ${styles[edge]}`} aria-label={label}>
      {children}
    </ul>
  );
}
