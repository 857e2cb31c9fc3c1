import type { setupListeners } from '@reduxjs/toolkit/query';
import { registerDebugSource } from '../debug/debug-port.ts';
import { askIsSearchBot } from './visitor-kind.ts';

/** A page that nobody looks at goes on for so long: a glance at another tab costs nothing (shell §4). */
const PAUSE_AFTER_MS = 30_000;

type Setup = NonNullable<Parameters<typeof setupListeners>[1]>;
type Actions = Parameters<Setup>[1];

/**
 * Pauses what the page repeats 30 s after it was hidden, and goes on as soon as it is looked at again; a search engine's
 * reader never starts it (shell §4, page visibility). To be given to `setupListeners`.
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
