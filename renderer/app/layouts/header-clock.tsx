import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { zoneLabelAt } from '#renderer/lib/time/calendar.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import styles from './layout.module.css';

/** Shows the server's time in the player's time zone. */
export function HeaderClock() {
  const { t } = useTranslation();
  const text = useTimeText();
  const now = useNow(SECOND_MS);
  const { timeZone } = useAppSelector(selectDisplay);
  return (
    <span className={styles.clock} role="timer" aria-label={t('clock_label')}>
      <bdi dir="ltr">{text.time(now, true)}</bdi>
      <small>
        <bdi dir="ltr">{zoneLabelAt(timeZone, now)}</bdi>
      </small>
    </span>
  );
}
