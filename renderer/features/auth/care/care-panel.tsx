import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from '../security/security.module.css';
import { useCareLimitsQuery } from './care-api.ts';
import { Exclusion } from './exclusion.tsx';
import { RealitySetting, SessionLimitSetting } from './limit-settings.tsx';

/** What the player sets against too much play (betting §2, responsible gaming). */
export function CarePanel() {
  const { t } = useTranslation(['modals', 'errors']);
  const { data, error, refetch } = useCareLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) {
    return (
      <div className={styles.panel}>
        <SessionLimitSetting limits={data.data} />
        <RealitySetting limits={data.data} />
        <Exclusion />
      </div>
    );
  }
  if (!error) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.panel}>
      <div role="alert">
        <Notice kind="warn" icon="alert">
          {t(`errors:${errorTextKey(toCallError(error))}`)}
        </Notice>
      </div>
      <Button wide onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </div>
  );
}
