/**
 * The server's clock as this page knows it. Deadlines, kick-offs and the clocks of games are read against it, never
 * against the clock of the device.
 */
export interface SyncedClock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Calls back at every whole second of the server's clock while somebody listens; returns the undo. */
  readonly onSecond: (listener: () => void) => () => void;
}

export interface ServerClockOptions {
  /** Server clock at which the page was made, epoch ms. */
  readonly renderedAt: number;
  /** Ms of a clock of the device that never goes back. */
  readonly ticks: () => number;
  /** What the feed says, epoch ms; null while it has said nothing. */
  readonly heard?: () => number | null;
}

const SECOND = 1000;

/** Makes the clock of a page: from the time the page was made, and from the feed as soon as it tells. */
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
