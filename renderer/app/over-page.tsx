import { CaptchaPart } from '#renderer/features/captcha/captcha-part.tsx';
import { Notices } from '#renderer/features/notices/notices.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { PageThemeSlot } from './extras/page-theme-slot.tsx';
import { ScrollToTop } from './extras/scroll-to-top.tsx';
import { SnowSlot } from './extras/snow-slot.tsx';
import { SupportSlot } from './extras/support-slot.tsx';

const OverridesBadge = lazyPart({
  load: async () => (await import('#renderer/features/debugger/debugger-badge.tsx')).DebuggerBadge,
  namespaces: ['debugger'],
});

/**
 * What may come up over any page and behind it: notices, the check that calls wait for, the sign of overrides, the way
 * up, support, weather, looks.
 */
export function OverPage() {
  const isOverridden = useAppSelector(({ site }) => Boolean(site.overrides));
  return (
    <>
      <Notices />
      {isOverridden ? <OverridesBadge /> : null}
      <CaptchaPart />
      <ScrollToTop />
      <SupportSlot />
      <SnowSlot />
      <PageThemeSlot />
    </>
  );
}
