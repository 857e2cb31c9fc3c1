import { isSparing } from './connection.ts';

/** Actions of a section's links in the page around it. */
interface LinkActions {
  /** Opens a path of the site without reloading the page. */
  readonly follow: (path: string) => void;
  /** Shows this page in another language. */
  readonly speak: (language: string) => void;
  /** Loads the code of the page at a path, which the player may open next. */
  readonly prefetch: (path: string) => void;
}

type LinkEvent = Pick<Event, 'preventDefault' | 'target' | 'defaultPrevented'>;

/**
 * Returns the link of the site at which an event happened; null for links of other schemes and hosts, which the browser
 * handles.
 */
function ownLink({ target }: LinkEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/** Whether the browser should follow the press itself: a new window, another mouse button. */
function isForBrowser({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

const pathOf = (link: HTMLAnchorElement) => link.getAttribute('href') ?? '/';

/**
 * Routes plain links inside a place through the page's router, and prefetches the page of a link under the pointer or
 * the focus (shell §4, menu prefetch). Works on the server's HTML too, before a section is hydrated. Returns the undo.
 */
export function watchLinks(place: HTMLElement, { follow, speak, prefetch }: LinkActions): () => void {
  const press = (event: MouseEvent) => {
    const link = ownLink(event);
    if (!link || isForBrowser(event) || (link.target !== '' && link.target !== '_self')) return;
    event.preventDefault();
    if (link.hreflang) speak(link.hreflang);
    else follow(pathOf(link));
  };
  const near = (event: Event) => {
    const link = ownLink(event);
    if (link && !link.hreflang && !isSparing(navigator)) prefetch(pathOf(link).split('?')[0] ?? '/');
  };
  place.addEventListener('click', press);
  place.addEventListener('pointerover', near);
  place.addEventListener('focusin', near);
  return () => {
    place.removeEventListener('click', press);
    place.removeEventListener('pointerover', near);
    place.removeEventListener('focusin', near);
  };
}
