import { useSyncExternalStore } from 'react';
import { mayHavePasskeys } from './device.ts';

const never = () => () => {};

/** Whether this page can have passkeys; false on the server, which cannot know. */
export function useMayHavePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => mayHavePasskeys(window),
    () => false,
  );
}
