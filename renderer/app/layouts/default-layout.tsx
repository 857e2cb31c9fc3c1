import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useIsClient } from '#renderer/lib/lazy/use-is-client.ts';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';
import { COUPON_ID } from '#renderer/lib/page/element-ids.ts';
import { selectIsSlipAsked } from '#renderer/lib/ports/coupon-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { RailFoot } from '../extras/rail-foot.tsx';
import { FooterSlot, PromoStripSlot } from '../sections/section-slots.tsx';
import { CouponSlot, RailSlot, SharedPicksSlot } from '../slots.tsx';
import { useArrival } from '../use-arrival.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FeedNotice } from './feed-notice.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import type { LayoutDialog } from './layout-dialogs.tsx';

const CONTENT_ID = 'content';

/** Dialog of the frame that is open. */
const Dialog = lazyPart({
  load: async () => (await import('./layout-dialogs.tsx')).LayoutDialogs,
  namespaces: [],
});

/**
 * Keeps which dialog of the frame is open; navigation closes it. The address is ahead of a page that is still drawn: a
 * dialog that is opened meanwhile belongs to the page that comes.
 */
export function useLayoutDialog() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ dialog: LayoutDialog; at: string } | null>(null);
  const isHere = opened && (opened.at === pathname || opened.at === location.pathname);
  const open = isHere || opened?.dialog === 'settings' ? opened.dialog : null;
  const show = (dialog: LayoutDialog) => setOpened({ dialog, at: location.pathname });
  return { open, show, close: () => setOpened(null) };
}

export interface LayoutProps {
  /** What the rail shows instead of the sports; layouts without a rail leave it away. */
  readonly Rail?: ComponentType | undefined;
  readonly children: ReactNode;
}

/** Frame of the product: header, rail, content and coupon. */
export function DefaultLayout({ Rail = RailSlot, children }: LayoutProps) {
  const { t } = useTranslation();
  const { open, show, close } = useLayoutDialog();
  const isClient = useIsClient();
  const hasAside = useMedia('(width >= 720px)');
  useShortcuts({
    openSearch: () => show('search'),
    openSheet: () => show('shortcuts'),
    openCoupon: () => {
      if (!hasAside) show('coupon');
    },
  });
  useArrival();
  const isSlipAsked = useAppSelector(selectIsSlipAsked);
  const showSlip = useEffectEvent(() => {
    if (!hasAside) show('coupon');
  });
  useEffect(() => {
    if (isSlipAsked) showSlip();
  }, [isSlipAsked]);
  useEffect(() => {
    // After a phone is turned, the sheet would cover the coupon that is now next to the content.
    if (hasAside && open === 'coupon') close();
  });
  return (
    <div className={styles.app} data-layout="default">
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('skip_to_content')}
      </a>
      <a className={`${styles.skip} ${styles.skipToCoupon}`} href={`#${COUPON_ID}`}>
        {t('skip_to_coupon')}
      </a>
      <Header onOpen={show} />
      <div className={styles.shell}>
        <div className={styles.railColumn}>
          <aside className={`${styles.aside} ${styles.rail}`} aria-label={t('menu')}>
            <Rail />
          </aside>
          <RailFoot className={styles.railFoot} />
        </div>
        <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
          <FeedNotice />
          <SharedPicksSlot />
          <PromoStripSlot />
          {children}
        </main>
        <aside className={`${styles.aside} ${styles.slip}`} id={COUPON_ID} tabIndex={-1} aria-label={t('coupon')}>
          {!isClient || hasAside ? <CouponSlot /> : null}
        </aside>
      </div>
      <FooterSlot />
      <BottomBar onOpen={show} />
      {open ? <Dialog open={open} onOpen={show} onClose={close} /> : null}
    </div>
  );
}
