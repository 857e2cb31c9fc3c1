import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path with its language, from `paths`. */
  readonly to: string;
  /** State of the history entry. */
  readonly state?: unknown;
}

/** Whether the browser should follow the press itself: a new window, another mouse button, a download. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Draws a link to another page. Our paths are absolute, so it needs none of the relative resolution and prefetching of
 * the router's own link.
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
