import { skipToken } from '@reduxjs/toolkit/query';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useEndWantedOddsOrderMutation, useWantedOddsOrdersQuery } from '#renderer/lib/api/wanted-odds-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import styles from './wanted-odds.module.css';

function Row({ bet, now }: { readonly bet: WantedOddsOrder; readonly now: number }) {
  const { t } = useTranslation(['bet-slip', 'errors']);
  const text = useBetText();
  const money = useMoneyText();
  const time = useTimeText();
  const [end, { error, isLoading }] = useEndWantedOddsOrderMutation();
  const names = bet.legs.map((leg) => `${text.pair(leg)} · ${text.outcome(leg)}`).join(', ');
  return (
    <li className={styles.bet}>
      <div className={styles.words}>
        <b>{t('waiting_for', { odds: text.coef(bet.exactCoef), stake: money(bet.amount, bet.iso) })}</b>
        <p className={styles.names} title={names}>
          <bdi>{names}</bdi>
        </p>
        <p>{t('waiting_until', { time: time.moment(bet.until, now) })}</p>
        {error ? <p role="alert">{t(`errors:${errorTextKey(toCallError(error))}`)}</p> : null}
      </div>
      <Button
        disabled={isLoading}
        aria-label={t('waiting_cancel_of', { bet: names })}
        onClick={() => void end({ params: { key: bet.key } })}
      >
        {t('waiting_cancel')}
      </Button>
    </li>
  );
}

/** Bets of the player that wait for a price, each with the way to take it back (coupon mathematics §8.2). */
export function PendingOrders() {
  const { t } = useTranslation('bet-slip');
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const { currentData } = useWantedOddsOrdersQuery(userId === undefined ? skipToken : { userId });
  const pending = currentData?.bets.filter(({ state }) => state === 'waiting') ?? [];
  return (
    <>
      <p className="vh" role="status">
        {pending.length > 0 ? t('waiting_title', { count: pending.length }) : ''}
      </p>
      {pending.length > 0 ? (
        <section className={styles.pending} aria-label={t('waiting_title', { count: pending.length })}>
          <h3 className={styles.title}>{t('waiting_title', { count: pending.length })}</h3>
          <ul className={styles.list}>
            {pending.map((bet) => (
              <Row key={bet.key} bet={bet} now={currentData?.now ?? 0} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
