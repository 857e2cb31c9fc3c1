import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import orderStyles from '../orders/order.module.css';
import { BetPicker } from './bet-picker.tsx';
import { betsOfDraft, type DraftLeg, draftOf, type EditDraft, questionOf, replaced, withBet } from './edit-draft.ts';
import { EditForm } from './edit-form.tsx';
import type { EditPhase } from './edit-order.ts';
import { EditPhaseNote } from './edit-phase-note.tsx';
import { EditStanding } from './edit-standing.tsx';
import type { useEdit } from './use-edit.ts';
import { useEditQuote } from './use-edit-quote.ts';

export interface EditDialogProps {
  readonly coupon: Coupon;
  readonly order: ReturnType<typeof useEdit>;
  readonly onClose: () => void;
}

/** Shows the result of the edit; the closing button takes the focus. */
function Done({ phase, iso, onClose }: { phase: EditPhase; iso: string; onClose: () => void }) {
  const { t } = useTranslation('common');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={orderStyles.stack}>
      <EditPhaseNote phase={phase} iso={iso} onAsk={onClose} />
      <Button ref={close} large wide onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

/** Edits the bets and the stake of a coupon. An order takes the place of the form until it is decided. */
export function EditSteps({ coupon, order, onClose }: EditDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(coupon));
  const [picking, setPicking] = useState<{ readonly leg: DraftLeg | null } | null>(null);
  const [hasPicked, setHasPicked] = useState(false);
  const { phase } = order;
  const isDone = phase.kind === 'done';
  const isOpen = isOpenPhase(phase);
  const known = useEditQuote(coupon.id, questionOf(draft), isDone || isOpen);
  const change = (next: EditDraft) => {
    setDraft(next);
    // The refusal was about the previous draft.
    if (phase.kind === 'refused' || phase.kind === 'failed') order.reset();
  };
  const pick = (leg: DraftLeg | null) => {
    setHasPicked(true);
    setPicking({ leg });
  };
  if (isDone) return <Done phase={phase} iso={coupon.iso} onClose={onClose} />;
  // The order may already have replaced the coupon: no figure of the form is certain.
  if (isOpen) return <EditStanding order={order} iso={coupon.iso} />;
  if (picking) {
    return (
      <BetPicker
        instead={picking.leg?.bet ?? null}
        taken={new Set(betsOfDraft(draft).map(({ bet }) => bet.selectionId))}
        onBack={() => setPicking(null)}
        onPick={(bet) => {
          change(picking.leg ? replaced(draft, legIdentity(picking.leg.bet), bet) : withBet(draft, bet));
          setPicking(null);
        }}
      />
    );
  }
  return (
    <EditForm
      coupon={coupon}
      draft={draft}
      known={known}
      order={order}
      isReturn={hasPicked}
      onChange={change}
      onPick={pick}
    />
  );
}

/** Edits an open coupon: its bets and its stake, at current prices and for its current value. */
export function EditDialog({ coupon, order, onClose }: EditDialogProps) {
  const { t } = useTranslation(['edit', 'common']);
  // The result describes the coupon as it was when the dialog opened.
  const [asked] = useState(coupon);
  const { kind } = order.phase;
  return (
    <Dialog
      title={t('dialog_title', { number: asked.id })}
      closeLabel={t('common:close')}
      padded
      wide
      insistent={kind === 'sending' || kind === 'pending'}
      onClose={onClose}
    >
      <EditSteps coupon={asked} order={order} onClose={onClose} />
    </Dialog>
  );
}
