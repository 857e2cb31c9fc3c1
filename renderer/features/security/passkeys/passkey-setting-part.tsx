import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Passkeys of the player. */
export const PasskeyPart = lazyPart({
  load: async () => (await import('./passkey-setting.tsx')).PasskeySetting,
  namespaces: ['passkeys', 'auth', 'factors', 'errors'],
});
