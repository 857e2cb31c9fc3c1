import { setTimeout as pause } from 'node:timers/promises';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { isPassingFailure } from '../../database/failures.ts';
import type { DelayedOrder, DelayedRepository } from './delayed-repository.ts';
import type { OrderKind } from './order.ts';

/** An order whose delay is over. */
export interface DueOrder<Facts> extends DelayedOrder<Facts> {
  /** Set for an order that was found too late: it is refused, whatever the book says (decision 033). */
  readonly isTooLate: boolean;
}

/** Outcome of the step that delays an order. */
interface StoredOutcome {
  readonly status: string;
  /** Set when the key was known before. */
  readonly isReplay?: true;
}

/** An order with a live leg that is to be delayed. */
interface LiveOrder<Facts, Outcome, Answer>
  extends Pick<DelayedOrder<Facts>, 'arrivedAt' | 'facts' | 'key' | 'userId'> {
  readonly delayMs: number;
  /** Writes the step that stores the order; `step` is its part about the delay. */
  readonly write: (step: { readonly decidesAt: number; readonly delayed: Facts }) => Promise<Outcome>;
  /** Turns the outcome of that step into the client's answer. */
  readonly answer: (outcome: Outcome) => Promise<Answer>;
}

/** The delayed orders of one kind. */
export interface Delay<Facts, Answer> {
  /**
   * Stores an order for its live delay and decides it exactly when it is due, as long as this process lives. An order
   * that the step did not delay, and one whose key was known before, are answered at once. Rejects with what `write` and
   * `answer` reject with.
   *
   * @returns the decision when it is due within a second of the wall clock, else the answer to the stored order
   */
  delayLive<Outcome extends StoredOutcome>(order: LiveOrder<Facts, Outcome, Answer>): Promise<Answer>;
  /** Number of orders of the kind that this process waits for. */
  readonly count: number;
}

/** All orders in their live delay: rows of the database, which any process decides. */
export interface DelayedOrders {
  /** Registers the function that decides the orders of a kind from their rows alone. */
  of<Facts, Answer>(kind: OrderKind, decide: (order: DueOrder<Facts>) => Promise<Answer>): Delay<Facts, Answer>;
  /** Starts deciding also orders that other processes left, beginning with those already stored. */
  start(): void;
  /** Finishes begun decisions and leaves the rest in the database. */
  close(): Promise<void>;
}

interface DelayedOrdersInput {
  readonly repository: DelayedRepository;
  readonly clock: Pick<ServerClock, 'now' | 'onChange' | 'schedule' | 'wallUntil'>;
  readonly onError: (error: unknown) => void;
}

/** Longest time for which a request is kept open. */
const MAX_WAIT_MS = 1000;
/**
 * Length of a claim: a decision takes milliseconds, so a process that exceeds this is taken for dead and another
 * decides.
 */
const CLAIM_S = 3;
/** Time for which other processes leave an order to the process that took it, server clock. */
const GRACE_MS = 1500;
const SWEEP_MS = 1000;
/** Number of attempts within a claim at a decision that the database could not make at once. */
const ATTEMPTS = 4;
const ATTEMPT_PAUSE_MS = 500;
/** Number of orders claimed at once and decided concurrently. */
const PAGE = 8;
/** Longest lateness at which a bet is still decided; later its player no longer expects it. */
const LATEST_MS = 60_000;

type Decide = (order: DueOrder<never>) => Promise<unknown>;

const nameOf = ({ kind, userId, key }: Pick<DelayedOrder, 'key' | 'kind' | 'userId'>) => `${kind} ${userId} ${key}`;

/** Creates the delayed orders: each is decided in time by the process that took it, or within seconds by another. */
export function createDelayedOrders({ repository, clock, onError }: DelayedOrdersInput): DelayedOrders {
  const deciders = new Map<OrderKind, Decide>();
  const timers = new Map<symbol, { readonly kind: OrderKind; readonly cancel: () => void }>();
  const running = new Set<Promise<unknown>>();
  /** Orders that this process decides in time, by kind and key. */
  const own = new Set<string>();
  let movedAt = Number.NEGATIVE_INFINITY;
  let forgetClock = () => {};
  let stopSweep: (() => Promise<void>) | null = null;
  let isClosed = false;

  /**
   * Deletes the row without delaying the answer; a row that remains is dropped by the next process that looks at it.
   */
  function forgetSoon(order: DelayedOrder): void {
    const run = repository.forget(order).catch(onError);
    running.add(run);
    void run.finally(() => running.delete(run));
  }

  async function decide(order: DelayedOrder, isTooLate: boolean): Promise<unknown> {
    const decider = deciders.get(order.kind);
    if (!decider) throw new Error(`No function is registered that decides orders of the kind ${order.kind}`);
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await decider({ ...(order as DelayedOrder<never>), isTooLate });
        forgetSoon(order);
        return answer;
      } catch (error) {
        if (!isPassingFailure(error) || attempt === ATTEMPTS) throw error;
        await pause(ATTEMPT_PAUSE_MS);
      }
    }
  }

  /** Decides an order that was left behind; on failure the row stays for the next look after its claim. */
  async function decideLeft(order: DelayedOrder): Promise<void> {
    if (own.has(nameOf(order))) return;
    await decide(order, clock.now() > order.dueAt + LATEST_MS).catch(onError);
  }

  async function sweep(): Promise<void> {
    // After the clock was moved, an order is overdue only by that, and its own process decides it now.
    if (performance.now() - movedAt < GRACE_MS) return;
    for (;;) {
      const orders = isClosed ? [] : await repository.claimDue(clock.now() - GRACE_MS, PAGE, CLAIM_S);
      await Promise.all(orders.map(decideLeft));
      if (orders.length < PAGE) return;
    }
  }

  /** Returns the decision when it is due within a second of the wall clock, else the answer of `meanwhile`. */
  function decideInTime<Answer>(order: DelayedOrder, meanwhile: () => Promise<Answer>): Promise<Answer> {
    const { kind, dueAt } = order;
    const id = Symbol(kind);
    const name = nameOf(order);
    const wait = clock.wallUntil(dueAt);
    // By the wall clock: a process that was paused is late, one whose clock was moved is not.
    const latest = Date.now() + wait + LATEST_MS;
    own.add(name);
    const decision = new Promise<Answer>((resolve, reject) => {
      const cancel = clock.schedule(dueAt, () => {
        timers.delete(id);
        const run = decide(order, Date.now() > latest).then((answer) => resolve(answer as Answer), reject);
        running.add(run);
        void run.finally(() => {
          running.delete(run);
          own.delete(name);
        });
      });
      timers.set(id, { kind, cancel });
    });
    decision.catch(onError);
    return wait <= MAX_WAIT_MS ? decision : meanwhile();
  }

  return {
    of<Facts, Answer>(kind: OrderKind, decider: (order: DueOrder<Facts>) => Promise<Answer>): Delay<Facts, Answer> {
      deciders.set(kind, decider as Decide);
      return {
        async delayLive({ delayMs, write, answer, ...order }) {
          const dueAt = order.arrivedAt + delayMs;
          const outcome = await write({ decidesAt: dueAt, delayed: order.facts });
          if (outcome.status !== 'pending' || outcome.isReplay) return answer(outcome);
          return decideInTime({ ...order, kind, dueAt }, () => answer(outcome));
        },
        get count() {
          return [...timers.values()].filter((timer) => timer.kind === kind).length;
        },
      };
    },
    start() {
      if (stopSweep) return;
      forgetClock = clock.onChange(() => {
        movedAt = performance.now();
      });
      stopSweep = lookRepeatedly({ look: sweep, clock, onError, everyMs: SWEEP_MS });
    },
    async close() {
      isClosed = true;
      forgetClock();
      for (const { cancel } of timers.values()) cancel();
      timers.clear();
      await stopSweep?.();
      // Each finished decision starts the deletion of its row, which is waited for too.
      while (running.size > 0) await Promise.allSettled([...running]);
    },
  };
}
