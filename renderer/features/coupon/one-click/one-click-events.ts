/** Why a press of a price has placed nothing. */
export type OneClickRefusal = 'busy' | 'paused';

export interface OneClickEvents {
  /** Whether prices can be trusted now; what shows one-click betting keeps it up to date. */
  isPaused: boolean;
  readonly say: (news: OneClickRefusal) => void;
  readonly listen: (listener: (news: OneClickRefusal) => void) => () => void;
}

const listeners = new Set<(news: OneClickRefusal) => void>();

/** Between what places with one click, beside the page, and what tells of it, in the page. */
export const oneClickEvents: OneClickEvents = {
  isPaused: false,
  say(news) {
    for (const listener of listeners) listener(news);
  },
  listen(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
