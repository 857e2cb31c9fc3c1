import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { SupportMessage } from '#shared/contracts/support.ts';
import styles from './messages.module.css';

interface MessageProps {
  readonly author: SupportMessage['author'];
  readonly text: string;
  /** Server clock, epoch ms. */
  readonly at: number;
  /** Further state of the message: being sent, or failed. */
  readonly children?: ReactNode;
}

/** Draws one message: the visitor's own at the end of the line, support's at its start. */
export function ChatMessage({ author, text, at, children }: MessageProps) {
  const { t } = useTranslation('support');
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <div className={`${styles.message} ${styles[author]}`} data-author={author}>
      <p className={styles.head}>
        <b>{t(author === 'staff' ? 'author_staff' : 'author_you')}</b> <bdi>{time.moment(at, now)}</bdi>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {children}
    </div>
  );
}

/** Draws messages, oldest first. */
export function Messages({ messages }: { readonly messages: readonly SupportMessage[] }) {
  return messages.map(({ id, author, text, at }) => <ChatMessage key={id} author={author} text={text} at={at} />);
}
