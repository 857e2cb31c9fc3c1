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
 * a slow line: the script records such presses, marks the button with `data-early` for the style sheet, and stops the
 * press's default action, such as sending a form without its script.
 */
export const EARLY_PRESSES_SCRIPT =
  '(function(p){function h(e){var b=e.target.closest&&e.target.closest("button");' +
  'if(b){e.preventDefault();e.stopImmediatePropagation();p.push(b);b.toggleAttribute("data-early")}}' +
  'window.earlyPresses={hear:h,pressed:p};addEventListener("click",h,true)})([]);';

const LOOK_MS = 30;
/** Time after which a recorded press is dropped, ms: the player no longer expects its result. */
const MAX_REPLAY_WAIT_MS = 20_000;

/** Presses a button that is hydrated. Its mark goes with the frame that draws what the press does. */
function repeatPress(button: HTMLElement): void {
  button.click();
  requestAnimationFrame(() => button.removeAttribute('data-early'));
}

/** React has hydrated the button; it drops presses in parts whose code is still loading. */
const isAwake = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'));

/**
 * Repeats the recorded presses in order, each as soon as its button is hydrated. Recording continues for parts whose
 * code loads later.
 *
 * @param wake hydrates the part around a button before the others
 */
export function repeatEarlyPresses(wake: (button: HTMLElement) => void, page: Window = window): void {
  const early = page.earlyPresses;
  if (!early) return;
  let waiting: { readonly button: HTMLElement; readonly until: number }[] = [];
  let isLooking = false;

  function wait(): void {
    const until = performance.now() + MAX_REPLAY_WAIT_MS;
    for (const button of early?.pressed.splice(0) ?? []) {
      if (isAwake(button)) repeatPress(button);
      else {
        wake(button);
        waiting.push({ button, until });
      }
    }
    lookSoon();
  }

  function lookSoon(): void {
    if (isLooking || waiting.length === 0) return;
    isLooking = true;
    setTimeout(repeat, LOOK_MS);
  }

  function repeat(): void {
    isLooking = false;
    const before = waiting;
    waiting = [];
    for (const one of before) {
      const { button, until } = one;
      if (isAwake(button)) repeatPress(button);
      else if (button.isConnected && performance.now() < until) waiting.push(one);
      else button.removeAttribute('data-early');
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
  if (!early) return;
  page.removeEventListener('click', early.hear, true);
  for (const button of early.pressed) button.removeAttribute('data-early');
}
