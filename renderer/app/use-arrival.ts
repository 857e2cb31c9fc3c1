import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page begins at its top, and so does the keyboard: the focus goes to its content. Going back leads to where one
 * was, which the browser remembers by itself.
 */
export function useArrival(): void {
  const { pathname, state } = useLocation() as { pathname: string; state: { keepScroll?: boolean } | null };
  const type = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    const cameFrom = previous.current;
    previous.current = pathname;
    if (cameFrom === pathname || state?.keepScroll) return;
    // Another language of the same page is the same place.
    if (cameFrom.slice(3) === pathname.slice(3)) return;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo({ top: 0 });
  }, [pathname, type, state]);
}
