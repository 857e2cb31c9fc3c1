/** Server clock as this page knows it. Deadlines, kick-offs and game clocks use it, never the clock of the device. */
export interface SyncedClock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Calls back at every whole second of the server's clock; returns the undo. */
  readonly onSecond: (listener: () => void) => () => void;
}

export interface ServerClockOptions {
  /** Server clock of rendering, epoch ms. */
  readonly renderedAt: number;
  /** Monotonic clock of the device, ms. */
  readonly ticks: () => number;
  /** Time that the feed reports, epoch ms; null until it reports one. */
  readonly heard?: () => number | null;
}

const SECOND = 1000;

/** Creates the clock of a page: starts at the time of rendering, and follows the feed once it reports. */
export function createServerClock({ renderedAt, ticks, heard = () => null }: ServerClockOptions): SyncedClock {
  const offset = renderedAt - ticks();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const now = () => heard() ?? ticks() + offset;
  const plan = () => {
    timer = setTimeout(
      () => {
        for (const listener of [...listeners]) listener();
        if (listeners.size > 0) plan();
      },
      SECOND - (now() % SECOND),
    );
  };
  return {
    now,
    onSecond: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) plan();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
