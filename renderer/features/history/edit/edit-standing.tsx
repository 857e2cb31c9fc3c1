import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { OrderOutcome } from '../orders/order-outcome.tsx';
import { EditPhaseNote } from './edit-phase-note.tsx';
import type { useEdit } from './use-edit.ts';

export interface EditStandingProps {
  readonly order: Pick<ReturnType<typeof useEdit>, 'askAgain' | 'phase' | 'reset'>;
  readonly iso: string;
}

/** Says how an edit stands whose form is not shown: in a list, such as after a reload, and in the dialog until it is decided. */
export function EditStanding({ order: { phase, askAgain, reset }, iso }: EditStandingProps) {
  const { t } = useTranslation('edit');
  if (phase.kind === 'sending') {
    return (
      <Notice kind="info" icon="clock" announced>
        {t('sending_note')}
      </Notice>
    );
  }
  return (
    <OrderOutcome onClose={isOpenPhase(phase) ? null : reset}>
      <EditPhaseNote phase={phase} iso={iso} onAsk={askAgain} />
    </OrderOutcome>
  );
}
