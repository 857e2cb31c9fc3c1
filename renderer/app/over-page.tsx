import { CaptchaPart } from '#renderer/features/captcha/captcha-part.tsx';

/** What may come up over any page, whatever its layout: the check that calls wait for. */
export function OverPage() {
  return <CaptchaPart />;
}
