import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import type { OffBet } from '../coupon-state.ts';
import styles from './leg-row.module.css';
import { LegSwitch } from './leg-switch.tsx';
import { RemoveLeg } from './remove-leg.tsx';
import { useLegText } from './use-leg-text.ts';
import { useLegsNow } from './use-legs-now.ts';

const NOT_TOLD: readonly CurrentLegPrice[] = [];

/** Shows a bet that is switched off: it takes no part in the coupon until it is switched on again. */
export function OffLegRow({ off: { bet } }: { readonly off: OffBet }) {
  const { t } = useTranslation('coupon');
  const text = useLegText();
  const bets = useMemo(() => [bet], [bet]);
  const [now] = useLegsNow(bets, NOT_TOLD);
  const isGone = now?.state === 'gone';
  const coef = now && 'coef' in now ? now.coef : bet.coef;
  return (
    <li className={styles.leg} data-off="">
      <div className={styles.head}>
        <span className={styles.pair} title={text.pair(bet)}>
          <bdi translate="no">{text.pair(bet)}</bdi>
        </span>
        {isGone ? null : (
          <bdi translate="no" className={styles.price} dir="ltr">
            {text.price(bet, coef)}
          </bdi>
        )}
        <RemoveLeg bet={bet} />
      </div>
      <div className={styles.choice}>
        <span className={styles.market}>{text.market(bet)}:</span> <b>{text.outcome(bet)}</b>
        <span className={styles.side}>
          <LegSwitch bet={bet} isOn={false} />
        </span>
      </div>
      <p className={styles.when}>{t(isGone ? 'leg_gone' : 'leg_off')}</p>
    </li>
  );
}

/** Lists the bets that are switched off, below bets whose order or blocks mean something. */
export function OffLegs({ offBets }: { readonly offBets: readonly OffBet[] }) {
  const { t } = useTranslation('coupon');
  if (offBets.length === 0) return null;
  return (
    <ul aria-label={t('off_label')}>
      {offBets.map((off) => (
        <OffLegRow key={betKey(off.bet)} off={off} />
      ))}
    </ul>
  );
}
