import { CaptchaPart } from '#renderer/features/captcha/captcha-part.tsx';
import { Notices } from '#renderer/features/notices/notices.tsx';
import { PageThemeSlot } from './extras/page-theme-slot.tsx';
import { ScrollToTop } from './extras/scroll-to-top.tsx';
import { SnowSlot } from './extras/snow-slot.tsx';

/** What may come up over any page and behind it: notices, the check that calls wait for, the way up, weather, looks. */
export function OverPage() {
  return (
    <>
      <Notices />
      <CaptchaPart />
      <ScrollToTop />
      <SnowSlot />
      <PageThemeSlot />
    </>
  );
}
