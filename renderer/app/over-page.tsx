import { CaptchaPart } from '#renderer/features/captcha/captcha-part.tsx';
import { Notices } from '#renderer/features/notices/notices.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { AlertsSlot } from './extras/alerts-slot.tsx';
import { CareSlot } from './extras/care-slot.tsx';
import { HintsSlot } from './extras/hints-slot.tsx';
import { MoneySlot } from './extras/money-slot.tsx';
import { OneClickSlot } from './extras/one-click-slot.tsx';
import { OneTapSlot } from './extras/one-tap-slot.tsx';
import { OrdersSlot } from './extras/orders-slot.tsx';
import { PageThemeSlot } from './extras/page-theme-slot.tsx';
import { RechargeSlot } from './extras/recharge-slot.tsx';
import { ScrollToTop } from './extras/scroll-to-top.tsx';
import { SessionSlot } from './extras/session-slot.tsx';
import { SnowSlot } from './extras/snow-slot.tsx';
import { SocialSlot } from './extras/social-slot.tsx';
import { SupportSlot } from './extras/support-slot.tsx';
import { FirstModalsSlot } from './first-modals-slot.tsx';

const OverridesBadge = lazyPart({
  load: async () => (await import('#renderer/features/debugger/debugger-badge.tsx')).DebuggerBadge,
  namespaces: ['debugger'],
});

/**
 * Parts above and behind every page: notifications, captcha, override badge, scroll button, support, snow, themes.
 */
export function OverPage() {
  const isOverridden = useAppSelector(({ site }) => Boolean(site.overrides));
  return (
    <>
      <Notices />
      <FirstModalsSlot />
      <HintsSlot />
      <SessionSlot />
      <MoneySlot />
      <OrdersSlot />
      <RechargeSlot />
      <AlertsSlot />
      {isOverridden ? <OverridesBadge /> : null}
      <CaptchaPart />
      <ScrollToTop />
      <SupportSlot />
      <CareSlot />
      <SnowSlot />
      <PageThemeSlot />
      <SocialSlot />
      <OneTapSlot />
      <OneClickSlot />
    </>
  );
}
