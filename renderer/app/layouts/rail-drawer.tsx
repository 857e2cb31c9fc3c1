import { useSyncExternalStore } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { unreadCount } from '#renderer/lib/notices/unread-count.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { FrameRail } from '../frame-rail.tsx';
import styles from './layout.module.css';

interface RailDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSettings: () => void;
  readonly onNotices: () => void;
}

/** The rail where there is no room for it beside the content. */
export function RailDrawer({ title, onClose, onSettings, onNotices }: RailDrawerProps) {
  const { t } = useTranslation();
  const count = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => 0);
  return (
    <Dialog title={title} closeLabel={t('close')} place="start" onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.drawerTools}>
          <Button wide onClick={onSettings}>
            <Icon name="settings" size={18} />
            {t('settings')}
          </Button>
          <Button wide onClick={onNotices}>
            <Icon name="bell" size={18} />
            {t('notices_open', { count })}
          </Button>
        </div>
        <FrameRail />
      </div>
    </Dialog>
  );
}
