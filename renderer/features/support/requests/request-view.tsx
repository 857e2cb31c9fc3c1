import { useEffect, useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { TextArea } from '#renderer/ui/text-area.tsx';
import { SUPPORT_TEXT_LENGTH } from '#shared/domain/support/support-topics.ts';
import { useReplySupportRequestMutation, useSupportRequestQuery } from '../api.ts';
import { Messages } from '../chat/messages.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import form from '../form/form.module.css';
import { useIntent } from '../form/use-intent.ts';
import { useMarkRead } from '../use-mark-read.ts';
import styles from './requests.module.css';
import { StateMark } from './state-mark.tsx';

/** Ms between reads for guests, who have no channel. */
const POLL_MS = 5000;

function ReplyForm({ requestId }: { readonly requestId: number }) {
  const { t } = useTranslation('support');
  const [text, setText] = useState('');
  const [reply, { isLoading, error }] = useReplySupportRequestMutation();
  const body = { text: text.trim() };
  const check = () => (body.text === '' ? { text: t('text_missing') } : {});
  const intent = useIntent();
  const send = async () => {
    const idempotencyKey = intent.keyOf(body);
    const { data } = await reply({ params: { requestId: String(requestId) }, body, idempotencyKey });
    if (!data) return;
    setText('');
    intent.renew();
    checked.restart();
  };
  const checked = useCheckedForm<'text'>(check, () => void send());
  return (
    <form ref={checked.form} className={form.form} method="post" noValidate onSubmit={checked.submit}>
      {error ? <FailureNotice error={toCallError(error)} /> : null}
      <TextArea
        label={t('reply')}
        error={checked.errors.text}
        maxLength={SUPPORT_TEXT_LENGTH}
        value={text}
        onChange={setText}
      />
      <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t(isLoading ? 'sending' : 'send')}
      </Button>
    </form>
  );
}

interface RequestViewProps {
  readonly userId: number;
  readonly requestId: number;
  readonly onBack: () => void;
}

/** Shows one request with its messages, and a field for another one until it is closed. */
export function RequestView({ userId, requestId, onBack }: RequestViewProps) {
  const { t } = useTranslation(['support', 'errors', 'common']);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const pollingInterval = usePlayerPolling(POLL_MS);
  const { currentData, error, refetch } = useSupportRequestQuery(
    { userId, requestId },
    { pollingInterval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const retry = useRetry(refetch);
  const { request, messages = [] } = currentData ?? {};
  useMarkRead({ requestId, messages, hasNews: (request?.unread ?? 0) > 0 });
  return (
    <div className={styles.view}>
      <div>
        <Button ref={back} kind="quiet" onClick={onBack}>
          <span className={styles.back}>
            <Icon name="chevron" size={16} mirrored />
          </span>
          {t('all_requests')}
        </Button>
      </div>
      {request ? (
        <>
          <p className={styles.head}>
            <b>{t(`topic_${request.topic}`)}</b>
            <StateMark state={request.state} />
            {request.about?.payment ? (
              <span className={styles.number}>{t('about_payment', { number: request.about.payment.id })}</span>
            ) : null}
            {request.couponId === null ? null : (
              <span className={styles.number}>{t('about_coupon', { number: request.couponId })}</span>
            )}
          </p>
          <div className={styles.messages} role="log" aria-label={t('chat_log')}>
            <Messages messages={messages} />
          </div>
          {request.state === 'closed' ? (
            <Notice kind="info" icon="lock">
              {t('errors:support_request_closed')}
            </Notice>
          ) : (
            <ReplyForm requestId={requestId} />
          )}
        </>
      ) : null}
      {!request && error ? (
        <StateView
          kind="failed"
          title={t('requests_failed')}
          text={t(`errors:${errorTextKey(toCallError(error))}`)}
          actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
        />
      ) : null}
      {!request && !error ? (
        <div className={styles.bones} aria-hidden="true">
          <Bone width={40} />
          <Bone width={80} />
        </div>
      ) : null}
    </div>
  );
}
