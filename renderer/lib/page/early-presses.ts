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
/** What nobody expects any more is not done: a part that has not come by then may not come at all. */
const MAX_REPLAY_WAIT_MS = 20_000;

/** React has taken the button over; it drops what is pressed in parts whose code is still on its way. */
const isAwake = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * Presses again what was pressed before the page was awake, in the same order, each as soon as its button answers. Parts
 * whose code comes later go on being noted until it has come.
 */
export function repeatEarlyPresses(page: Window = window): void {
  const early = page.earlyPresses;
  if (!early) return;
  const waiting = new Map<HTMLElement, number>();
  let isLooking = false;

  function wait(): void {
    const until = performance.now() + MAX_REPLAY_WAIT_MS;
    for (const button of early?.pressed.splice(0) ?? []) {
      if (isAwake(button)) button.click();
      else waiting.set(button, until);
    }
    lookSoon();
  }

  function lookSoon(): void {
    if (isLooking || waiting.size === 0) return;
    isLooking = true;
    setTimeout(repeat, LOOK_MS);
  }

  function repeat(): void {
    isLooking = false;
    for (const [button, until] of waiting) {
      if (!isAwake(button) && button.isConnected && performance.now() < until) continue;
      waiting.delete(button);
      if (isAwake(button)) button.click();
    }
    lookSoon();
  }

  page.removeEventListener('click', early.hear, true);
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || isAwake(button)) return;
      early.hear(event);
      wait();
    },
    true,
  );
  wait();
}

/** The scripts have failed: the page is left to do what it does without them. */
export function forgetEarlyPresses(page: Window = window): void {
  const early = page.earlyPresses;
  if (early) page.removeEventListener('click', early.hear, true);
}
