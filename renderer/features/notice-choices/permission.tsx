import { useEffect, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { ReminderPermission } from '#shared/host/desktop/reminders.ts';
import styles from './notice-choices.module.css';

/** Returns the permission for notifications, and the function that requests it. */
export function usePermission(): { readonly permission: ReminderPermission | null; readonly ask: () => void } {
  const { reminders } = useHost();
  const [permission, setPermission] = useState<ReminderPermission | null>(null);
  useEffect(() => {
    const look = () => void reminders.permission().then(setPermission);
    look();
    // The permission may change in the settings of the system or the browser.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [reminders]);
  return { permission, ask: () => void reminders.ask().then(setPermission) };
}

/** Explains what blocks notifications and how to allow them. */
export function PermissionNote({ permission, ask }: ReturnType<typeof usePermission>) {
  const { t } = useTranslation('desktop-notices');
  if (permission === null || permission === 'granted') return null;
  if (permission === 'ask')
    return (
      <div className={styles.permission}>
        <p>{t('ask_text')}</p>
        <Button kind="primary" onClick={ask}>
          {t('ask_button')}
        </Button>
      </div>
    );
  return (
    <Notice kind="warn" icon="bell" announced>
      <p>{t(permission === 'denied' ? 'denied_text' : 'unsupported_text')}</p>
    </Notice>
  );
}
