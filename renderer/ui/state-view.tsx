import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';
import styles from './state-view.module.css';

interface StateViewProps {
  /** "Nothing here" and "could not load" never look alike. */
  readonly kind: 'empty' | 'failed';
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** What the player can do next. */
  readonly actions?: ReactNode;
}

/** Draws the place of a list or panel that is empty or did not load. */
export function StateView({ kind, icon, title, text, actions }: StateViewProps) {
  const failed = kind === 'failed';
  return (
    <div className={styles.view} role={failed ? 'alert' : undefined}>
      <span className={failed ? `${styles.sign} ${styles.failed}` : styles.sign}>
        <Icon name={icon ?? (failed ? 'alert' : 'search')} size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
