import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { BrandMark } from '#renderer/ui/brand-mark.tsx';
import { IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { HeaderMenuSlot } from '../sections/section-slots.tsx';
import { AccountSlot } from '../slots.tsx';
import { Bell } from './bell.tsx';
import { HeaderClock } from './header-clock.tsx';
import styles from './layout.module.css';
import type { LayoutDialog } from './layout-dialogs.tsx';

interface HeaderProps {
  readonly onOpen: (dialog: LayoutDialog) => void;
}

/** Header with brand, sections, search, time, settings and the player's menu. */
export function Header({ onOpen }: HeaderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brand } = useAppSelector(selectConfig);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton
          data-track="mobile_menu"
          className={styles.opener}
          icon="menu"
          label={t('open_menu')}
          onClick={() => onOpen('rail')}
        />
        <Link className={styles.logo} to={paths.home(language)} aria-label={t('home_of', { brand })}>
          <BrandMark />
          <bdi>{brand}</bdi>
        </Link>
        <HeaderMenuSlot />
        <button type="button" className={styles.search} title={t('search')} onClick={() => onOpen('search')}>
          <Icon name="search" size={18} />
          <b className="vh">{t('search')}</b>
          <span>{t('search_prompt')}</span>
          <i aria-hidden="true">/</i>
        </button>
        <div className={styles.tools}>
          <HeaderClock />
          <Bell onOpen={() => onOpen('notices')} />
          <IconButton
            className={styles.settings}
            icon="settings"
            label={t('settings')}
            onClick={() => onOpen('settings')}
          />
          <AccountSlot />
        </div>
      </div>
    </header>
  );
}
