import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { Payment, WholePayment } from '#shared/contracts/cashier.ts';
import styles from './cashier.module.css';
import { sumWords } from './fact-words.ts';
import story from './payment-steps.module.css';
import { usePaymentText } from './use-payment-text.ts';

/** Lists what is known of a payment: number, amount, fee, method, and where it came from or goes to. */
export function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const text = usePaymentText();
  const { id, kind, state, amount, fee, iso, methodKind, methodName, label } = payment;
  const words = sumWords(kind, state);
  const total = kind === 'deposit' ? amount + fee : amount - fee;
  const method = text.method({ kind: methodKind, name: methodName });
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('fact_number')}</dt>
        <dd>
          <bdi translate="no">{id}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('fact_method')}</dt>
        <dd>
          <bdi>{label === '' || label === method ? method : `${method} · ${label}`}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t(words.amount)}</dt>
        <dd>
          <bdi translate="no">{money(amount, iso)}</bdi>
        </dd>
      </div>
      {fee === 0 || words.total === null ? null : (
        <>
          <div>
            <dt>{t('sum_fee')}</dt>
            <dd>
              <bdi translate="no">{money(fee, iso)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(words.total)}</dt>
            <dd>
              <bdi translate="no">{money(total, iso)}</bdi>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** Tells a payment from its beginning: each state with its time, why, and what the staff wrote. */
export function PaymentSteps({ payment }: { readonly payment: WholePayment }) {
  const { t } = useTranslation(['cashier', 'common']);
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const text = usePaymentText();
  return (
    <ol className={story.steps} aria-label={t('steps_label')}>
      {payment.steps.map(({ state, at, reason, note }) => (
        <li key={`${at} ${state}`}>
          <time className={story.instant} dateTime={new Date(at).toISOString()}>
            {t('common:day_time', { day: time.day(at, now), time: time.time(at, true) })}
          </time>
          <p className={story.step}>{text.state({ kind: payment.kind, state })}</p>
          {reason === null ? null : <p className={styles.quiet}>{text.reason(reason)}</p>}
          {note === '' ? null : <p className={styles.quiet}>{t('note', { note })}</p>}
        </li>
      ))}
    </ol>
  );
}
