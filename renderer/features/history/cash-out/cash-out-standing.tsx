import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { OrderOutcome } from '../orders/order-outcome.tsx';
import { CashOutPhaseNote } from './cash-out-phase-note.tsx';
import { isCashingOut } from './cashing-out-button.tsx';
import type { useCashOut } from './use-cash-out.ts';

interface CashOutStandingProps {
  readonly order: Pick<ReturnType<typeof useCashOut>, 'askAgain' | 'phase' | 'reset'>;
  readonly iso: string;
}

/** Says how a cash-out stands in a list; nothing while a button says that it is on its way. */
export function CashOutStanding({ order: { phase, askAgain, reset }, iso }: CashOutStandingProps) {
  if (phase.kind === 'idle' || isCashingOut(phase)) return null;
  return (
    <OrderOutcome onClose={isOpenPhase(phase) ? null : reset}>
      <CashOutPhaseNote phase={phase} iso={iso} onAsk={askAgain} />
    </OrderOutcome>
  );
}
