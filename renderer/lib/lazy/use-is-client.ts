import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page is hydrated, then true: for what only the device knows. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
