/** Reason why a press has placed nothing. */
export type OneClickRefusal = 'busy' | 'paused';

export interface OneClickEvents {
  /** Prices are out of step; the components that show one-click betting keep it up to date. */
  isPaused: boolean;
  readonly say: (news: OneClickRefusal) => void;
  readonly listen: (listener: (news: OneClickRefusal) => void) => () => void;
}

const listeners = new Set<(news: OneClickRefusal) => void>();

/** Event channel from the one-click placer to the components of the page. */
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
