import type { KeptOrder } from './kept-orders.ts';
import type { DecidedPhase, OrderPhase } from './order.ts';

/** Outcome of an order that no part of the page showed: the player who made it is told by a notice. */
export interface OrderNews extends Pick<KeptOrder, 'key' | 'kind' | 'order' | 'subject' | 'userId'> {
  readonly phase: OrderPhase<DecidedPhase>;
}

/** Outcomes that the player is still to be told, the oldest first. */
export interface OrderNewsList {
  readonly add: (news: OrderNews) => void;
  /** Removes an outcome that the player was told. */
  readonly told: (key: string) => void;
  /** Returns the same array until it changes. */
  readonly all: () => readonly OrderNews[];
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOrderNews(): OrderNewsList {
  const listeners = new Set<() => void>();
  let all: readonly OrderNews[] = [];

  function change(next: readonly OrderNews[]): void {
    all = next;
    for (const listener of listeners) listener();
  }

  return {
    add: (news) => change([...all, news]),
    told: (key) => change(all.filter((one) => one.key !== key)),
    all: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Outcomes of this page. */
export const orderNews = createOrderNews();

/** Returns the outcomes that are told to a player: those of another one wait until that player is back. */
export const newsForPlayer = (all: readonly OrderNews[], userId: number | undefined): readonly OrderNews[] =>
  all.filter((news) => news.userId === userId);
