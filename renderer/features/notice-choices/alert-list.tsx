import { useDropPriceAlertMutation, usePriceAlertsQuery } from '#renderer/lib/api/notice-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import styles from './notice-choices.module.css';

/** Prices that the player waits for. */
export function AlertList({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('desktop-notices');
  const text = useBetText();
  const { data } = usePriceAlertsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const [drop] = useDropPriceAlertMutation();
  const waiting = data?.alerts.filter(({ state }) => state === 'waiting') ?? [];
  return (
    <section className={styles.alerts} aria-label={t('alerts_title')}>
      <h4 className={styles.title}>{t('alerts_title')}</h4>
      <p className={styles.note}>
        {waiting.length === 0 ? t('alerts_none') : t('alerts_hint', { count: waiting.length, most: data?.most ?? 0 })}
      </p>
      {waiting.map((alert) => {
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
