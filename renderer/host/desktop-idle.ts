import type { IdleBridge } from '#shared/host/desktop/idle.ts';
import type { HostPort } from '#shared/host/host-port.ts';

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const HOW = { passive: true, capture: true } as const;
/** Minimum time between two reports of input to the main process, ms. */
const TOLD_MS = 5000;

interface Watcher {
  readonly minutes: number;
  readonly onIdle: (idleSeconds: number) => void;
}

/** Reports input in the window to the main process, including the last of a burst; returns the undo. */
function tellInput(idle: IdleBridge, page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
  let at = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    if (at <= toldAt) return;
    toldAt = at;
    timer = setTimeout(tell, TOLD_MS);
    void idle.active(Math.max(0, Math.round(performance.now() - at)));
  };
  const input = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    at = performance.now();
    if (timer === undefined) tell();
  };
  for (const kind of INPUT) page.addEventListener(kind, input, HOW);
  return () => {
    clearTimeout(timer);
    for (const kind of INPUT) page.removeEventListener(kind, input, HOW);
  };
}

/** Creates the idle detection of the window: the main process measures, the page reports input (decision 026). */
export function createDesktopIdle(
  idle: IdleBridge,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): HostPort['idle'] {
  const watchers = new Set<Watcher>();
  let stop: (() => void) | null = null;
  const apply = () => {
    if (watchers.size > 0) stop ??= tellInput(idle, page);
    else {
      stop?.();
      stop = null;
    }
    void idle.configure([...new Set([...watchers].map(({ minutes }) => minutes))]);
  };
  idle.onIdle(({ minutes, seconds }) => {
    for (const watcher of [...watchers]) if (watcher.minutes === minutes) watcher.onIdle(seconds);
  });
  const watch: HostPort['idle']['watch'] = (minutes, onIdle) => {
    if (minutes === null) return () => {};
    const watcher = { minutes, onIdle };
    watchers.add(watcher);
    apply();
    return () => {
      if (watchers.delete(watcher)) apply();
    };
  };
  return { watch, away: watch };
}
