import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { CouponGlanceSlot, OpenCountSlot } from '../slots.tsx';
import styles from './layout.module.css';
import type { LayoutDialog } from './layout-dialogs.tsx';

interface BottomBarProps {
  readonly onOpen: (dialog: LayoutDialog) => void;
}

/** Bar at the bottom of a phone: sections, the coupon in the middle, search and menu. */
export function BottomBar({ onOpen }: BottomBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { section } = useRouteParams();
  return (
    <nav className={styles.bottom} aria-label={t('sections')}>
      <Link to={paths.line({ language })} aria-current={section === 'line' ? 'page' : undefined}>
        <SportIcon sport="football" size={20} />
        {t('nav_line')}
      </Link>
      <Link to={paths.live({ language })} aria-current={section === 'live' ? 'page' : undefined}>
        <span className={styles.live}>
          <Icon name="clock" />
          <span className={styles.dot} aria-hidden="true" />
        </span>
        {t('nav_live')}
      </Link>
      <button type="button" className={styles.coupon} onClick={() => onOpen('coupon')}>
        <CouponGlanceSlot />
        <OpenCountSlot />
      </button>
      <button type="button" onClick={() => onOpen('search')}>
        <Icon name="search" />
        {t('search')}
      </button>
      <button type="button" data-track="bottom_menu" onClick={() => onOpen('rail')}>
        <span className={styles.support}>
          <Icon name="menu" />
        </span>
        {t('menu')}
      </button>
    </nav>
  );
}
