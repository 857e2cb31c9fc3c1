import { CaptchaPart } from '#renderer/features/captcha/captcha-part.tsx';
import { Notices } from '#renderer/features/notices/notices.tsx';

/** What may come up over any page, whatever its layout: notices, and the check that calls wait for. */
export function OverPage() {
  return (
    <>
      <Notices />
      <CaptchaPart />
    </>
  );
}
