import type { ReactNode } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import { isPaymentOver, type PaymentState } from '#shared/domain/cashier/payments.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { useCancelDepositMutation } from './api.ts';
import styles from './cashier.module.css';
import { PaymentPagePlace } from './payment-page-place.tsx';
import { PaymentFacts } from './payment-steps.tsx';
import { usePayment } from './use-payment.ts';
import { usePaymentText } from './use-payment-text.ts';

/** Returns the address at which a payment has its story. */
const paymentPath = (language: string, paymentId: number): string =>
  `${paths.to('office/historypay', language)}?payment=${paymentId}`;

const ARRIVED: readonly PaymentState[] = ['received', 'paid'];

/** Says how a payment stands, what that means, and why. */
export function PaymentNote({ payment }: { readonly payment: WholePayment }) {
  const { t } = useTranslation('cashier');
  const text = usePaymentText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const { kind, state, reason, note, answerBy = null } = payment;
  const isOver = isPaymentOver(kind, state);
  const icon: IconName = ARRIVED.includes(state) ? 'check' : isOver ? 'alert' : 'clock';
  return (
    <div role="status" className={styles.stack}>
      <Notice kind={isOver && !ARRIVED.includes(state) ? 'warn' : 'info'} icon={icon}>
        <p>
          <b>{text.state(payment)}</b>
        </p>
        <p>{[text.meaning(payment), text.reason(reason)].filter((part) => part !== '').join(' ')}</p>
        {note === '' ? null : <p>{t('note', { note })}</p>}
        {answerBy === null ? null : <p>{t('answer_by', { day: time.moment(answerBy, now) })}</p>}
      </Notice>
    </div>
  );
}

/** Cancels a deposit that the player has not paid. */
export function CancelDeposit({ paymentId }: { readonly paymentId: number }) {
  const { t } = useTranslation(['cashier', 'errors']);
  const [cancel, { isLoading, error }] = useCancelDepositMutation();
  return (
    <>
      <Button
        aria-busy={isLoading}
        disabled={isLoading}
        onClick={() => void cancel({ params: { paymentId: String(paymentId) } })}
      >
        {t('cancel_deposit')}
      </Button>
      <p className={styles.said} role="alert">
        {error ? t(`errors:${errorTextKey(toCallError(error))}`) : null}
      </p>
    </>
  );
}

/** Says the balance that a received deposit led to, and leads to betting. */
function Received({ payment: { iso } }: { readonly payment: WholePayment }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const money = useMoneyText();
  const account = useAppSelector(selectAccounts).find((one) => one.iso === iso);
  return (
    <>
      {account ? (
        <p className={styles.line}>
          {t('balance_now')} <bdi translate="no">{money(account.money, iso)}</bdi>
        </p>
      ) : null}
      <Link className={buttonClass('primary')} to={paths.line({ language })}>
        {t('bet_now')}
      </Link>
    </>
  );
}

interface PaymentViewProps {
  readonly payment: WholePayment;
  /** What the player can do besides, such as begin another one. */
  readonly actions?: ReactNode;
}

/** Shows a payment: the page on which it is paid while that waits, what it became, and what to do next. */
export function PaymentView({ payment, actions }: PaymentViewProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const text = usePaymentText();
  const { id, kind, state, page, methodKind, methodName } = payment;
  return (
    <div className={styles.stack}>
      <PaymentNote payment={payment} />
      {page === null ? null : (
        <PaymentPagePlace page={page} method={text.method({ kind: methodKind, name: methodName })} />
      )}
      <PaymentFacts payment={payment} />
      <div className={styles.buttons}>
        {kind === 'deposit' && state === 'received' ? <Received payment={payment} /> : null}
        {kind === 'deposit' && state === 'waiting' ? <CancelDeposit paymentId={id} /> : null}
        {kind === 'withdrawal' && state === 'waiting-for-player' ? (
          <Link className={buttonClass('primary')} to={paths.to('office/support', language)}>
            {t('lead_support')}
          </Link>
        ) : null}
        {isPaymentOver(kind, state) ? actions : null}
        <Link className={buttonClass('quiet')} to={paymentPath(language, id)}>
          {t('lead_payment')}
        </Link>
      </div>
    </div>
  );
}

/** Says that there is no such payment of the player, and leads to those that there are. */
export function PaymentMissing() {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  return (
    <StateView
      kind="empty"
      icon="info"
      title={t('missing')}
      text={t('missing_text')}
      actions={
        <Link className={buttonClass('secondary')} to={paths.to('office/historypay', language)}>
          {t('lead_payments')}
        </Link>
      }
    />
  );
}

interface PaymentPlaceProps {
  readonly payment: WholePayment | undefined;
  /** Why it could not be read. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: (payment: WholePayment) => ReactNode;
}

/** Shows a payment once it is there; says so where the player has no such payment, or where it cannot be read. */
export function PaymentPlace({ payment, error, onRetry, children }: PaymentPlaceProps) {
  if (payment) return children(payment);
  if (!error) return <Bone kind="price" />;
  return toCallError(error).status === 404 ? <PaymentMissing /> : <FailedList error={error} onRetry={onRetry} />;
}

interface ShownPaymentProps extends Pick<PaymentPlaceProps, 'children'> {
  readonly paymentId: number;
  readonly userId: number;
  /** The payment as an answer told it, until the platform is asked. */
  readonly known?: WholePayment | undefined;
}

/** Asks for a payment for as long as it is open, and shows it. */
export function ShownPayment({ paymentId, userId, known, children }: ShownPaymentProps) {
  const { payment = known, error, refetch } = usePayment(paymentId, userId);
  const retry = useRetry(refetch);
  return (
    <PaymentPlace payment={payment} error={error} onRetry={retry}>
      {children}
    </PaymentPlace>
  );
}
