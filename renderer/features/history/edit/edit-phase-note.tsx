import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OrderPhaseNote } from '#renderer/lib/orders/order-phase-note.tsx';
import type { EditPhase } from './edit-order.ts';
import { useEditReason } from './use-edit-reason.ts';

interface EditPhaseNoteProps {
  readonly phase: EditPhase;
  readonly iso: string;
  readonly onAsk: () => void;
}

/** Shows the phase of an edit in the words of edits. */
export function EditPhaseNote({ phase, iso, onAsk }: EditPhaseNoteProps) {
  const { t } = useTranslation('edit');
  const reason = useEditReason(iso);
  const texts = {
    done: phase.kind === 'done' ? t('edited_note', { number: phase.couponId }) : null,
    refused: phase.kind === 'refused' ? reason(phase) : null,
    pending: t('pending_note'),
    nothingDone: t('not_edited'),
    unknown: t('unknown_note'),
    askAgain: t('ask_again'),
  };
  return <OrderPhaseNote phase={phase} texts={texts} onAsk={onAsk} />;
}
