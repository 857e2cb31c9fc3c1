import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import orderStyles from '../orders/order.module.css';
import { DraftLegs } from './draft-legs.tsx';
import styles from './edit.module.css';
import { betsOfDraft, type DraftLeg, type EditDraft, questionOf, toggled } from './edit-draft.ts';
import { EditFigures, EditNotes } from './edit-figures.tsx';
import { EditPhaseNote } from './edit-phase-note.tsx';
import { NewStake } from './new-stake.tsx';
import { orderOfQuote, type useEdit } from './use-edit.ts';
import type { KnownEdit } from './use-edit-quote.ts';
import { useEditReason } from './use-edit-reason.ts';

/** Explains editing; takes the focus when the player returns from choosing a bet. */
function Intro({ isReturn }: { readonly isReturn: boolean }) {
  const { t } = useTranslation('edit');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isReturn) text.current?.focus();
  }, [isReturn]);
  return (
    <p ref={text} tabIndex={-1} className={styles.intro}>
      {t('intro')}
    </p>
  );
}

/** Says why the coupon cannot be edited like this. */
function Obstacle({ known, isEmpty, iso }: { known: KnownEdit; isEmpty: boolean; iso: string }) {
  const { t } = useTranslation('edit');
  const reason = useEditReason(iso);
  const { quote, isFresh, isLost } = known;
  if (isEmpty) return <p role="status">{t('no_bets')}</p>;
  if (!isFresh || !quote) return <p role="status">{t(isLost ? 'lost' : 'asking')}</p>;
  if (quote.status === 'none') return <p role="status">{reason({ code: quote.reason })}</p>;
  return <p role="status">{quote.problem ? reason(quote.problem) : ''}</p>;
}

interface EditFormProps {
  readonly coupon: Coupon;
  readonly draft: EditDraft;
  readonly known: KnownEdit;
  readonly order: ReturnType<typeof useEdit>;
  /** The player returns from choosing a bet. */
  readonly isReturn: boolean;
  readonly onChange: (draft: EditDraft) => void;
  /** Opens the choice of a bet: one that replaces this leg, or an added one for null. */
  readonly onPick: (leg: DraftLeg | null) => void;
}

/** Shows the bets and the stake of the new coupon, its cost and return, and the button that makes it. */
export function EditForm({ coupon, draft, known, order, isReturn, onChange, onPick }: EditFormProps) {
  const { t } = useTranslation('edit');
  const more = useRef<HTMLButtonElement>(null);
  const [isStakeWrong, setStakeWrong] = useState(false);
  const { phase } = order;
  const isEmpty = questionOf(draft) === null;
  const readyQuote = known.quote?.status === 'offered' && !isEmpty ? known.quote : null;
  const isReady = known.isFresh && readyQuote?.problem === null && !isStakeWrong;
  const toggle = (identity: string) => {
    const next = toggled(draft, identity);
    // The row of an added bet is removed, and its focused button with it.
    if (next.legs.length < draft.legs.length) more.current?.focus();
    onChange(next);
  };
  const confirm = () => {
    const bankers = betsOfDraft(draft).filter(({ banker }) => banker);
    if (readyQuote) order.start(orderOfQuote(readyQuote, new Set(bankers.map(({ bet }) => legIdentity(bet)))));
  };
  return (
    <div className={orderStyles.stack}>
      <Intro isReturn={isReturn} />
      <DraftLegs legs={draft.legs} own={coupon.legs} quote={known.quote} onToggle={toggle} onReplace={onPick} />
      <Button ref={more} onClick={() => onPick(null)}>
        {t('add')}
      </Button>
      <NewStake
        iso={coupon.iso}
        value={readyQuote?.value ?? null}
        stake={draft.stake}
        onChange={(stake, isWrong) => {
          onChange({ ...draft, stake });
          setStakeWrong(isWrong);
        }}
      />
      {readyQuote ? (
        <div className={orderStyles.stack} aria-busy={!known.isFresh}>
          <EditFigures coupon={coupon} quote={readyQuote} />
          <EditNotes coupon={coupon} quote={readyQuote} delaySeconds={known.delaySeconds} />
        </div>
      ) : null}
      <EditPhaseNote phase={phase} iso={coupon.iso} onAsk={order.askAgain} />
      <Button kind="primary" large wide disabled={!isReady} onClick={confirm}>
        {t('confirm')}
      </Button>
      <div className={orderStyles.quiet}>
        <Obstacle known={known} isEmpty={isEmpty} iso={coupon.iso} />
        {isReady ? <p>{t('valid_for', { seconds: known.secondsLeft })}</p> : null}
      </div>
    </div>
  );
}
