import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly kind: 'info' | 'warn';
  readonly icon: IconName;
  readonly children: ReactNode;
  /** Screen readers announce it when it appears. */
  readonly announced?: boolean;
}

/** Draws a message above its subject. */
export function Notice({ kind, icon, children, announced = false }: NoticeProps) {
  return (
    <div
      className={kind === 'warn' ? `${styles.notice} ${styles.warn}` : styles.notice}
      role={announced ? 'status' : undefined}
    >
      <span className={styles.sign}>
        <Icon name={icon} size={18} />
      </span>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
