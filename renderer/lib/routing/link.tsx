import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of `paths`, with its language. */
  readonly to: string;
  /** Kept with the entry of the history. */
  readonly state?: unknown;
}

/** A press that the browser is to follow itself: another window, another button, a download. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * A link to another page. All our paths are absolute, so this is all of the router's own link that is needed: without
 * what that one carries for prefetching data routes.
 */
export function Link({ to, state, onClick, target, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isForBrowser(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { state, replace: to === location.pathname + location.search });
  };
  return (
    <a {...rest} href={to} target={target} onClick={follow}>
      {children}
    </a>
  );
}
