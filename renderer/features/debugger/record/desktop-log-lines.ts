import type { DesktopLogPort, LogLine } from '#shared/host/desktop/desktop-log.ts';
import type { Ring } from './ring.ts';

/** As many as the main process keeps. */
const KEPT = 500;

/** The log of the main process, followed as long as somebody looks at it: what was written before, then each new line. */
export function createDesktopLogLines(port: DesktopLogPort): Pick<Ring<LogLine>, 'entries' | 'subscribe'> {
  const listeners = new Set<() => void>();
  let kept: readonly LogLine[] = [];
  let stop: (() => void) | null = null;
  // A line may come by both ways: while those of before are still on their way.
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
