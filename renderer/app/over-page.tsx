import { CaptchaPart } from '#renderer/features/captcha/captcha-part.tsx';
import { Notices } from '#renderer/features/notices/notices.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const OverridesBadge = lazyPart({
  load: async () => (await import('#renderer/features/debugger/debugger-badge.tsx')).DebuggerBadge,
  namespaces: ['debugger'],
});

/** What may come up over any page, whatever its layout: notices, the check that calls wait for, the sign of overrides. */
export function OverPage() {
  const isOverridden = useAppSelector(({ site }) => Boolean(site.overrides));
  return (
    <>
      <Notices />
      {isOverridden ? <OverridesBadge /> : null}
      <CaptchaPart />
    </>
  );
}
