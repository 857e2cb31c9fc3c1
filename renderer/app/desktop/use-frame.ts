import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { unreadCount } from '#renderer/lib/notices/unread-count.ts';
import { appSettings } from '#renderer/lib/ports/app-settings-port.ts';
import { selectCouponCount } from '#renderer/lib/ports/coupon-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import type { PageCommand, PagePort } from '#shared/host/desktop/page.ts';

/** Focuses the coupon next to the content; returns false where no coupon is visible. */
function focusCoupon(): boolean {
  const beside = document.getElementById('coupon');
  if (!beside?.checkVisibility()) return false;
  beside.focus();
  return true;
}

/** Replaces the listener of a frame that another frame has replaced. */
const notHeard = (): void => {};

/** Tells the window shell the language of menu and tray and the counts of their badges. */
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

/** Connects the page with its window shell: runs commands of menu and tray, and reports what they show. */
export function useFrame(page: PagePort) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [calledAt, setCalledAt] = useState<string | null>(null);
  useTelling(page);
  const follow = useEffectEvent((command: PageCommand) => {
    switch (command.kind) {
      case 'go':
        // Only paths of the product are followed; the shell reads the same route table.
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
