import { useMayHavePasskeys } from '#renderer/lib/device/use-may-have-passkeys.ts';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { PasskeySignInProps } from './use-passkey-sign-in.ts';

const PasskeySignIn = lazyPart<PasskeySignInProps>({
  load: async () => (await import('./passkey-sign-in.tsx')).PasskeySignIn,
  namespaces: ['passkeys', 'errors'],
});

/** Sign-in by passkey, where this page can use passkeys. */
export function PasskeyEntry(props: PasskeySignInProps) {
  return useMayHavePasskeys() ? <PasskeySignIn {...props} /> : null;
}
