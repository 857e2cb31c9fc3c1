import { useSyncExternalStore } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { unreadCount } from '#renderer/lib/notices/unread-count.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import styles from './layout.module.css';

/** Opens the notification centre, and shows the number of unread notifications. */
export function Bell({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const count = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => 0);
  return (
    <span className={styles.bell}>
      <IconButton icon="bell" label={t('notices_open', { count })} onClick={onOpen} />
      {count > 0 ? <b aria-hidden="true">{count}</b> : null}
    </span>
  );
}
