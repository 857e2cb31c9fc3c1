import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OrderPhaseNote } from '#renderer/lib/orders/order-phase-note.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { CashOutPhase } from './cash-out-order.ts';
import { useCashOutReason } from './use-cash-out-reason.ts';

interface CashOutPhaseNoteProps {
  readonly phase: CashOutPhase;
  readonly iso: string;
  readonly onAsk: () => void;
}

/** Shows the phase of a cash-out in the words of cash-outs. */
export function CashOutPhaseNote({ phase, iso, onAsk }: CashOutPhaseNoteProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  const texts = {
    done: phase.kind === 'done' ? t('cashed_out_note', { price: money(phase.price, iso) }) : null,
    refused: phase.kind === 'refused' ? reason(phase.code) : null,
    pending: t('pending_note'),
    nothingDone: t('not_cashed_out'),
    unknown: t('unknown_note'),
    askAgain: t('ask_again'),
  };
  return <OrderPhaseNote phase={phase} texts={texts} onAsk={onAsk} />;
}
