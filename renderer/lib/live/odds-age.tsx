import { useFeedStatus } from '../feed/use-feed.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useTimeText } from '../text/use-time-text.ts';
import styles from './odds-age.module.css';

/** Says how old the odds of a page are, where they come without a live feed. */
export function OddsAge() {
  const { t } = useTranslation('games');
  const text = useTimeText();
  const { transport, lastUpdateAt } = useFeedStatus();
  if (transport !== 'answers' || lastUpdateAt === null) return null;
  return <p className={styles.age}>{t('odds_as_of', { time: text.time(lastUpdateAt, true) })}</p>;
}
