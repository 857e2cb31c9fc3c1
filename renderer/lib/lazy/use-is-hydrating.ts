import { useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/**
 * Tells whether the server draws the component, or the browser hydrates it: React asks for the server's value of a store
 * in no other case.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
    return null;
  });
  return isHydrating;
}
