import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const unchanged = () => () => {};

/** The direction of the page's text, for controls that are moved through with the arrow keys. The server knows none. */
export function useTextDirection(): Direction {
  return useSyncExternalStore(unchanged, read, () => 'ltr');
}
