import { useEffect } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { useOrder } from '#renderer/lib/orders/use-order.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CashierAnswer, DepositRequest, WholePayment } from '#shared/contracts/cashier.ts';
import styles from '../cashier.module.css';
import { CashierOfAccount } from '../cashier-of-account.tsx';
import { ClosedCashier } from '../closed-cashier.tsx';
import { PaymentOrderNote } from '../payment-order-note.tsx';
import { DEPOSIT_SUBJECT, depositOrder, type PaymentPhase } from '../payment-orders.ts';
import { PaymentView, ShownPayment } from '../payment-view.tsx';
import { DepositForm } from './deposit-form.tsx';

interface BegunDepositProps {
  readonly payment: WholePayment;
  readonly onAnother: () => void;
}

/** Shows a deposit that has begun: the page on which it is paid, and what it became. */
function BegunDeposit({ payment, onAnother }: BegunDepositProps) {
  const { t } = useTranslation('cashier');
  const isReceived = payment.state === 'received';
  return (
    <PaymentView
      payment={payment}
      actions={
        <Button kind={isReceived ? 'secondary' : 'primary'} onClick={onAnother}>
          {t(isReceived ? 'deposit_another' : 'deposit_again')}
        </Button>
      }
    />
  );
}

interface NewDepositProps {
  readonly cashier: CashierAnswer;
  readonly phase: PaymentPhase;
  readonly onDeposit: (body: DepositRequest) => void;
  readonly onAsk: () => void;
}

/** The form of a deposit, or why there is none now; while an order is under way, only how that stands. */
export function NewDeposit({ cashier, phase, onDeposit, onAsk }: NewDepositProps) {
  const { closed } = cashier.deposit;
  if (closed) return <ClosedCashier kind="deposit" closure={closed} />;
  const isBusy = isOpenPhase(phase);
  return (
    <>
      {phase.kind === 'unknown' ? null : (
        <DepositForm key={cashier.accountId} cashier={cashier} isBusy={isBusy} onDeposit={onDeposit} />
      )}
      <PaymentOrderNote kind="deposit" phase={phase} iso={cashier.iso} onAsk={onAsk} />
    </>
  );
}

interface DepositViewProps {
  /** Deposit that is shown in the place of the form; null for none. */
  readonly paymentId: number | null;
  /** Shows a deposit that has begun, or the form again. */
  readonly onPayment: (paymentId: number | null) => void;
}

/** The whole way of a deposit: the form, the order under its key, the page of the provider, and what it became. */
export function DepositView({ paymentId, onPayment }: DepositViewProps) {
  const userId = useAppSelector(selectPlayer)?.user_id ?? 0;
  const { phase, start, askAgain, reset } = useOrder(depositOrder, DEPOSIT_SUBJECT, '');
  const made = phase.kind === 'done' ? phase.payment : undefined;
  const madeId = made?.id;
  useEffect(() => {
    // Kept outside this part, so that a reload shows it again.
    if (madeId !== undefined && madeId !== paymentId) onPayment(madeId);
  }, [madeId, paymentId, onPayment]);
  const another = () => {
    reset();
    onPayment(null);
  };
  // An order that is under way comes before a payment that is known already.
  const shownId = madeId ?? (isOpenPhase(phase) ? null : paymentId);
  if (shownId !== null) {
    return (
      <ShownPayment paymentId={shownId} userId={userId} known={made}>
        {(payment) => <BegunDeposit payment={payment} onAnother={another} />}
      </ShownPayment>
    );
  }
  return (
    <div className={styles.stack}>
      <CashierOfAccount userId={userId}>
        {(cashier) => (
          <NewDeposit cashier={cashier} phase={phase} onDeposit={(body) => start({ body })} onAsk={askAgain} />
        )}
      </CashierOfAccount>
    </div>
  );
}
