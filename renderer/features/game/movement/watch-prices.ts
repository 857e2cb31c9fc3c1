/** How the player asks for the movement of a price. */
type AskedBy = 'hover' | 'hold' | 'key';

/** Price whose movement is shown. */
export interface AskedPrice {
  readonly button: HTMLElement;
  readonly selectionId: number;
  readonly by: AskedBy;
}

interface PriceWatch {
  /** Tells whether an element is the button of a price. */
  readonly isPrice: (button: HTMLElement) => boolean;
  readonly ask: (button: HTMLElement, by: AskedBy) => void;
  /** The pointer has left the price that it asked for. */
  readonly leave: () => void;
}

/** Ms that the pointer rests on a price, and that a finger holds it. */
const HOVER_MS = 700;
const HOLD_MS = 450;
/** CSS pixels by which a finger may move while it holds a price. */
const HOLD_SLACK = 10;

const isMenuKey = ({ key, altKey, shiftKey }: KeyboardEvent) =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey);

/**
 * Hears for all prices inside an element that the player asks how one moved: by resting the pointer on it, by holding
 * it with a finger, or by the menu key or Alt and arrow down. A press adds the selection as ever; the one that ends a
 * hold does not. Neither a page that moves under a resting pointer asks, nor a pointer after Escape until it comes again.
 * Returns the undo.
 */
export function watchPrices(root: HTMLElement, { isPrice, ask, leave }: PriceWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLElement | null = null;
  /** Where the pointer was last. */
  let at = { x: Number.NaN, y: Number.NaN };
  let from = { x: 0, y: 0 };
  /** The price whose hold has opened the movement: its press is not one. */
  let held: HTMLElement | null = null;
  let isMenuTaken = false;
  const stop = new AbortController();
  const { signal } = stop;

  function priceAt(target: EventTarget | null): HTMLElement | null {
    const button = (target as Element | null)?.closest('button');
    return button && isPrice(button) ? button : null;
  }

  function after(ms: number, run: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  }

  /** Remembers where the pointer is, and tells whether it has moved there. */
  function isMovedTo(x: number, y: number): boolean {
    const isMoved = x !== at.x || y !== at.y;
    at = { x, y };
    return isMoved;
  }

  function enter(button: HTMLElement | null, isMoved: boolean): void {
    if (button === over) return;
    clearTimeout(timer);
    if (over) leave();
    over = button;
    if (button && isMoved) after(HOVER_MS, () => ask(button, 'hover'));
  }

  root.addEventListener(
    'pointerover',
    ({ pointerType, target, clientX, clientY }) => {
      if (pointerType === 'mouse') enter(priceAt(target), isMovedTo(clientX, clientY));
    },
    { signal },
  );
  root.addEventListener('pointerleave', () => enter(null, false), { signal });
  // The pointer may rest beside the element, and the focus may be anywhere.
  const page = root.ownerDocument;
  page.addEventListener('pointermove', ({ clientX, clientY }) => void isMovedTo(clientX, clientY), {
    signal,
    passive: true,
  });
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && clearTimeout(timer), { signal });
  root.addEventListener(
    'pointerdown',
    ({ pointerType, target, clientX, clientY }) => {
      clearTimeout(timer);
      held = null;
      isMenuTaken = false;
      const button = pointerType === 'touch' ? priceAt(target) : null;
      if (!button) return;
      from = { x: clientX, y: clientY };
      after(HOLD_MS, () => {
        held = button;
        isMenuTaken = true;
        ask(button, 'hold');
      });
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      const isFar = Math.hypot(clientX - from.x, clientY - from.y) > HOLD_SLACK;
      if (pointerType === 'touch' && isFar && held === null) clearTimeout(timer);
    },
    { signal, passive: true },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    root.addEventListener(end, ({ pointerType }) => pointerType === 'touch' && clearTimeout(timer), { signal });
  }
  root.addEventListener(
    'click',
    (event) => {
      if (held === null || priceAt(event.target) !== held) return;
      held = null;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const button = isMenuKey(event) ? priceAt(event.target) : null;
      isMenuTaken = button !== null;
      if (!button) return;
      event.preventDefault();
      ask(button, 'key');
    },
    { signal },
  );
  // A hold and the menu key open the browser's menu too, some of them on release.
  root.addEventListener('contextmenu', (event) => isMenuTaken && priceAt(event.target) && event.preventDefault(), {
    signal,
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
