import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import type { Intent, PlacementBatch } from '../placement/batch.ts';
import { amountChanged, betAmountChanged } from '../slice.ts';
import { type CounterOffer, counterOffersIn } from './counter-offer.ts';
import { counterOfferAccepted, counterOfferDismissed } from './counter-offer-actions.ts';
import styles from './counter-offers.module.css';

/** Seconds before the end at which a screen reader announces that time is short. */
const SOON_S = 5;

interface CounterOfferProps {
  readonly batch: PlacementBatch;
  readonly intent: Intent;
  readonly counterOffer: CounterOffer;
}

interface Sums {
  readonly amount: string;
  readonly asked: string;
}

/**
 * Announces a counter-offer at its beginning, shortly before its end, and at its end; the seconds between are only
 * shown.
 */
function CounterOfferNews({ seconds, sums }: { readonly seconds: number; readonly sums: Sums }) {
  const { t } = useTranslation('counter-offer');
  const [first, setFirst] = useState('');
  // Reads the seconds once: a text that changes every second would be announced every second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => setFirst(seconds > SOON_S ? t('offer_news', { ...sums, seconds }) : ''), []);
  const now = seconds === 0 ? t('offer_over') : t('offer_soon');
  return (
    <p className="vh" role="status">
      {seconds > SOON_S ? first : now}
    </p>
  );
}

function useBetNames({ bets }: PlacementBatch, { body }: Intent): string {
  const text = useLegText();
  const ids = new Set(body.bets.map(betKey));
  return bets
    .filter((bet) => ids.has(betKey(bet)))
    .map((bet) => `${text.pair(bet)} · ${text.outcome(bet)}`)
    .join(', ');
}

/**
 * Returns a function that puts the amount into its field, also after the counter-offer has ended; the book then checks
 * it again.
 */
function useStakeThis({ batch, intent, counterOffer }: CounterOfferProps): () => void {
  const dispatch = useAppDispatch();
  const entry = { value: counterOffer.amount, iso: batch.iso };
  const [bet] = intent.body.bets;
  return () => {
    if (batch.typeId !== COUPON_TYPE.manySingles) dispatch(amountChanged(entry));
    else if (bet) dispatch(betAmountChanged({ key: betKey(bet), entry }));
  };
}

function CounterOfferCard({ batch, intent, counterOffer }: CounterOfferProps) {
  const { t } = useTranslation('counter-offer');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const names = useBetNames(batch, intent);
  const stakeThis = useStakeThis({ batch, intent, counterOffer });
  const title = useId();
  const now = useNow(SECOND_MS);
  const seconds = Math.max(0, Math.floor((counterOffer.until - now) / SECOND_MS));
  const sums = { amount: money(counterOffer.amount, batch.iso), asked: money(counterOffer.asked, batch.iso) };
  const at = { batchId: batch.id, key: intent.key };
  const take = () => dispatch(counterOfferAccepted({ ...at, newKey: randomId() }));
  return (
    <section className={styles.counterOffer} aria-labelledby={title} data-counter-offer="">
      <div className={styles.head}>
        <h3 id={title} className={styles.title}>
          {t('offer_title')}
        </h3>
        {seconds > 0 ? (
          <span className={styles.left} data-soon={seconds <= SOON_S ? '' : undefined}>
            {t('offer_left', { seconds })}
          </span>
        ) : null}
      </div>
      {batch.intents.length > 1 ? (
        <>
          <p className={styles.names}>{names}</p>
          <p className={styles.text}>{t('offer_text', sums)}</p>
        </>
      ) : null}
      {seconds > 0 ? null : <p className={styles.text}>{t('offer_over')}</p>}
      <CounterOfferNews seconds={seconds} sums={sums} />
      <div className={styles.buttons}>
        {seconds > 0 ? (
          <Button kind="primary" onClick={take}>
            {t('offer_take', sums)}
          </Button>
        ) : (
          <Button onClick={stakeThis}>{t('offer_stake', sums)}</Button>
        )}
        <Button kind="quiet" onClick={() => dispatch(counterOfferDismissed(at))}>
          {t('offer_leave')}
        </Button>
      </div>
    </section>
  );
}

/** Shows the smaller stakes that the book takes of a placement, one for each bet of many singles (decision 020). */
export function CounterOffers({ batch }: { readonly batch: PlacementBatch }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus stays where the player has moved it meanwhile.
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || activeElement?.matches('[data-step]') === true;
    if (isWaiting) box.current?.focus({ preventScroll: false });
  }, []);
  return (
    <div ref={box} className={styles.offers} tabIndex={-1}>
      {counterOffersIn(batch).map(({ intent, counterOffer }) => (
        <CounterOfferCard key={intent.key} batch={batch} intent={intent} counterOffer={counterOffer} />
      ))}
    </div>
  );
}
