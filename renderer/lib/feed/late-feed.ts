import type { Feed } from './feed.ts';

/**
 * The feed of a page, whether it is there yet or not. Components hold this, which never changes, so that the feed's
 * arrival draws nothing anew but what it knows better.
 */
export interface LateFeed {
  /** null while the feed is not there. */
  readonly current: () => Feed | null;
  /** Connects something with the feed, now or as soon as it is there. Returns the undo, also of the wait. */
  readonly attach: (connect: (feed: Feed) => () => void) => () => void;
  /** The feed is there; only the first one counts. */
  readonly arrive: (feed: Feed) => void;
}

export function createLateFeed(): LateFeed {
  let feed: Feed | null = null;
  const waiting = new Set<(feed: Feed) => void>();
  return {
    current: () => feed,
    attach(connect) {
      if (feed) return connect(feed);
      let undo: (() => void) | undefined;
      const begin = (arrived: Feed) => {
        undo = connect(arrived);
      };
      waiting.add(begin);
      return () => {
        waiting.delete(begin);
        undo?.();
      };
    },
    arrive(arrived) {
      if (feed) return;
      feed = arrived;
      for (const begin of waiting) {
        waiting.delete(begin);
        begin(arrived);
      }
    },
  };
}
