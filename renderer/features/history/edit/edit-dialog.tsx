import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { EditOffer } from '#shared/contracts/coupon-edit.ts';
import { OFFER_POLL_MS } from '../sale/api.ts';
import { useEditOfferQuery } from './api.ts';
import { BetPicker } from './bet-picker.tsx';
import { DraftLegs } from './draft-legs.tsx';
import styles from './edit.module.css';
import { betsOfDraft, type DraftLeg, draftOf, questionOf, replaced, toggled, withBet } from './edit-draft.ts';
import { EditFigures, EditNotes } from './edit-figures.tsx';
import { EditPhaseNote } from './edit-phase.tsx';
import { NewStake } from './new-stake.tsx';
import { orderOfOffer, useEdit } from './use-edit.ts';
import { useEditReason } from './use-edit-words.ts';

interface EditDialogProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

type Picking = { readonly leg: DraftLeg | null } | null;

const ASK_AS_IT_IS = { bets: null, stake: null };

/** What the platform says of the draft, asked for again and again while somebody looks. */
function useEditOffer(couponId: string, question: ReturnType<typeof questionOf>, isOver: boolean) {
  const now = useNow(SECOND_MS);
  const { currentData, isError } = useEditOfferQuery(
    { params: { couponId }, body: question ?? ASK_AS_IT_IS },
    { pollingInterval: OFFER_POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true, skip: isOver },
  );
  const told = currentData?.offer ?? null;
  const isOld = told?.status === 'offered' && now > told.expiresAt;
  return {
    offer: isOld ? null : told,
    isLost: isError || isOld,
    delaySeconds: currentData?.delaySeconds ?? 0,
    secondsLeft: told?.status === 'offered' ? Math.max(0, Math.ceil((told.expiresAt - now) / SECOND_MS)) : 0,
  };
}

/** Why the coupon cannot become this; nothing where it can. */
function Obstacle({
  offer,
  isLost,
  isEmpty,
  iso,
}: {
  offer: EditOffer | null;
  isLost: boolean;
  isEmpty: boolean;
  iso: string;
}) {
  const { t } = useTranslation('edit');
  const reason = useEditReason(iso);
  if (isEmpty) return <p role="status">{t('no_bets')}</p>;
  if (!offer) return <p role="status">{t(isLost ? 'lost' : 'asking')}</p>;
  if (offer.status === 'none') return <p role="status">{reason({ code: offer.reason })}</p>;
  return offer.problem ? <p role="status">{reason(offer.problem)}</p> : null;
}

/** Changes an open coupon: its bets and its stake, at the prices of now, for what it is worth. */
export function EditDialog({ coupon, onClose }: EditDialogProps) {
  const { t } = useTranslation(['edit', 'common']);
  // The coupon as it was when the dialog opened: what becomes of it is said of that one.
  const [asked] = useState(coupon);
  const [draft, setDraft] = useState(() => draftOf(coupon));
  const [isStakeWrong, setStakeWrong] = useState(false);
  const [picking, setPicking] = useState<Picking>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const order = useEdit(coupon.id);
  const { phase } = order;
  const isDone = phase.kind === 'edited';
  const isBusy = phase.kind === 'sending' || phase.kind === 'pending';
  const question = questionOf(draft);
  const { offer, isLost, delaySeconds, secondsLeft } = useEditOffer(coupon.id, question, isDone);
  const legs = betsOfDraft(draft);
  const offered = offer?.status === 'offered' && question !== null ? offer : null;
  const isReady = offered !== null && offered.problem === null && !isStakeWrong && !isBusy && phase.kind !== 'unknown';
  const close = (
    <Button large wide onClick={onClose}>
      {t('common:close')}
    </Button>
  );
  return (
    <Dialog
      title={t('dialog_title', { number: asked.id })}
      closeLabel={t('common:close')}
      padded
      wide
      insistent={isBusy}
      onClose={onClose}
    >
      {isDone ? (
        <div className={styles.stack}>
          <EditPhaseNote phase={phase} iso={asked.iso} onAsk={order.askAgain} />
          {close}
        </div>
      ) : picking ? (
        <BetPicker
          instead={picking.leg?.bet ?? null}
          taken={new Set(legs.map(({ bet }) => bet.marketId))}
          onBack={() => setPicking(null)}
          onPick={(bet) => {
            setDraft(picking.leg ? replaced(draft, picking.leg.bet.marketId, bet) : withBet(draft, bet));
            setPicking(null);
          }}
        />
      ) : (
        <div className={styles.stack}>
          <p className={styles.quiet}>{t('intro')}</p>
          <DraftLegs
            legs={draft.legs}
            own={asked.legs}
            offer={offer}
            disabled={isBusy}
            onToggle={(marketId) => setDraft(toggled(draft, marketId))}
            onReplace={(leg) => setPicking({ leg })}
          />
          <Button disabled={isBusy} onClick={() => setPicking({ leg: null })}>
            {t('add')}
          </Button>
          <NewStake
            iso={asked.iso}
            value={offered?.value ?? null}
            stake={draft.stake}
            onChange={(stake, isWrong) => {
              setDraft({ ...draft, stake });
              setStakeWrong(isWrong);
            }}
          />
          <Obstacle offer={offer} isLost={isLost} isEmpty={question === null} iso={asked.iso} />
          {offered ? (
            <>
              <EditFigures coupon={asked} offer={offered} />
              <EditNotes coupon={asked} offer={offered} delaySeconds={delaySeconds} />
            </>
          ) : null}
          <EditPhaseNote phase={phase} iso={asked.iso} onAsk={order.askAgain} />
          <Button
            ref={confirm}
            kind="primary"
            large
            wide
            disabled={!isReady}
            aria-busy={isBusy}
            onClick={() => {
              const bankers = new Set(legs.filter(({ banker }) => banker).map(({ bet }) => bet.marketId));
              if (offered) order.start(orderOfOffer(offered, bankers));
            }}
          >
            {t('confirm')}
          </Button>
          {isReady ? <p className={styles.quiet}>{t('valid_for', { seconds: secondsLeft })}</p> : null}
        </div>
      )}
    </Dialog>
  );
}
