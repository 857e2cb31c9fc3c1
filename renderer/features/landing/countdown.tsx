import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import styles from './landing.module.css';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the two largest units of the time left as text: no ticking seconds put pressure on the visitor. */
function useLeftText(): (left: number) => string {
  const { t } = useTranslation('landing');
  return (left) => {
    const days = Math.floor(left / DAY_MS);
    const hours = Math.floor((left % DAY_MS) / HOUR_MS);
    const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
    const units = [
      { count: days, text: t('unit_days', { count: days }) },
      { count: hours, text: t('unit_hours', { count: hours }) },
      { count: minutes, text: t('unit_minutes', { count: minutes }) },
    ];
    const from = units.findIndex(({ count }) => count > 0);
    const [first, second] = from < 0 ? [] : units.slice(from, from + 2);
    if (!first) return t('under_minute');
    return second && second.count > 0 ? t('left_two', { first: first.text, second: second.text }) : first.text;
  };
}

interface CountdownProps {
  readonly text: string;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Shows the time left until an instant, by the server's clock. */
export function Countdown({ text, at }: CountdownProps) {
  const { t } = useTranslation('landing');
  const leftText = useLeftText();
  const now = useNow(MINUTE_MS);
  const left = at - now;
  return (
    <p className={styles.countdown} role="timer" data-left={left}>
      {left <= 0 ? (
        t('countdown_over')
      ) : (
        <>
          {text} <b>{leftText(left)}</b>
        </>
      )}
    </p>
  );
}
