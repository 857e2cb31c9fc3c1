import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { CashOutPhaseNote } from '../cash-out/cash-out-phase-note.tsx';
import { useCashOut } from '../cash-out/use-cash-out.ts';
import { type KnownCashOut, useCashOutPrice } from '../cash-out/use-cash-out-price.ts';
import { useCashOutReason } from '../cash-out/use-cash-out-reason.ts';
import styles from './my-bets.module.css';

/** Phases in which a second order would be sent while the first one may still be carried out. */
const BUSY = new Set(['sending', 'pending', 'unknown']);

interface OfferProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
  readonly order: ReturnType<typeof useCashOut>;
}

/** The button that cashes out the whole coupon at the price that it shows, or why there is none. */
export function CashOutOffer({ coupon, known, order }: OfferProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  if (known.kind !== 'priced') {
    // The site offers no cash-out, or the bet is over: there is nothing to wait for.
    if (known.kind === 'none' && (known.reason === 'SWITCHED_OFF' || known.reason === 'SETTLED')) return null;
    return <p className={styles.quiet}>{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</p>;
  }
  const { price, stake, sequence, isLive } = known.cashOut;
  const isBusy = BUSY.has(order.phase.kind);
  const seconds = known.cashOut.delaySeconds ?? 0;
  return (
    <>
      <Button
        kind="primary"
        wide
        data-cash-out=""
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={isBusy ? undefined : () => order.start({ stake, price, sequence, isAnyPrice: false })}
      >
        {t('cash_out_for', { price: money(price, coupon.iso) })}
      </Button>
      {isLive && seconds > 0 ? <p className={styles.quiet}>{t('live_delay', { seconds })}</p> : null}
    </>
  );
}

interface CashOutInRowProps {
  readonly coupon: Coupon;
  /** Comma-separated numbers of the coupons whose prices are asked for together. */
  readonly cashOutIds: string;
  /** Keeps the coupon in the list until the player has seen the result; null lets it go. */
  readonly onHold: (couponId: string, coupon: Coupon | null) => void;
}

/**
 * Cashes out an open coupon in one press, at the price on the button. A price that fell meanwhile is refused by the
 * platform and asked for again here; the result is shown until the player closes it.
 */
export function CashOutInRow({ coupon, cashOutIds, onHold }: CashOutInRowProps) {
  const { t } = useTranslation(['cash-out', 'common']);
  const order = useCashOut(coupon.id);
  const { known } = useCashOutPrice(coupon, cashOutIds);
  const { kind } = order.phase;
  // The row shows the bet as it was when the player pressed.
  const [asked, setAsked] = useState<Coupon | null>(null);
  if (kind === 'idle' ? asked !== null : asked === null) setAsked(kind === 'idle' ? null : coupon);
  useEffect(() => onHold(coupon.id, asked), [coupon.id, asked, onHold]);
  const isOver = kind === 'cashed-out' || kind === 'refused' || kind === 'failed';
  return (
    <div className={styles.cashOut}>
      {kind === 'idle' || kind === 'sending' ? null : (
        <div className={styles.outcome}>
          <CashOutPhaseNote phase={order.phase} iso={coupon.iso} onAsk={order.askAgain} />
          {isOver ? <IconButton icon="close" size={14} label={t('common:close')} onClick={order.reset} /> : null}
        </div>
      )}
      {kind === 'cashed-out' ? null : <CashOutOffer coupon={coupon} known={known} order={order} />}
    </div>
  );
}
