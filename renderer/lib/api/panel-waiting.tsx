import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from '#renderer/ui/setting.module.css';
import { useTranslation } from '../i18n/use-translation.tsx';
import { errorTextKey, toCallError } from './call-error.ts';

interface PanelWaitingProps {
  /** Error that kept the data from loading; absent while it loads. */
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Placeholder for a part of the panel whose data is not loaded. */
export function PanelWaiting({ error, onAgain }: PanelWaitingProps) {
  const { t } = useTranslation(['auth', 'errors']);
  if (!error) return <p role="status">{t('security_loading')}</p>;
  return (
    <div className={styles.panel}>
      <div role="alert">
        <Notice kind="warn" icon="alert">
          {t(`errors:${errorTextKey(toCallError(error))}`)}
        </Notice>
      </div>
      <Button wide onClick={onAgain}>
        {t('security_again')}
      </Button>
    </div>
  );
}
