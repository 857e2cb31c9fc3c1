import { useSyncExternalStore } from 'react';
import { captchaDesk } from '#renderer/lib/api/transport/captcha-desk.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

const Opened = lazyPart({
  load: async () => (await import('./captcha-dialog.tsx')).CaptchaDialog,
  namespaces: ['captcha'],
});

/** The captcha, while calls wait for one. */
export function CaptchaPart() {
  const isOpen = useSyncExternalStore(captchaDesk.subscribe, captchaDesk.isOpen, () => false);
  return isOpen ? <Opened /> : null;
}
