import type { setupListeners } from '@reduxjs/toolkit/query';
import { registerDebugSource } from '../debug/debug-port.ts';
import { askIsSearchBot } from './visitor-kind.ts';

/** Time that a hidden page keeps polling, ms: looking at another tab for a moment costs nothing (shell §4). */
const PAUSE_AFTER_MS = 30_000;

type Setup = NonNullable<Parameters<typeof setupListeners>[1]>;
type Actions = Parameters<Setup>[1];

/**
 * Pauses polling 30 s after the page is hidden, and resumes when it is visible again; stops for good when a search bot
 * reads the page (shell §4, page visibility). Pass it to `setupListeners`.
 */
export function watchPageFocus(dispatch: Parameters<Setup>[0], actions: Actions): () => void {
  const { onFocus, onFocusLost, onOffline, onOnline } = actions;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  const pause = () => {
    isPaused = true;
    dispatch(onFocusLost());
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      isPaused = false;
      dispatch(onFocus());
    } else timer = setTimeout(pause, PAUSE_AFTER_MS);
  };
  const forget = registerDebugSource('page', () => ({ visibility: document.visibilityState, isPaused }));
  const online = () => dispatch(onOnline());
  const offline = () => dispatch(onOffline());
  const watched = [
    [document, 'visibilitychange', look],
    [window, 'focus', look],
    [window, 'online', online],
    [window, 'offline', offline],
  ] as const;
  for (const [target, kind, listener] of watched) target.addEventListener(kind, listener);
  if (document.visibilityState === 'hidden') look();
  const stop = () => {
    forget();
    clearTimeout(timer);
    for (const [target, kind, listener] of watched) target.removeEventListener(kind, listener);
  };
  void askIsSearchBot().then((isBot) => {
    if (!isBot) return;
    stop();
    dispatch(onFocusLost());
  });
  return stop;
}
