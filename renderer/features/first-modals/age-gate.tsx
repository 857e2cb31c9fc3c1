import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from './first-modals.module.css';

interface AgeGateProps {
  /** Address of the terms. */
  readonly terms: string;
  readonly onConfirm: () => void;
}

/**
 * Asks for the visitor's age; a visitor who is too young cannot continue, and only an answer closes it (shell §4, age
 * confirmation).
 */
export function AgeGate({ terms, onConfirm }: AgeGateProps) {
  const { t } = useTranslation(['modals', 'common']);
  const { minAge: age, brand } = useAppSelector(selectConfig);
  const [isTooYoung, setTooYoung] = useState(false);
  return (
    <Dialog title={t('age_title', { age })} closeLabel={t('common:close')} padded insistent onClose={() => {}}>
      <div className={styles.modal}>
        <p>{t('age_text', { age, brand })}</p>
        <p>
          <a className={styles.link} href={terms} target="_blank" rel="noreferrer">
            {t('age_terms')}
          </a>
        </p>
        {isTooYoung ? (
          <Notice kind="warn" icon="alert" announced>
            {t('age_sorry', { age })}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button kind="primary" wide onClick={onConfirm}>
            {t('age_yes', { age })}
          </Button>
          <Button wide onClick={() => setTooYoung(true)}>
            {t('age_no', { age })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
