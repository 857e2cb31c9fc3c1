import type { DesktopLogPort, LogLine } from '#shared/host/desktop/desktop-log.ts';
import type { Ring } from './ring.ts';

/** Lines that are kept, as many as the main process keeps. */
const KEPT = 500;

/** Follows the log of the main process while the list has listeners: first the earlier lines, then each new one. */
export function createDesktopLogLines(port: DesktopLogPort): Pick<Ring<LogLine>, 'entries' | 'subscribe'> {
  const listeners = new Set<() => void>();
  let kept: readonly LogLine[] = [];
  let stop: (() => void) | null = null;
  // A line may arrive twice while the earlier lines are loading.
  const add = (lines: readonly LogLine[]) => {
    const byNumber = new Map([...kept, ...lines].map((line) => [line.number, line]));
    kept = [...byNumber.values()].sort((a, b) => a.number - b.number).slice(-KEPT);
    for (const listener of [...listeners]) listener();
  };
  const follow = () => {
    stop = port.onLine((line) => add([line]));
    port
      .lines()
      .then(add)
      .catch((error) => reportError(error));
  };
  return {
    entries: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      if (!stop) follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
