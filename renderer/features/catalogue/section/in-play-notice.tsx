import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './in-play-notice.module.css';

/** In-play pages say that pictures and scores are late and that others may know more. */
export function InPlayNotice() {
  const { t } = useTranslation('games');
  return (
    <details className={styles.notice}>
      <summary className={styles.summary}>
        <Icon name="info" size={16} />
        <span>{t('in_play_notice')}</span>
        <span className={styles.more}>{t('in_play_more')}</span>
      </summary>
      <p className={styles.text}>{t('in_play_text')}</p>
    </details>
  );
}
