import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OrderPhaseNote } from '#renderer/lib/orders/order-phase-note.tsx';
import type { PayoutTarget } from '#shared/contracts/cashier.ts';
import type { PaymentKind } from '#shared/domain/cashier/payments.ts';
import type { PaymentPhase } from './payment-orders.ts';
import { usePaymentRefusalText } from './use-payment-refusal-text.ts';

interface PaymentOrderNoteProps {
  readonly kind: PaymentKind;
  readonly phase: PaymentPhase;
  /** ISO 4217. */
  readonly iso: string;
  readonly targets?: readonly PayoutTarget[];
  readonly onAsk: () => void;
}

/** Says how the order of a payment stands until the payment itself can be shown. */
export function PaymentOrderNote({ kind, phase, iso, targets = [], onAsk }: PaymentOrderNoteProps) {
  const { t } = useTranslation('cashier');
  const refusal = usePaymentRefusalText();
  const texts = {
    done: t(`made_${kind}`),
    refused: phase.kind === 'refused' ? refusal(phase.refusal, { iso, targets }) : null,
    pending: '',
    nothingDone: t(`not_made_${kind}`),
    unknown: t(`unknown_${kind}`),
    askAgain: t('ask_again'),
  };
  return <OrderPhaseNote phase={phase} texts={texts} onAsk={onAsk} />;
}
