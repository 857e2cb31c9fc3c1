import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './form.module.css';

interface DoneViewProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Confirms that something was sent. It takes the focus, since the pressed button is removed. */
export function DoneView({ title, text, children }: DoneViewProps) {
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <div className={styles.done}>
      <span className={styles.sign}>
        <Icon name="check" size={24} />
      </span>
      <p ref={news} className={styles.title} tabIndex={-1}>
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
