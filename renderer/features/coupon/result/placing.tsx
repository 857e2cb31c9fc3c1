import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Spinner } from '#renderer/ui/spinner.tsx';
import { Figure } from '../bet-slip/figure.tsx';
import { TakeBack } from '../one-click/take-back.tsx';
import type { PlacementBatch } from '../placement/batch.ts';
import { BatchLegs } from './batch-legs.tsx';
import styles from './result.module.css';

/** Returns the latest decision time of the live-delayed coupons; null when none is delayed. */
function decidesAt({ intents }: PlacementBatch): number | null {
  const pending = intents.flatMap(({ phase }) => (phase.kind === 'pending' ? [phase.decidesAt] : []));
  return pending.length > 0 ? Math.max(...pending) : null;
}

/** Returns the total stake of the batch in minor units. */
const stakeOf = ({ intents }: PlacementBatch): number => intents.reduce((sum, { body }) => sum + body.amount, 0);

interface PlacingText {
  readonly title: string;
  readonly text: string;
  /** Seconds until the decision. */
  readonly seconds?: number;
}

function usePlacingText(batch: PlacementBatch): PlacingText {
  const { t } = useTranslation('coupon');
  const now = useNow(SECOND_MS);
  const isUnknown = batch.intents.some(({ phase }) => phase.kind === 'unknown');
  if (isUnknown) return { title: t('unknown_title'), text: t('unknown_text') };
  const until = decidesAt(batch);
  if (until === null) return { title: t('sending_title'), text: t('sending_text') };
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  return { title: t(seconds > 0 ? 'pending_title' : 'pending_deciding'), text: t('pending_text'), seconds };
}

/** Shows an open placement: its progress, and that its result is still unknown. */
export function Placing({ batch }: { readonly batch: PlacementBatch }) {
  const { t } = useTranslation('coupon');
  const money = useMoneyText();
  const { title, text, seconds } = usePlacingText(batch);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, so the panel takes the focus.
    panel.current?.focus({ preventScroll: true });
  }, []);
  const isUnknown = batch.intents.some(({ phase }) => phase.kind === 'unknown');
  return (
    <div ref={panel} className={styles.placing} tabIndex={-1} aria-busy="true">
      <div className={isUnknown ? `${styles.news} ${styles.unknown}` : styles.news}>
        <Spinner />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        {seconds ? (
          <b className={styles.seconds} aria-hidden="true">
            {t('seconds', { seconds })}
          </b>
        ) : null}
      </div>
      <BatchLegs bets={batch.bets} />
      <TakeBack batch={batch} />
      <dl className={styles.figures}>
        <Figure name={t('stake')}>
          <bdi translate="no">{money(stakeOf(batch), batch.iso)}</bdi>
        </Figure>
      </dl>
    </div>
  );
}
