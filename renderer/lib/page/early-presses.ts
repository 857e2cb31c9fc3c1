interface EarlyPresses {
  readonly hear: (event: MouseEvent) => void;
  readonly pressed: HTMLElement[];
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Stands in the head of a page that the server has drawn. Its buttons can be pressed before the scripts that answer them
 * have come, which takes seconds on a slow line: such presses are noted, and do nothing else meanwhile, such as sending a
 * form past the scripts or asking for a dialog that nobody opens yet.
 */
export const EARLY_PRESSES_SCRIPT =
  '(function(p){function h(e){var b=e.target.closest&&e.target.closest("button");' +
  'if(b){e.preventDefault();e.stopImmediatePropagation();p.push(b)}}' +
  'window.earlyPresses={hear:h,pressed:p};addEventListener("click",h,true)})([]);';

const LOOK_MS = 30;

/** React has taken the button over; it drops what is pressed in parts whose code is still on its way. */
const isAwake = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * Presses again what was pressed before the page was awake, in the same order, each as soon as its button answers. Parts
 * whose code comes later go on being noted until it has come.
 */
export function repeatEarlyPresses(page: Window = window): void {
  const early = page.earlyPresses;
  if (!early) return;
  const waiting = early.pressed;
  let isLooking = false;

  function lookSoon(): void {
    if (isLooking) return;
    isLooking = true;
    setTimeout(repeat, LOOK_MS);
  }

  function repeat(): void {
    isLooking = false;
    for (let [first] = waiting; first && (isAwake(first) || !first.isConnected); [first] = waiting) {
      waiting.shift();
      if (first.isConnected) first.click();
    }
    if (waiting.length > 0) lookSoon();
  }

  page.removeEventListener('click', early.hear, true);
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || isAwake(button)) return;
      early.hear(event);
      lookSoon();
    },
    true,
  );
  repeat();
}

/** The scripts have failed: the page is left to do what it does without them. */
export function forgetEarlyPresses(page: Window = window): void {
  const early = page.earlyPresses;
  if (early) page.removeEventListener('click', early.hear, true);
}
