import type { KeptOrder } from './kept-orders.ts';
import { type DecidedPhase, isOpenPhase, type OrderPhase } from './order.ts';

/** An order with its phase on this page. */
export interface PageOrder {
  readonly kept: KeptOrder;
  readonly phase: OrderPhase<DecidedPhase>;
}

/** Which orders a part of the page speaks of. */
export type OrderTopic = Pick<KeptOrder, 'kind' | 'subject'>;

/** Orders of a page, and which of them its parts show. */
export interface OrderList {
  readonly get: (key: string) => PageOrder | undefined;
  readonly put: (order: PageOrder) => void;
  readonly remove: (key: string) => void;
  /** Returns the orders of a player about the same. */
  readonly about: (topic: OrderTopic, userId: number) => readonly PageOrder[];
  /** Removes decided orders. */
  readonly putAway: (topic: OrderTopic) => void;
  /** Says that a part of the page shows these orders; returns the undo. Decided ones leave with the last part. */
  readonly show: (topic: OrderTopic) => () => void;
  readonly isShown: (topic: OrderTopic) => boolean;
  /** Takes what a part of the page shows of a subject; returns whether that has changed while the orders are shown. */
  readonly see: (topic: OrderTopic, state: string) => boolean;
  /** Returns the same array until it changes. */
  readonly all: () => readonly PageOrder[];
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

const isAbout = (topic: OrderTopic, { kept }: PageOrder) => kept.kind === topic.kind && kept.subject === topic.subject;
const nameOf = ({ kind, subject }: OrderTopic) => `${kind} ${subject}`;

/**
 * Returns the order of a player that a part of the page shows: the open one, because another tab may have begun it while
 * this one still shows a decided one; else the last.
 */
export function shownOrder(all: readonly PageOrder[], topic: OrderTopic, userId: number | undefined) {
  const own = all.filter((order) => isAbout(topic, order) && order.kept.userId === userId);
  return own.find(({ phase }) => isOpenPhase(phase)) ?? own.at(-1);
}

export function createOrderList(): OrderList {
  const listeners = new Set<() => void>();
  /** How many parts of the page show the orders of a topic. */
  const shown = new Map<string, number>();
  /** What the parts have shown of a subject last. */
  const seen = new Map<string, string>();
  let all: readonly PageOrder[] = [];

  function change(next: readonly PageOrder[]): void {
    if (next.length === all.length && next.every((order, index) => order === all[index])) return;
    all = next;
    for (const listener of listeners) listener();
  }

  const putAway = (topic: OrderTopic) =>
    change(all.filter((order) => !isAbout(topic, order) || isOpenPhase(order.phase)));

  return {
    get: (key) => all.find(({ kept }) => kept.key === key),
    put(order) {
      const place = all.findIndex(({ kept }) => kept.key === order.kept.key);
      change(place < 0 ? [...all, order] : all.with(place, order));
    },
    remove: (key) => change(all.filter(({ kept }) => kept.key !== key)),
    about: (topic, userId) => all.filter((order) => isAbout(topic, order) && order.kept.userId === userId),
    putAway,
    show(topic) {
      const name = nameOf(topic);
      shown.set(name, (shown.get(name) ?? 0) + 1);
      return () => {
        shown.set(name, (shown.get(name) ?? 1) - 1);
        if (shown.get(name) !== 0) return;
        seen.delete(name);
        putAway(topic);
      };
    },
    isShown: (topic) => (shown.get(nameOf(topic)) ?? 0) > 0,
    see(topic, state) {
      const name = nameOf(topic);
      const before = seen.get(name);
      seen.set(name, state);
      return before !== undefined && before !== state;
    },
    all: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
