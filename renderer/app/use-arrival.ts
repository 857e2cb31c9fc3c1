import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top and focuses its content. Going back restores the position, which the browser remembers.
 */
export function useArrival(): void {
  const { pathname, state } = useLocation() as { pathname: string; state: { keepScroll?: boolean } | null };
  const type = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    const cameFrom = previous.current;
    previous.current = pathname;
    if (cameFrom === pathname || state?.keepScroll) return;
    // Another language of the same page keeps the position.
    if (cameFrom.slice(3) === pathname.slice(3)) return;
    document.querySelector('main')?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo({ top: 0 });
  }, [pathname, type, state]);
}
