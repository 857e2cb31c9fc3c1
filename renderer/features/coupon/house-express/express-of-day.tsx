import { isFrozen } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { HouseExpress } from '#shared/contracts/house-coupons.ts';
import styles from '../tools/coupon-tools.module.css';
import { useExpressesOfDayQuery } from '../tools/coupon-tools-api.ts';
import { useAddExpress } from './use-add-express.ts';

const POLL_MS = 30_000;

interface CardProps {
  readonly express: HouseExpress;
  readonly kind: 'line' | 'live';
  readonly isOpen: boolean;
}

function HouseExpressCard({ express, kind, isOpen }: CardProps) {
  const { t } = useTranslation('coupon-tools');
  const add = useAddExpress();
  const text = useBetText();
  const uplift = usePercentText('added');
  const isHeld = isFrozen(useFeedStatus());
  const { percent, legs, coef } = express;
  return (
    <section className={styles.express} aria-label={t(`express_${kind}`)}>
      <details name="express-of-day" open={isOpen}>
        <summary>
          <h3 className={styles.offerTitle}>
            {t(`express_${kind}`)}
            <span className={styles.uplift}>
              <bdi translate="no" dir="ltr" suppressHydrationWarning>
                {uplift(percent)}
              </bdi>
            </span>
          </h3>
          <Icon name="chevron-down" size={14} />
        </summary>
        <ul className={styles.offerLegs}>
          {legs.map((leg) => {
            const subject = { ...leg, ...leg.game };
            return (
              <li key={leg.selectionId}>
                <span>
                  <bdi translate="no">{text.pair(leg.game)}</bdi>
                  <small>
                    {text.market(subject)}: {text.outcome(subject)}
                  </small>
                </span>
                <bdi translate="no" dir="ltr">
                  {text.price(leg, leg.price)}
                </bdi>
              </li>
            );
          })}
        </ul>
        <div className={styles.offerAdd}>
          <Button kind="primary" wide disabled={isHeld} onClick={() => add(express)}>
            {t('express_add', { coef: text.total(coef) })}
          </Button>
        </div>
      </details>
    </section>
  );
}

/** Lists the house's expresses of the day, the first one open; one press fills the coupon with one (P-15). */
export function ExpressOfDay() {
  const { currentData } = useExpressesOfDayQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay } = useAppSelector(selectDisplay);
  if (!currentData) return null;
  const { line, live } = currentData;
  const offers = [
    ...(line && isAccumulatorOfTheDay ? [{ express: line, kind: 'line' as const }] : []),
    ...(live && isLiveAccumulatorOfTheDay ? [{ express: live, kind: 'live' as const }] : []),
  ];
  return offers.map((offer, index) => <HouseExpressCard key={offer.kind} {...offer} isOpen={index === 0} />);
}
