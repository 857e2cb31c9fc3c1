import { useSyncExternalStore } from 'react';
import { SupportOpener } from '#renderer/features/support/button/support-opener.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { unreadCount } from '#renderer/lib/notices/unread-count.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLinkedPages } from '#renderer/lib/routing/use-linked-pages.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { FrameRail } from '../frame-rail.tsx';
import { pageById } from '../load-later-routes.ts';
import styles from './layout.module.css';

/** Returns the icon of a linked page; a page without one of its own has the usual one. */
const iconOf = (page: string): IconName => pageById(page)?.record.icon ?? 'info';

interface RailDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSettings: () => void;
  readonly onNotices: () => void;
  readonly onSupport: () => void;
}

/** Drawer with the rail where it does not fit next to the content. */
export function RailDrawer({ title, onClose, onSettings, onNotices, onSupport }: RailDrawerProps) {
  const { t } = useTranslation(['common', 'sections', 'pages']);
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const links = useLinkedPages('drawer');
  const isPhone = useMedia('(width < 720px)');
  const isInstalled = useMedia('(display-mode: standalone)');
  const offersApp = isRouteOn(config, ROUTE_FLAGS.mobileApps) && !(isPhone && isInstalled);
  const count = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => 0);
  return (
    <Dialog title={title} closeLabel={t('close')} place="start" onClose={onClose}>
      <div className={styles.drawer}>
        <div className={styles.drawerTools}>
          <Button wide className={styles.onPhone} onClick={onSettings}>
            <Icon name="settings" size={18} />
            {t('settings')}
          </Button>
          <Button wide className={styles.onPhone} onClick={onNotices}>
            <Icon name="bell" size={18} />
            {t('notices_open', { count })}
          </Button>
          <SupportOpener onOpen={onSupport} />
          {links.map(({ id, page, name, to }) => (
            <Link key={id} className={buttonClass('secondary', false, true)} to={to} onClick={onClose}>
              <Icon name={iconOf(page)} size={18} />
              {name}
            </Link>
          ))}
          {offersApp ? (
            <Link className={buttonClass('secondary', false, true)} to={paths.to('mobile', language)} onClick={onClose}>
              <Icon name="phone" size={18} />
              {t(isPhone ? 'sections:install_app' : 'pages:mobile', { brand: config.brand })}
            </Link>
          ) : null}
        </div>
        <FrameRail />
      </div>
    </Dialog>
  );
}
