import { useSyncExternalStore } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { mayHavePasskeys } from './passkey-device.ts';

const never = () => () => {};

/**
 * Whether this page can use passkeys; false on the server, which cannot know, and in the desktop app, whose address has
 * no passkeys.
 */
export function useMayHavePasskeys(): boolean {
  const { kind } = useHost();
  return useSyncExternalStore(
    never,
    () => kind === 'web' && mayHavePasskeys(window),
    () => false,
  );
}
