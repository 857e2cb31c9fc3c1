import { useSyncExternalStore } from 'react';
import { captchaPrompt } from '#renderer/lib/api/transport/captcha-prompt.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

const Opened = lazyPart({
  load: async () => (await import('./captcha-dialog.tsx')).CaptchaDialog,
  namespaces: ['captcha'],
});

/** Shows the captcha while calls wait for one. */
export function CaptchaPart() {
  const isOpen = useSyncExternalStore(captchaPrompt.subscribe, captchaPrompt.isOpen, () => false);
  const answered = useSyncExternalStore(captchaPrompt.subscribe, captchaPrompt.answered, () => 0);
  return isOpen ? <Opened key={answered} /> : null;
}
