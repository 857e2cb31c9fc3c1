import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { FrameRail } from '../frame-rail.tsx';
import styles from './layout.module.css';

interface RailDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

/** The rail where there is no room for it beside the content. */
export function RailDrawer({ title, onClose, onSettings }: RailDrawerProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={title} closeLabel={t('close')} place="start" onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.drawerTools}>
          <Button wide onClick={onSettings}>
            <Icon name="settings" size={18} />
            {t('settings')}
          </Button>
        </div>
        <FrameRail />
      </div>
    </Dialog>
  );
}
