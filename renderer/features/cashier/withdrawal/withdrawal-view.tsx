import { useEffect } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { useOrder } from '#renderer/lib/orders/use-order.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { CashierAnswer } from '#shared/contracts/cashier.ts';
import styles from '../cashier.module.css';
import { CashierOfAccount } from '../cashier-of-account.tsx';
import { ClosedCashier } from '../closed-cashier.tsx';
import { PaymentOrderNote } from '../payment-order-note.tsx';
import { type PaymentPhase, type SentWithdrawal, WITHDRAWAL_SUBJECT, withdrawalOrder } from '../payment-orders.ts';
import { PaymentSums } from '../payment-sums.tsx';
import { PaymentView, ShownPayment } from '../payment-view.tsx';
import { useAddressedPayment } from '../use-addressed-payment.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

interface NewWithdrawalProps {
  readonly cashier: CashierAnswer;
  readonly phase: PaymentPhase;
  readonly onWithdraw: (order: SentWithdrawal) => void;
  readonly onAsk: () => void;
}

/** What can be withdrawn and the form for it, or why there is none now; while an order is unknown, only how it stands. */
export function NewWithdrawal({ cashier, phase, onWithdraw, onAsk }: NewWithdrawalProps) {
  const { t } = useTranslation('cashier');
  const { iso, available, held, withdrawal } = cashier;
  const sums = [
    { name: t('available'), amount: available },
    { name: t('held'), amount: held },
  ];
  const form = withdrawal.closed ? (
    <ClosedCashier kind="withdrawal" closure={withdrawal.closed} />
  ) : phase.kind === 'unknown' ? null : (
    <WithdrawalForm key={cashier.accountId} cashier={cashier} isBusy={isOpenPhase(phase)} onWithdraw={onWithdraw} />
  );
  return (
    <>
      <PaymentSums iso={iso} sums={sums} />
      <p className={styles.quiet}>{t('held_text')}</p>
      {form}
      <PaymentOrderNote kind="withdrawal" phase={phase} iso={iso} targets={withdrawal.targets} onAsk={onAsk} />
    </>
  );
}

/** The whole way of a withdrawal: the form, the order under its key, and what it became; the address keeps the last. */
export function WithdrawalView() {
  const { t } = useTranslation('cashier');
  const player = useAppSelector(selectPlayer);
  const userId = player?.user_id ?? 0;
  const [paymentId, show] = useAddressedPayment();
  const { phase, start, askAgain, reset } = useOrder(withdrawalOrder, WITHDRAWAL_SUBJECT, '');
  const made = phase.kind === 'done' ? phase.payment : undefined;
  const madeId = made?.id;
  useEffect(() => {
    if (madeId !== undefined && madeId !== paymentId) show(madeId);
  }, [madeId, paymentId, show]);
  const another = () => {
    reset();
    show(null);
  };
  const shownId = madeId ?? (isOpenPhase(phase) ? null : paymentId);
  return (
    <OfficeCard>
      {player?.narrow === 'withdrawal' ? (
        <Notice kind="info" icon="info">
          {t('narrow_text')}
        </Notice>
      ) : null}
      {shownId === null ? (
        <CashierOfAccount userId={userId}>
          {(cashier) => <NewWithdrawal cashier={cashier} phase={phase} onWithdraw={start} onAsk={askAgain} />}
        </CashierOfAccount>
      ) : (
        <ShownPayment paymentId={shownId} userId={userId} known={made}>
          {(payment) => (
            <>
              <PaymentView payment={payment} />
              <div>
                <Button onClick={another}>{t('withdraw_another')}</Button>
              </div>
            </>
          )}
        </ShownPayment>
      )}
    </OfficeCard>
  );
}
