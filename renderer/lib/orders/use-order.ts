import { useEffect, useSyncExternalStore } from 'react';
import { selectPlayer } from '../api/session-api.ts';
import { useAppSelector, useAppStore } from '../store/store-hooks.ts';
import { useServerClock } from '../time/use-now.ts';
import type { DecidedPhase, ShownPhase } from './order.ts';
import type { KindOfOrder } from './order-kind.ts';
import { type PageOrder, shownOrder } from './order-list.ts';
import { pageOrders } from './page-orders.ts';

const NONE: readonly PageOrder[] = [];

/** Orders of one kind as a part of the page shows and makes them, each by its subject. */
export interface OrdersShown<Order, Decided extends DecidedPhase> {
  readonly phaseOf: (subject: string) => ShownPhase<Decided>;
  /** The order as the player sent it; null without one. */
  readonly askedOf: (subject: string) => Order | null;
  /** Sends an order, unless one about the same is still open. */
  readonly start: (subject: string, order: Order) => void;
  /** Asks for an unknown outcome at once. */
  readonly askAgain: (subject: string) => void;
  /** Puts a decided order away. */
  readonly reset: (subject: string) => void;
}

/**
 * Returns the player's orders of a kind about these subjects, also those that the device kept over a reload. While the
 * part of the page that calls this is shown, it tells their outcomes.
 *
 * @param subjects joined by commas, so that equal lists are equal
 * @param states what the part shows of each subject, joined by commas; an empty one is not known
 */
export function useOrders<Order, Answer, Decided extends DecidedPhase>(
  kind: KindOfOrder<Order, Answer, Decided>,
  subjects: string,
  states: string,
): OrdersShown<Order, Decided> {
  const orders = pageOrders(useAppStore(), useServerClock());
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const all = useSyncExternalStore(orders.subscribe, orders.all, () => NONE);
  const { name } = kind;
  useEffect(() => {
    const undos = subjects.split(',').map((subject) => orders.show({ kind: name, subject }));
    return () => {
      for (const undo of undos) undo();
    };
  }, [orders, name, subjects]);
  useEffect(() => {
    const all = states.split(',');
    for (const [index, subject] of subjects.split(',').entries()) {
      const state = all[index];
      if (state) orders.see({ kind: name, subject }, state);
    }
  }, [orders, name, subjects, states]);
  const find = (subject: string) => shownOrder(all, { kind: name, subject }, userId);
  return {
    phaseOf: (subject) => (find(subject)?.phase ?? { kind: 'idle' }) as ShownPhase<Decided>,
    askedOf: (subject) => (find(subject)?.kept.order ?? null) as Order | null,
    start: (subject, order) => orders.start(kind, subject, order),
    askAgain: (subject) => orders.askNow({ kind: name, subject }),
    reset: (subject) => orders.putAway({ kind: name, subject }),
  };
}

/**
 * Returns the player's order of a kind about one subject.
 *
 * @param state what the part shows of the subject; empty while it is not known
 */
export function useOrder<Order, Answer, Decided extends DecidedPhase>(
  kind: KindOfOrder<Order, Answer, Decided>,
  subject: string,
  state: string,
) {
  const { phaseOf, askedOf, start, askAgain, reset } = useOrders(kind, subject, state);
  return {
    phase: phaseOf(subject),
    /** The order as the player sent it; null without one. */
    asked: askedOf(subject),
    start: (order: Order) => start(subject, order),
    askAgain: () => askAgain(subject),
    reset: () => reset(subject),
  };
}
