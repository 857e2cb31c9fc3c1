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
 * Stands in the head of a page that the server has drawn. Its buttons can be pressed before the script that answers them
 * has come, which takes seconds on a slow line: such presses are noted, and do nothing else meanwhile, such as sending a
 * form past the script.
 */
export const EARLY_PRESSES_SCRIPT =
  '(function(p){function h(e){var b=e.target.closest&&e.target.closest("button");' +
  'if(b){e.preventDefault();p.push(b)}}' +
  'window.earlyPresses={hear:h,pressed:p};addEventListener("click",h,true)})([]);';

/** Presses again what was pressed before the page was awake, in the same order. */
export function repeatEarlyPresses(page: Window = window): void {
  const early = page.earlyPresses;
  if (!early) return;
  page.removeEventListener('click', early.hear, true);
  for (const button of early.pressed.splice(0)) if (button.isConnected) button.click();
}
