import { Icon } from '#renderer/ui/icons/icon.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import styles from './in-play-notice.module.css';

/** Warns on live pages that pictures and scores are delayed and that other players may have newer information. */
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
