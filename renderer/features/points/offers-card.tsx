import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { isOpenPhase } from '#renderer/lib/orders/order.ts';
import { OrderPhaseNote } from '#renderer/lib/orders/order-phase-note.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import type { PointsTermsAnswer } from '#shared/contracts/points.ts';
import { freeBetValue } from '#shared/domain/points/points.ts';
import styles from './points.module.css';
import type { PurchasePhase } from './purchase-order.ts';
import { usePointsText } from './use-points-text.ts';
import { usePurchase } from './use-purchase.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Offer = PointsTermsAnswer['offers'][number];

interface OfferRowProps {
  readonly offer: Offer;
  /** ISO 4217. */
  readonly iso: string;
  /** Points of the player; null for a guest, and while they are not known. */
  readonly balance: number | null;
  readonly isBusy: boolean;
  readonly onBuy: (value: number) => void;
}

function OfferRow({ offer, iso, balance, isBusy, onBuy }: OfferRowProps) {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const text = usePointsText();
  const value = freeBetValue(offer.times, iso);
  const terms = [...text.conditions(offer), t('days', { count: offer.days })].join(' · ');
  const missing = balance === null ? 0 : offer.points - balance;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b suppressHydrationWarning>{t('free_bet', { value: money(value, iso) })}</b>
        <span className={styles.quiet}>{terms}</span>
      </div>
      {balance === null || missing > 0 ? (
        <div className={styles.cost}>
          <b>{text.points(offer.points)}</b>
          {missing > 0 ? <span className={styles.quiet}>{t('missing', { count: missing })}</span> : null}
        </div>
      ) : (
        <Button
          aria-busy={isBusy}
          aria-label={t('buy_named', { value: money(value, iso), points: text.points(offer.points) })}
          onClick={() => (isBusy ? undefined : onBuy(value))}
        >
          {t('buy', { points: text.points(offer.points) })}
        </Button>
      )}
    </li>
  );
}

/** Says how the purchase stands. */
export function PurchaseNote({ phase, onAsk }: { readonly phase: PurchasePhase; readonly onAsk: () => void }) {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const refusal = useRefusalText();
  const texts = {
    done:
      phase.kind === 'done'
        ? t('bought', { code: phase.freeBet.code, value: money(phase.freeBet.value, phase.freeBet.iso) })
        : null,
    refused: phase.kind === 'refused' ? refusal(phase.reason) : null,
    pending: '',
    nothingDone: t('not_bought'),
    unknown: t('unknown'),
    askAgain: t('ask_again'),
  };
  return <OrderPhaseNote phase={phase} texts={texts} onAsk={onAsk} />;
}

/**
 * Returns the points that the offers are compared with: those that the player had when pressing until the order is
 * decided, and none while its outcome is unknown, because it may have taken points already.
 */
export function useComparedPoints(balance: number | null, phase: PurchasePhase): number | null {
  const isOpen = isOpenPhase(phase);
  const [before, setBefore] = useState(balance);
  if (!isOpen && before !== balance) setBefore(balance);
  if (phase.kind === 'unknown') return null;
  return isOpen ? before : balance;
}

interface OffersCardProps extends Pick<OfferRowProps, 'balance' | 'iso'> {
  readonly offers: readonly Offer[];
  /** Asks for the offers again, because they have changed. */
  readonly onChanged: () => void;
}

/** Lists what points buy; a player buys what the points are enough for. */
export function OffersCard({ offers, iso, balance, onChanged }: OffersCardProps) {
  const { t } = useTranslation('points');
  const { phase, start, askAgain } = usePurchase({ iso, balance, onChanged });
  // An order without an answer may have been booked: it is asked for before another one begins.
  const isBusy = isOpenPhase(phase);
  const compared = useComparedPoints(balance, phase);
  const note = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isBought = phase.kind === 'done';
  const isUnknown = phase.kind === 'unknown';
  useEffect(() => {
    // The pressed button may have gone with the points, and goes with an unknown outcome.
    const isLost = isUnknown && hasPressed.current && document.activeElement === document.body;
    if (isBought || isLost) note.current?.focus();
  }, [isBought, isUnknown]);
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('buy_title')}</h2>
      {offers.length === 0 ? <p className={styles.text}>{t('offers_none')}</p> : null}
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            {...{ offer, iso, balance: compared, isBusy }}
            onBuy={(value) => {
              hasPressed.current = true;
              start({ offer: offer.id, points: offer.points, value });
            }}
          />
        ))}
      </ul>
      <div className={styles.note} ref={note} tabIndex={-1}>
        <PurchaseNote phase={phase} onAsk={askAgain} />
      </div>
    </Card>
  );
}
