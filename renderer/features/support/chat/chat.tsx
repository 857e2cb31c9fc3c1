import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { useSupportChatInfiniteQuery } from '../api.ts';
import { useMarkRead } from '../use-mark-read.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { Messages } from './messages.tsx';
import { Outgoing } from './outgoing.tsx';
import { useOutbox } from './use-outbox.ts';
import { useScrollEnd } from './use-scroll-end.ts';

/** Interval at which the conversation is fetched in case the news of a message was lost, ms. */
const SAFETY_MS = 30_000;

/** Returns the conversation so far, oldest message first. */
function useConversation(userId: number, lastId: number) {
  const query = useSupportChatInfiniteQuery(userId, {
    pollingInterval: usePlayerPolling(SAFETY_MS),
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { currentData, refetch } = query;
  const messages = useMemo(() => currentData?.pages.toReversed().flatMap((page) => page.messages) ?? [], [currentData]);
  const shownId = messages.at(-1)?.id ?? 0;
  const isThere = currentData !== undefined;
  useEffect(() => {
    if (isThere && lastId > shownId) void refetch();
  }, [isThere, lastId, shownId, refetch]);
  const readTo = currentData?.pages[0]?.readTo ?? 0;
  const hasNews = messages.some(({ author, id }) => author === 'staff' && id > readTo);
  useMarkRead({ requestId: null, messages, hasNews });
  return { ...query, messages, shownId, isThere, retry: useRetry(refetch) };
}

interface ChatProps {
  readonly userId: number;
  /** Id of the last message that support has reported. */
  readonly lastId: number;
  readonly isWorking: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Shows the messages, those being sent, and the field for another one. */
export function Chat({ userId, lastId, isWorking, field }: ChatProps) {
  const { t } = useTranslation(['support', 'errors', 'common']);
  const clock = useServerClock();
  const chat = useConversation(userId, lastId);
  const { outbox, items } = useOutbox(userId);
  const { messages, shownId, isThere } = chat;
  useEffect(() => outbox.settle(shownId), [outbox, shownId]);
  const list = useRef<HTMLDivElement>(null);
  const pending = items.filter(({ id }) => id === null || id > shownId);
  const lastKey = pending.at(-1)?.key ?? String(shownId);
  const onScroll = useScrollEnd(list, String(messages[0]?.id), lastKey);
  const failure = chat.error ? t(`errors:${errorTextKey(toCallError(chat.error))}`) : null;
  return (
    <div className={styles.chat}>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-label={t('chat_log')}
        aria-live={isThere ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {chat.hasNextPage ? (
          <Button
            className={styles.earlier}
            disabled={chat.isFetchingNextPage}
            aria-busy={chat.isFetchingNextPage}
            onClick={() => void chat.fetchNextPage()}
          >
            {t('chat_earlier')}
          </Button>
        ) : null}
        {isThere || failure === null ? null : (
          <StateView
            kind="failed"
            title={t('chat_failed')}
            text={failure}
            actions={<Button onClick={chat.retry}>{t('common:try_again')}</Button>}
          />
        )}
        {!isThere && failure === null ? (
          <div className={styles.bones} aria-hidden="true">
            <Bone width={60} />
            <Bone width={40} />
            <Bone width={80} />
          </div>
        ) : null}
        {isThere && messages.length + pending.length === 0 ? (
          <StateView kind="empty" icon="user" title={t('chat_empty')} text={t('chat_empty_text')} />
        ) : null}
        <div className={styles.messages}>
          <Messages messages={messages} />
          {pending.map((message) => (
            <Outgoing key={message.key} message={message} outbox={outbox} />
          ))}
        </div>
      </div>
      {isThere && failure !== null ? (
        <Notice kind="warn" icon="offline" announced>
          {failure}
        </Notice>
      ) : null}
      {isWorking ? (
        <Composer field={field} onSend={(text) => outbox.add(text, clock.now())} />
      ) : (
        <Notice kind="info" icon="clock" announced>
          {t('errors:consultant_away')}
        </Notice>
      )}
    </div>
  );
}
