import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useNotify } from '#renderer/lib/notices/use-notify.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import styles from './session-ends.module.css';

interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Seconds left at which screen readers announce the countdown. */
const SAID = [60, 30, 20, 10, 5];

/** Shows a system notification to a player who does not look at the page, while there is time to return. */
function useWarning(secondsLeft: number): void {
  const { t } = useTranslation(['modals', 'desktop-notices']);
  const notify = useNotify();
  const [notice] = useState(() => ({
    kind: 'idle' as const,
    title: t('idle_title'),
    plain: t('desktop-notices:idle_native', { seconds: secondsLeft }),
  }));
  useEffect(() => notify(notice), [notify, notice]);
}

/**
 * Asks whether the player is still there before the session ends (shell §4, auto-logoff; trust G10). Closing it means
 * yes.
 */
export function IdleWarning({ secondsLeft, onStay, onLeave }: IdleWarningProps) {
  const { t } = useTranslation(['modals', 'common']);
  const stay = useRef<HTMLButtonElement>(null);
  useWarning(secondsLeft);
  const said = SAID.findLast((seconds) => secondsLeft <= seconds);
  return (
    <Dialog title={t('idle_title')} closeLabel={t('common:close')} padded initialFocus={stay} onClose={onStay}>
      <div className={styles.dialog}>
        <p>{t('idle_text')}</p>
        <p className={styles.countdown} aria-hidden="true">
          {t('idle_left', { seconds: secondsLeft })}
        </p>
        <p className="vh" role="status">
          {said === undefined ? '' : t('idle_left', { seconds: said })}
        </p>
        <div className={styles.actions}>
          <Button ref={stay} kind="primary" wide onClick={onStay}>
            {t('idle_stay')}
          </Button>
          <Button wide onClick={onLeave}>
            {t('sign_out_now')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
