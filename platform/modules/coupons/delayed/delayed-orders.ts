import { setTimeout as pause } from 'node:timers/promises';
import { lookRepeatedly } from '../../../clock/repeated-look.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { isPassingFailure } from '../../../database/failures.ts';
import type { DelayedOrder, DelayedRepository, OrderKind } from './delayed-repository.ts';

/** Orders of one kind that wait out their acceptance delay. */
export interface Delay<Facts, Answer> {
  /**
   * Decides a stored order exactly when it is due, as long as this process lives.
   *
   * @returns the decision when it is no more than a second of the wall clock away, else what is said `meanwhile`
   */
  decideInTime(order: Omit<DelayedOrder<Facts>, 'kind'>, meanwhile: () => Promise<Answer>): Promise<Answer>;
  /** Orders of the kind that this process waits for. */
  readonly count: number;
}

/** All orders that wait out their acceptance delay: rows of the database, which any process decides. */
export interface DelayedOrders {
  /** Names what decides the orders of a kind, from their rows alone. */
  of<Facts, Answer>(kind: OrderKind, decide: (order: DelayedOrder<Facts>) => Promise<Answer>): Delay<Facts, Answer>;
  /** Decides from now on also what other processes have left, beginning with what is there. */
  start(): void;
  /** Decides what it has begun and leaves the rest in the database. */
  close(): Promise<void>;
}

interface DelayedOrdersInput {
  readonly repository: DelayedRepository;
  readonly clock: Pick<ServerClock, 'now' | 'onChange' | 'schedule' | 'wallUntil'>;
  readonly onError: (error: unknown) => void;
}

/** Patience of an order that is stored: it is decided, however late, so that its key is never given up; seconds. */
export const NEVER_ABANDONED_S = 100 * 365 * 24 * 3600;

/** A request is held open for no longer. */
const MAX_WAIT_MS = 1000;
/** A decision takes milliseconds; beyond, its process is taken for dead, and another one decides. */
const CLAIM_S = 3;
/** The process that took the order in decides it at its time; others leave it alone for so long, of server clock. */
const GRACE_MS = 1500;
const SWEEP_MS = 1000;
/** A decision that the database could not make at once is tried again within its claim. */
const ATTEMPTS = 4;
const ATTEMPT_PAUSE_MS = 500;
/** As many are taken at once, and decided side by side. */
const PAGE = 8;
/** A bet is not taken at a price so much later than its player expects. */
const LATEST_MS = 60_000;

/** Whether an order was found so late that it is refused, whatever the book says (decision 033). */
export function isTooLate({ dueAt }: Pick<DelayedOrder, 'dueAt'>, now: number): boolean {
  return now > dueAt + LATEST_MS;
}

type Decide = (order: DelayedOrder<never>) => Promise<unknown>;

/** Decides held orders: each in time by the process that took it, or within seconds by any other. */
export function createDelayedOrders({ repository, clock, onError }: DelayedOrdersInput): DelayedOrders {
  const deciders = new Map<OrderKind, Decide>();
  const timers = new Map<symbol, { readonly kind: OrderKind; readonly cancel: () => void }>();
  const running = new Set<Promise<unknown>>();
  let stopSweep: (() => Promise<void>) | null = null;
  let isClosed = false;

  /** Lets nobody wait for what comes after the answer; a row that stays is dropped by the next that looks at it. */
  function forgetSoon(order: DelayedOrder): void {
    const run = repository.forget(order).catch(onError);
    running.add(run);
    void run.finally(() => running.delete(run));
  }

  async function decide(order: DelayedOrder): Promise<unknown> {
    const decider = deciders.get(order.kind);
    if (!decider) throw new Error(`Nothing decides orders of the kind ${order.kind}`);
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await decider(order as DelayedOrder<never>);
        forgetSoon(order);
        return answer;
      } catch (error) {
        if (!isPassingFailure(error) || attempt === ATTEMPTS) throw error;
        await pause(ATTEMPT_PAUSE_MS);
      }
    }
  }

  /** A decision that fails leaves its row: the next look after its claim tries again. */
  async function sweep(): Promise<void> {
    for (;;) {
      const orders = isClosed ? [] : await repository.claimDue(clock.now() - GRACE_MS, PAGE, CLAIM_S);
      await Promise.all(orders.map((order) => decide(order).catch(onError)));
      if (orders.length < PAGE) return;
    }
  }

  return {
    of<Facts, Answer>(kind: OrderKind, decider: (order: DelayedOrder<Facts>) => Promise<Answer>): Delay<Facts, Answer> {
      deciders.set(kind, decider as Decide);
      return {
        decideInTime(order, meanwhile) {
          const id = Symbol(kind);
          const isSoon = clock.wallUntil(order.dueAt) <= MAX_WAIT_MS;
          const decision = new Promise<Answer>((resolve, reject) => {
            const cancel = clock.schedule(order.dueAt, () => {
              timers.delete(id);
              const run = decide({ ...order, kind }).then((answer) => resolve(answer as Answer), reject);
              running.add(run);
              void run.finally(() => running.delete(run));
            });
            timers.set(id, { kind, cancel });
          });
          decision.catch(onError);
          return isSoon ? decision : meanwhile();
        },
        get count() {
          return [...timers.values()].filter((timer) => timer.kind === kind).length;
        },
      };
    },
    start() {
      stopSweep ??= lookRepeatedly({ look: sweep, clock, onError, everyMs: SWEEP_MS });
    },
    async close() {
      isClosed = true;
      for (const { cancel } of timers.values()) cancel();
      timers.clear();
      await stopSweep?.();
      // What is decided is forgotten after that.
      while (running.size > 0) await Promise.allSettled([...running]);
    },
  };
}
