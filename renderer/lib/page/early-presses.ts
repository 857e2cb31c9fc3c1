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
 * Script in the head of a server-rendered page. Buttons can be pressed before their code loads, which takes seconds on
 * a slow line: the script records such presses and stops their default action, such as sending a form without its
 * script.
 */
export const EARLY_PRESSES_SCRIPT =
  '(function(p){function h(e){var b=e.target.closest&&e.target.closest("button");' +
  'if(b){e.preventDefault();e.stopImmediatePropagation();p.push(b)}}' +
  'window.earlyPresses={hear:h,pressed:p};addEventListener("click",h,true)})([]);';

const LOOK_MS = 30;
/** Time after which a recorded press is dropped, ms: the player no longer expects its result. */
const MAX_REPLAY_WAIT_MS = 20_000;

/** React has hydrated the button; it drops presses in parts whose code is still loading. */
const isAwake = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * Repeats the recorded presses in order, each as soon as its button is hydrated. Recording continues for parts whose
 * code loads later.
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

/** Stops recording after the scripts failed: the page works without them as far as it can. */
export function forgetEarlyPresses(page: Window = window): void {
  const early = page.earlyPresses;
  if (early) page.removeEventListener('click', early.hear, true);
}
