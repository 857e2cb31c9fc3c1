import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { unreadCount } from '#renderer/lib/notices/unread-count.ts';
import { appSettings } from '#renderer/lib/ports/app-settings-port.ts';
import { selectCouponCount } from '#renderer/lib/ports/coupon-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import type { PageCommand, PagePort } from '#shared/host/desktop/page.ts';

/** The coupon beside the content gets the focus; false where there is none in sight. */
function focusCoupon(): boolean {
  const beside = document.getElementById('coupon');
  if (!beside?.checkVisibility()) return false;
  beside.focus();
  return true;
}

/** A frame that makes way for another listens to no page any more. */
const notHeard = (): void => {};

/** Tells the frame of the window what it shows of the page: the language of menu and tray, the counts of their marks. */
function useTelling(page: PagePort): void {
  const { language } = useTranslation();
  const picks = useAppSelector(selectCouponCount);
  const unread = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, () => 0);
  useEffect(() => {
    page.tellLanguage(language).catch(notHeard);
  }, [page, language]);
  useEffect(() => {
    page.tellCounts({ unread, picks }).catch(notHeard);
  }, [page, unread, picks]);
}

/** Between the page and the frame of its window: what menu and tray ask for happens, and they are told what they show. */
export function useFrame(page: PagePort) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [calledAt, setCalledAt] = useState<string | null>(null);
  useTelling(page);
  const follow = useEffectEvent((command: PageCommand) => {
    switch (command.kind) {
      case 'go':
        // Only places that the product has; the frame knows them by the same table.
        if (matchRoute(command.path)) void navigate(command.path);
        break;
      case 'back':
      case 'forward':
        void navigate(command.kind === 'back' ? -1 : 1);
        break;
      case 'open':
        if (command.what === 'settings') appSettings.open();
        else if (!focusCoupon()) setCalledAt(pathname);
    }
  });
  useEffect(() => {
    const stop = page.onCommand((command) => follow(command));
    page.takeCommand().then((command) => command && follow(command), notHeard);
    return stop;
  }, [page]);
  return { isCouponCalled: calledAt === pathname, closeCoupon: () => setCalledAt(null) };
}
