import type { Feed } from './feed.ts';

/**
 * Holder of a page's feed, which loads after the page. Components use this object, which never changes, so that the
 * feed's arrival renders only what it changes.
 */
export interface LateFeed {
  /** Returns null until the feed has loaded. */
  readonly current: () => Feed | null;
  /** Connects a component with the feed, now or when it has loaded. Returns the undo, also of the wait. */
  readonly attach: (connect: (feed: Feed) => () => void) => () => void;
  /** Sets the feed; only the first call counts. */
  readonly arrive: (feed: Feed) => void;
}

/** Number of components that one task connects. */
const AT_ONCE = 60;

export function createLateFeed(): LateFeed {
  let feed: Feed | null = null;
  const waiting = new Set<(feed: Feed) => void>();

  /** Connects those who wait, some in each task: a page has hundreds of prices. */
  function connectNext(arrived: Feed): void {
    let left = AT_ONCE;
    for (const begin of waiting) {
      if (left === 0) {
        setTimeout(() => connectNext(arrived));
        return;
      }
      left -= 1;
      waiting.delete(begin);
      begin(arrived);
    }
  }

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
      connectNext(arrived);
    },
  };
}
