import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const unchanged = () => () => {};

/** Returns the text direction of the page, for controls that arrow keys move through. The server does not know it. */
export function useTextDirection(): Direction {
  return useSyncExternalStore(unchanged, read, () => 'ltr');
}
