import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { AboutPayment, SupportRequest } from '#shared/contracts/support.ts';
import { paymentTopicOf } from '#shared/domain/cashier/payment-topics.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';
import styles from '../requests/requests.module.css';
import { StateMark } from '../requests/state-mark.tsx';

/** Names a payment in words with its amount. */
function NamedPayment({ payment }: { readonly payment: NonNullable<AboutPayment['payment']> }) {
  const { t } = useTranslation('payment-requests');
  const money = useMoneyText();
  const { id, kind, amount, iso, methodKind, methodName } = payment;
  const method = methodName === '' ? t(`method_${methodKind}`) : methodName;
  return (
    <span className={styles.number}>
      {t(`payment_${kind}`)} <bdi translate="no">{money(amount, iso)}</bdi> · <bdi>{method}</bdi> ·{' '}
      {t('payment_number', { number: id })}
    </span>
  );
}

interface PaymentRequestLineProps {
  readonly request: SupportRequest;
  /** The player returns from this request, which gets the focus again. */
  readonly isFirst?: boolean;
}

/** Draws a request about a payment: topic, payment, state and unread answers; it leads to its conversation. */
export function PaymentRequestLine({ request, isFirst = false }: PaymentRequestLineProps) {
  const { t } = useTranslation(['payment-requests', 'support']);
  const language = useLanguage();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const link = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isFirst) link.current?.closest('a')?.focus();
  }, [isFirst]);
  const { id, about, text, state, changedAt, unread } = request;
  const topic = about && paymentTopicOf(about.topic);
  return (
    <Link className={styles.line} to={paymentQuestionPaths.requests(language, id)}>
      <span ref={link} className={styles.head}>
        <b>{topic ? t(`topic_${topic.key}`) : t('support:topic_payments')}</b>
        <span className={styles.number}>{t('support:request_number', { number: id })}</span>
      </span>
      {about?.payment ? <NamedPayment payment={about.payment} /> : null}
      <span className={styles.preview} dir="auto">
        {text}
      </span>
      <span className={styles.head}>
        <StateMark state={state} />
        {unread > 0 ? <b className={styles.news}>{t('support:unread_count', { count: unread })}</b> : null}
        <span className={styles.time}>{time.moment(changedAt, now)}</span>
      </span>
    </Link>
  );
}
