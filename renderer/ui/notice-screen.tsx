import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-paths.ts';
import styles from './notice-screen.module.css';

export type NoticeTone = 'bad' | 'calm' | 'good' | 'warn';

interface NoticeScreenProps {
  readonly tone: NoticeTone;
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** Facts, a form or a list between the text and the actions. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Draws a page with one message: what happened, what applies meanwhile, and what to do next. */
export function NoticeScreen({ tone, icon, title, text, children, actions }: NoticeScreenProps) {
  return (
    <article className={styles.screen}>
      <span className={`${styles.sign} ${styles[tone]}`}>
        <Icon name={icon} size={30} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {text ? <p className={styles.text}>{text}</p> : null}
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </article>
  );
}
