import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useMayHavePasskeys } from './use-may-have-passkeys.ts';
import type { PasskeySignInProps } from './use-passkey-sign-in.ts';

const PasskeySignIn = lazyPart<PasskeySignInProps>({
  load: async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn,
  namespaces: ['passkeys', 'errors'],
});

/** Sign-in by passkey, where this page can use passkeys. */
export function PasskeyEntry(props: PasskeySignInProps) {
  return useMayHavePasskeys() ? <PasskeySignIn {...props} /> : null;
}

/** Passkeys of the player. */
export const PasskeyPart = lazyPart({
  load: async () => (await import('./passkey-setting.tsx')).PasskeySetting,
  namespaces: ['passkeys', 'auth', 'factors', 'errors'],
});
