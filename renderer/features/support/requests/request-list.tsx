import { useEffect, useRef } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { useSupportRequestsQuery } from '../api.ts';
import styles from './requests.module.css';
import { StateMark } from './state-mark.tsx';

interface LineProps {
  readonly request: SupportRequest;
  /** The visitor returns from this request, which gets the focus again. */
  readonly isFirst: boolean;
  readonly onShow: (id: number) => void;
}

function Line({ request, isFirst, onShow }: LineProps) {
  const { t } = useTranslation('support');
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  const { id, topic, text, state, changedAt, unread } = request;
  return (
    <li>
      <button ref={button} type="button" className={styles.line} onClick={() => onShow(id)}>
        <span className={styles.head}>
          <b>{t(`topic_${topic}`)}</b>
          <span className={styles.number}>{t('request_number', { number: id })}</span>
        </span>
        <span className={styles.preview} dir="auto">
          {text}
        </span>
        <span className={styles.head}>
          <StateMark state={state} />
          {unread > 0 ? <b className={styles.news}>{t('unread_count', { count: unread })}</b> : null}
          <span className={styles.time}>{time.moment(changedAt, now)}</span>
        </span>
      </button>
    </li>
  );
}

interface RequestListProps {
  readonly userId: number;
  /** Request that was shown before; null for none. */
  readonly cameFrom: number | null;
  readonly onShow: (id: number) => void;
  readonly onAsk: () => void;
}

/** Lists the visitor's requests, the most recently changed first. */
export function RequestList({ userId, cameFrom, onShow, onAsk }: RequestListProps) {
  const { t } = useTranslation(['support', 'errors', 'common']);
  const { currentData, error, refetch } = useSupportRequestsQuery(userId, {
    pollingInterval: usePlayerPolling(),
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const retry = useRetry(refetch);
  if (!currentData && error) {
    return (
      <StateView
        kind="failed"
        title={t('requests_failed')}
        text={t(`errors:${errorTextKey(toCallError(error))}`)}
        actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    );
  }
  if (!currentData) {
    return (
      <div className={styles.bones} aria-hidden="true">
        <Bone width={40} />
        <Bone width={80} />
        <Bone width={60} />
      </div>
    );
  }
  const ask = (
    <Button kind="primary" onClick={onAsk}>
      {t('ask_question')}
    </Button>
  );
  if (currentData.requests.length === 0) {
    return (
      <StateView kind="empty" icon="info" title={t('requests_empty')} text={t('requests_empty_text')} actions={ask} />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {currentData.requests.map((request) => (
          <Line key={request.id} request={request} isFirst={request.id === cameFrom} onShow={onShow} />
        ))}
      </ul>
      <div className={styles.foot}>{ask}</div>
    </>
  );
}
