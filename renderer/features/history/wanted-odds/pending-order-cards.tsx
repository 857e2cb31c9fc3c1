import { useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useEndWantedOddsOrderMutation, useWantedOddsOrdersQuery } from '#renderer/lib/api/wanted-odds-api.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import card from '../coupons/coupon-card.module.css';
import type { HistoryFilter } from '../filters/history-filter.ts';
import styles from './pending-order-cards.module.css';
import { isListed } from './pending-order-filter.ts';

function Legs({ legs }: Pick<WantedOddsOrder, 'legs'>) {
  const text = useBetText();
  return (
    <ul>
      {legs.map((leg) => (
        <li key={legIdentity(leg)} className={card.leg} data-tone="open">
          <span className={card.mark}>
            <Icon name="clock" size={14} />
          </span>
          <div className={card.legBody}>
            <div className={card.teams}>
              <TeamMark sportId={leg.sportId} team={leg.home} size={16} />
              <bdi translate="no" className={card.pair}>
                {text.pair(leg)}
              </bdi>
            </div>
            <p className={card.choice}>
              {text.market(leg)}: <b>{text.outcome(leg)}</b>
            </p>
          </div>
          <div className={card.legEnd}>
            <bdi translate="no" className={card.odds} dir="ltr">
              {text.price(leg, leg.coef)}
            </bdi>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface PendingOrderCardProps {
  readonly bet: WantedOddsOrder;
  readonly onEnded: (answer: PlacementAnswer) => void;
}

/** Shows a bet that waits for its odds; nothing is charged before it is placed. */
function PendingOrderCard({ bet, onEnded }: PendingOrderCardProps) {
  const { t } = useTranslation(['history', 'errors']);
  const text = useBetText();
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const [end, { error, isLoading }] = useEndWantedOddsOrderMutation();
  const names = bet.legs.map((leg) => `${text.pair(leg)} · ${text.outcome(leg)}`).join(', ');
  const takeBack = async () => {
    const { data } = await end({ params: { key: bet.key } });
    if (data) onEnded(data);
  };
  return (
    <article className={card.card} data-status="waiting" data-waiting={bet.key}>
      <div className={card.head}>
        <h2 className={card.name}>
          {t(`type_${bet.typeId}`)}
          {bet.legs.length > 1 ? <span> · {t('bet_count', { count: bet.legs.length })}</span> : null}
        </h2>
        <span className={card.status} data-status="waiting">
          {t('status_waiting')}
        </span>
        <p className={card.meta}>
          <span>{t('waiting_until', { time: time.moment(bet.until, now) })}</span>
        </p>
      </div>
      <Legs legs={bet.legs} />
      <div className={styles.foot}>
        <p>{t('waiting_for', { odds: text.coef(bet.exactCoef), stake: money(bet.amount, bet.iso) })}</p>
        <Button disabled={isLoading} aria-label={t('take_back_of', { bet: names })} onClick={() => void takeBack()}>
          {t('take_back')}
        </Button>
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {t(`errors:${errorTextKey(toCallError(error))}`)}
        </p>
      ) : null}
    </article>
  );
}

interface PendingOrderCardsProps {
  readonly userId: number;
  readonly filter: HistoryFilter;
}

/**
 * Lists above the coupons the bets that wait for wanted odds, each with a button that cancels it (coupon mathematics
 * §8.2).
 */
export function PendingOrderCards({ userId, filter }: PendingOrderCardsProps) {
  const { t } = useTranslation('history');
  const place = useRef<HTMLDivElement>(null);
  const [ended, setEnded] = useState<PlacementAnswer['status'] | null>(null);
  const polling = usePlayerPolling();
  const { currentData } = useWantedOddsOrdersQuery(
    { userId },
    { pollingInterval: polling, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const bets = currentData?.bets.filter((bet) => isListed(bet, filter)) ?? [];
  return (
    <div ref={place} tabIndex={-1} className={styles.all} data-empty={bets.length === 0 || undefined}>
      <p className="vh" role="status">
        {ended === null ? '' : t(ended === 'accepted' ? 'take_back_late' : 'taken_back')}
      </p>
      {bets.map((bet) => (
        <PendingOrderCard
          key={bet.key}
          bet={bet}
          onEnded={({ status }) => {
            setEnded(status);
            place.current?.focus({ preventScroll: true });
          }}
        />
      ))}
    </div>
  );
}
