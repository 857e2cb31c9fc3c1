import { type ReactNode, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { EDITABLE_TYPES } from '#shared/domain/coupon/edit/edited-shape.ts';
import type { EditDialogProps } from '../edit/edit-dialog.tsx';
import type { EditStandingProps } from '../edit/edit-standing.tsx';
import { useEdit } from '../edit/use-edit.ts';
import orderStyles from '../orders/order.module.css';
import { usePinnedCoupon } from '../pinned-coupons.ts';
import styles from './cash-out.module.css';
import { useRemoveAutoCashOutRuleMutation } from './cash-out-api.ts';
import { CashOutDialog } from './cash-out-dialog.tsx';
import { CashOutStanding } from './cash-out-standing.tsx';
import { CashingOutButton, isCashingOut } from './cashing-out-button.tsx';
import { stakeInPlay } from './stake-in-play.ts';
import { useCashOut } from './use-cash-out.ts';
import { type KnownCashOut, useCashOutPrice } from './use-cash-out-price.ts';
import { useCashOutReason } from './use-cash-out-reason.ts';

const EditDialog = lazyPart<EditDialogProps>({
  load: async () => (await import('../edit/edit-dialog.tsx')).EditDialog,
  namespaces: ['edit'],
});
const EditStanding = lazyPart<EditStandingProps>({
  load: async () => (await import('../edit/edit-standing.tsx')).EditStanding,
  namespaces: ['edit'],
});

/** Shows the auto cash-out rule of the coupon with a button that cancels it. */
function RuleLine({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const [remove, { isLoading }] = useRemoveAutoCashOutRuleMutation();
  const rule = coupon.cashOut?.rule;
  if (!rule) return null;
  const target = money(rule.target, coupon.iso);
  const text =
    rule.stake === null
      ? t('rule_all', { target })
      : t('rule_part', { target, stake: money(Math.min(rule.stake, coupon.amount), coupon.iso) });
  return (
    <div className={styles.rule}>
      <span>{text}</span>
      <Button kind="quiet" disabled={isLoading} onClick={() => void remove({ params: { couponId: coupon.id } })}>
        {t('remove_rule')}
      </Button>
    </div>
  );
}

interface CashOutPanelProps {
  readonly coupon: Coupon;
  /** Comma-separated numbers of the open coupons of the list. */
  readonly cashOutIds: string;
}

interface PanelPartProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
}

/** The buttons that cash out or edit the coupon, or why it has no price. */
function PanelOffer({ coupon, known, onOpen }: PanelPartProps & { readonly onOpen: (what: OpenedDialog) => void }) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  if (known.kind !== 'priced') {
    return <span className={orderStyles.quiet}>{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</span>;
  }
  return (
    <>
      <Button kind="primary" onClick={() => onOpen('now')}>
        {t('cash_out_for', { price: money(known.cashOut.price, coupon.iso) })}
      </Button>
      {coupon.cashOut?.rule ? null : (
        <Button kind="quiet" onClick={() => onOpen('later')}>
          {t('cash_out_at')}
        </Button>
      )}
      {EDITABLE_TYPES.includes(coupon.typeId) ? (
        <Button kind="quiet" onClick={() => onOpen('edit')}>
          {t('edit_bet')}
        </Button>
      ) : null}
    </>
  );
}

interface OfferSpaceProps {
  /** The list behind an open dialog does not move. */
  readonly isKept: boolean;
  /** The buttons; null while the note about an order takes their place. */
  readonly children: ReactNode;
}

/** Room for the buttons of the coupon. */
export function OfferSpace({ isKept, children }: OfferSpaceProps) {
  return children === null && !isKept ? null : <div className={styles.offer}>{children}</div>;
}

type OpenedDialog = 'edit' | 'later' | 'now';

interface PanelOrders {
  readonly cashOut: ReturnType<typeof useCashOut>;
  readonly edit: ReturnType<typeof useEdit>;
}

/** Says how the orders about the coupon stand whose dialogs are not open, such as after a reload. */
function Standing({ cashOut, edit, iso }: PanelOrders & { readonly iso: string }) {
  const { phase, asked } = cashOut;
  return (
    <>
      {asked && isCashingOut(phase) ? <CashingOutButton phase={phase} price={asked.price} iso={iso} /> : null}
      <CashOutStanding order={cashOut} iso={iso} />
      {edit.phase.kind === 'idle' ? null : <EditStanding order={edit} iso={iso} />}
    </>
  );
}

/** Shows the cash-out price of an open coupon on the button that accepts it, or why there is none. */
export function CashOutPanel({ coupon, cashOutIds }: CashOutPanelProps) {
  const { t } = useTranslation('cash-out');
  const { known, delaySeconds } = useCashOutPrice(coupon, cashOutIds);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const inPlay = stakeInPlay(coupon, known);
  const cashOut = useCashOut(coupon.id, inPlay);
  const edit = useEdit(coupon, inPlay);
  const hasOrder = cashOut.phase.kind !== 'idle' || edit.phase.kind !== 'idle';
  usePinnedCoupon(coupon.id, opened !== null || hasOrder);
  const isOver = coupon.state !== 'open';
  const isNever = known.kind === 'none' && (known.reason === 'SWITCHED_OFF' || known.reason === 'SETTLED');
  if (opened === null && !hasOrder && (isOver || (isNever && !coupon.cashOut?.rule))) return null;
  /** Opens a dialog, or closes it: either way the player has seen the outcome of the last order. */
  const turn = (what: OpenedDialog | null) => {
    setOpened(what);
    cashOut.reset();
    edit.reset();
  };
  const close = () => turn(null);
  const isOffered = !isOver && !isOpenPhase(cashOut.phase) && !isOpenPhase(edit.phase);
  return (
    <section className={styles.panel} aria-label={t('panel_label', { number: coupon.id })}>
      {opened === null ? <Standing cashOut={cashOut} edit={edit} iso={coupon.iso} /> : null}
      <OfferSpace isKept={opened !== null}>
        {isOffered ? <PanelOffer coupon={coupon} known={known} onOpen={turn} /> : null}
      </OfferSpace>
      <RuleLine coupon={coupon} />
      {opened === 'edit' ? <EditDialog coupon={coupon} order={edit} onClose={close} /> : null}
      {opened === null || opened === 'edit' ? null : (
        <CashOutDialog
          coupon={coupon}
          known={known}
          delaySeconds={delaySeconds}
          begin={opened}
          order={cashOut}
          onClose={close}
        />
      )}
    </section>
  );
}
