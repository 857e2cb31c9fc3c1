import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top; going back leads to where one was, which the browser remembers by itself. */
export function useScrollRestoration(): void {
  const { pathname, state } = useLocation() as { pathname: string; state: { keepScroll?: boolean } | null };
  const type = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    const cameFrom = previous.current;
    previous.current = pathname;
    if (cameFrom === pathname || type === 'POP' || state?.keepScroll) return;
    // Another language of the same page is the same place.
    if (cameFrom.slice(3) === pathname.slice(3)) return;
    window.scrollTo({ top: 0 });
  }, [pathname, type, state]);
}
