import { IconButton } from '#renderer/ui/button.tsx';
import { useDropPriceAlertMutation, usePriceAlertsQuery } from '../api/notice-api.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useBetText } from '../text/use-bet-text.ts';
import type { AlertBet } from './alert-offer.ts';
import styles from './alerts.module.css';

interface AlertListProps {
  readonly userId: number;
  /**
   * Shows only the alerts of these bets, and nothing without any; otherwise all alerts, or a text that there are none.
   */
  readonly only?: readonly AlertBet[];
}

/** Lists the player's price alerts, each with a button that deletes it. */
export function AlertList({ userId, only }: AlertListProps) {
  const { t } = useTranslation('desktop-notices');
  const text = useBetText();
  const { data } = usePriceAlertsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [drop] = useDropPriceAlertMutation();
  const waiting = data?.alerts.filter(({ state }) => state === 'waiting') ?? [];
  const shown = only
    ? waiting.filter((alert) => only.some(({ selectionId }) => selectionId === alert.selectionId))
    : waiting;
  if (only && shown.length === 0) return null;
  return (
    <section className={styles.alerts} aria-label={t('alerts_title')}>
      <h4 className={styles.title}>{t('alerts_title')}</h4>
      <p className={styles.note}>
        {waiting.length === 0 ? t('alerts_none') : t('alerts_hint', { count: waiting.length, most: data?.most ?? 0 })}
      </p>
      {shown.map((alert) => {
        const bet = { ...alert, ...alert.game };
        const words = t('alert_row', {
          game: text.pair(bet),
          outcome: text.outcome(bet),
          price: text.price(bet, alert.wanted),
        });
        return (
          <div key={alert.id} className={styles.alert}>
            <span>{words}</span>
            <IconButton
              icon="close"
              size={14}
              label={t('alert_remove', { bet: words })}
              onClick={() => void drop({ userId, alertId: alert.id })}
            />
          </div>
        );
      })}
    </section>
  );
}
