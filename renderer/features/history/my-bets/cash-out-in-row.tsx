import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectOneTapCashOut } from '#renderer/lib/ports/cash-out-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { CashOutStanding } from '../cash-out/cash-out-standing.tsx';
import { CashingOutButton, isCashingOut } from '../cash-out/cashing-out-button.tsx';
import { ignoreKeyRepeat } from '../cash-out/ignore-key-repeat.ts';
import { pressOf } from '../cash-out/press-of.ts';
import { stakeInPlay } from '../cash-out/stake-in-play.ts';
import { useArmed } from '../cash-out/use-armed.ts';
import { useCashOut } from '../cash-out/use-cash-out.ts';
import { type KnownCashOut, useCashOutPrice } from '../cash-out/use-cash-out-price.ts';
import { useCashOutReason } from '../cash-out/use-cash-out-reason.ts';
import { useCashOutTolerance, useToleranceText } from '../cash-out/use-cash-out-tolerance.ts';
import styles from './my-bets.module.css';

interface OfferProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
  readonly order: ReturnType<typeof useCashOut>;
}

/** The button that cashes out the whole coupon: the first press arms it at the shown price, the second one sells. */
function OfferButton({ coupon, known, order }: OfferProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const isOneTap = useAppSelector(selectOneTapCashOut);
  const toleranceFor = useCashOutTolerance();
  const toleranceText = useToleranceText();
  const offer = known.kind === 'priced' ? known.cashOut : null;
  const tolerance = toleranceFor(offer?.isLive ?? false);
  const { isArmed, arm, disarm } = useArmed(offer?.price ?? null, tolerance);
  if (offer === null) return null;
  const { stake, price, sequence, isLive, delaySeconds = 0 } = offer;
  const shown = money(price, coupon.iso);
  const press = (event: MouseEvent) => {
    const act = pressOf({ isArmed, isOneTap, clicks: event.detail });
    if (act === 'arm') arm();
    if (act !== 'sell') return;
    disarm();
    order.start({ stake, price, sequence, ...tolerance });
  };
  const notes = [
    isLive && delaySeconds > 0 ? t('live_delay', { seconds: delaySeconds }) : '',
    toleranceText(tolerance),
  ];
  return (
    <>
      <Button
        kind="primary"
        wide
        className={isArmed ? styles.armed : undefined}
        data-cash-out=""
        data-armed={isArmed || undefined}
        onKeyDown={ignoreKeyRepeat}
        onBlur={disarm}
        onClick={press}
      >
        {isArmed ? t('confirm_for', { price: shown }) : t('cash_out_for', { price: shown })}
      </Button>
      <p className="vh" role="status">
        {isArmed ? t('press_again', { price: shown }) : ''}
      </p>
      {notes.some(Boolean) ? <p className={styles.quiet}>{notes.filter(Boolean).join(' ')}</p> : null}
    </>
  );
}

/** Offers the cash-out of the whole coupon, says that it is being sold, or why there is no price. */
export function CashOutOffer({ coupon, known, order }: OfferProps) {
  const { t } = useTranslation('cash-out');
  const reason = useCashOutReason();
  const { phase, asked } = order;
  if (asked && isCashingOut(phase)) return <CashingOutButton phase={phase} price={asked.price} iso={coupon.iso} />;
  // The note asks the player to check the order first: another one could sell twice.
  if (phase.kind === 'unknown') return null;
  if (known.kind === 'priced') return <OfferButton coupon={coupon} known={known} order={order} />;
  // The site offers no cash-out, or the bet is over: there is nothing to wait for.
  if (known.kind === 'none' && (known.reason === 'SWITCHED_OFF' || known.reason === 'SETTLED')) return null;
  return <p className={styles.quiet}>{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</p>;
}

interface CashOutInRowProps {
  readonly coupon: Coupon;
  /** Comma-separated numbers of the coupons whose prices are asked for together. */
  readonly cashOutIds: string;
  /** Keeps the coupon in the list until the player has seen the result; null lets it go. */
  readonly onHold: (couponId: string, coupon: Coupon | null) => void;
}

/**
 * Cashes out an open coupon at the price on the button. A price that fell further than the player accepts is refused by
 * the platform and asked for again here; the result is shown until the player closes it.
 */
export function CashOutInRow({ coupon, cashOutIds, onHold }: CashOutInRowProps) {
  const { known } = useCashOutPrice(coupon, cashOutIds);
  const order = useCashOut(coupon.id, stakeInPlay(coupon, known));
  const { kind } = order.phase;
  // The row shows the bet as it was when the player pressed.
  const [asked, setAsked] = useState<Coupon | null>(null);
  if (kind === 'idle' ? asked !== null : asked === null) setAsked(kind === 'idle' ? null : coupon);
  useEffect(() => onHold(coupon.id, asked), [coupon.id, asked, onHold]);
  const row = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  // The button that was pressed gives way to the next one, which takes the focus over.
  useEffect(() => {
    if (kind === 'idle' || !hasFocus.current || document.activeElement !== document.body) return;
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [kind]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: knows whether the focus is inside
    <div
      ref={row}
      className={styles.cashOut}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <CashOutStanding order={order} iso={coupon.iso} />
      {kind === 'done' ? null : <CashOutOffer coupon={coupon} known={known} order={order} />}
    </div>
  );
}
