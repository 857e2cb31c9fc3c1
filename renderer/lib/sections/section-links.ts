import { isSparing } from './connection.ts';

/** What links of a section do in the page around it. */
export interface LinkActions {
  /** Goes to a path of the site without loading the page anew. */
  readonly follow: (path: string) => void;
  /** Shows this page in another language. */
  readonly speak: (language: string) => void;
  /** Brings the code of the page of a path, which may be asked for next. */
  readonly prefetch: (path: string) => void;
}

type LinkEvent = Pick<Event, 'preventDefault' | 'target' | 'defaultPrevented'>;

/** Our own link that an event happened on; those of other schemes and hosts are the browser's. */
function ownLink({ target }: LinkEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/** A press that the browser is to follow itself: another window, another button. */
function isForBrowser({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

const pathOf = (link: HTMLAnchorElement) => link.getAttribute('href') ?? '/';

/**
 * Lets plain links inside a place lead through the page's own router, and brings the code of what they point at as soon
 * as the pointer or the focus is on them (shell §4, menu prefetch). Works on the server's HTML as well, before any
 * section is awake. Returns the undo.
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
