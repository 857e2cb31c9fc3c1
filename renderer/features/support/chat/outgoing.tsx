import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from './chat.module.css';
import { ChatMessage } from './messages.tsx';
import type { Outbox, OutgoingMessage } from './outbox.ts';

interface OutgoingProps {
  readonly message: OutgoingMessage;
  readonly outbox: Pick<Outbox, 'discard' | 'retry'>;
}

/** Draws a message that is being sent or failed, with its actions. */
export function Outgoing({ message, outbox }: OutgoingProps) {
  const { t } = useTranslation(['support', 'errors', 'common']);
  const { key, text, at, state, error } = message;
  return (
    <ChatMessage author="visitor" text={text} at={at}>
      {state === 'sending' ? <p className={styles.note}>{t('sending')}</p> : null}
      {state === 'failed' && error ? (
        <>
          <p className={styles.failed}>
            {t('not_sent')} {t(`errors:${errorTextKey(error)}`)}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => outbox.retry(key)}>{t('common:try_again')}</Button>
            <Button kind="quiet" onClick={() => outbox.discard(key)}>
              {t('discard')}
            </Button>
          </div>
        </>
      ) : null}
    </ChatMessage>
  );
}
