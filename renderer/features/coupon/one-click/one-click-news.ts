/** Why a press of a price has placed nothing. */
export type OneClickNews = 'busy' | 'paused';

export interface OneClickNewsDesk {
  /** Whether prices can be trusted now; what shows one-click betting keeps it up to date. */
  isPaused: boolean;
  readonly say: (news: OneClickNews) => void;
  readonly listen: (listener: (news: OneClickNews) => void) => () => void;
}

const listeners = new Set<(news: OneClickNews) => void>();

/** Between what places with one click, beside the page, and what tells of it, in the page. */
export const oneClickNews: OneClickNewsDesk = {
  isPaused: false,
  say(news) {
    for (const listener of listeners) listener(news);
  },
  listen(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
