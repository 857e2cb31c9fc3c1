import { setTimeout as pause } from 'node:timers/promises';
import { lookRepeatedly } from '../../../clock/repeated-look.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { isPassingFailure } from '../../../database/failures.ts';
import type { DelayedOrder, DelayedRepository, OrderKind } from './delayed-repository.ts';

/** An order whose time has come. */
export interface DueOrder<Facts> extends DelayedOrder<Facts> {
  /** It was found so late that it is refused, whatever the book says (decision 033). */
  readonly isTooLate: boolean;
}

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
  of<Facts, Answer>(kind: OrderKind, decide: (order: DueOrder<Facts>) => Promise<Answer>): Delay<Facts, Answer>;
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

/** Time limit of an order that is stored: it is decided, however late, so that its key is never given up; seconds. */
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

type Decide = (order: DueOrder<never>) => Promise<unknown>;

const nameOf = ({ kind, userId, key }: Pick<DelayedOrder, 'key' | 'kind' | 'userId'>) => `${kind} ${userId} ${key}`;

/** Decides delayed orders: each in time by the process that took it, or within seconds by any other. */
export function createDelayedOrders({ repository, clock, onError }: DelayedOrdersInput): DelayedOrders {
  const deciders = new Map<OrderKind, Decide>();
  const timers = new Map<symbol, { readonly kind: OrderKind; readonly cancel: () => void }>();
  const running = new Set<Promise<unknown>>();
  /** Orders that this process decides in time, by name. */
  const own = new Set<string>();
  let movedAt = Number.NEGATIVE_INFINITY;
  let forgetClock = () => {};
  let stopSweep: (() => Promise<void>) | null = null;
  let isClosed = false;

  /** Lets nobody wait for what comes after the answer; a row that stays is dropped by the next that looks at it. */
  function forgetSoon(order: DelayedOrder): void {
    const run = repository.forget(order).catch(onError);
    running.add(run);
    void run.finally(() => running.delete(run));
  }

  async function decide(order: DelayedOrder, isTooLate: boolean): Promise<unknown> {
    const decider = deciders.get(order.kind);
    if (!decider) throw new Error(`Nothing decides orders of the kind ${order.kind}`);
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

  /** A decision that fails leaves its row: the next look after its claim tries again. */
  async function decideLeft(order: DelayedOrder): Promise<void> {
    if (own.has(nameOf(order))) return;
    await decide(order, clock.now() > order.dueAt + LATEST_MS).catch(onError);
  }

  async function sweep(): Promise<void> {
    // The clock was moved: what is overdue by that, its own process decides now.
    if (performance.now() - movedAt < GRACE_MS) return;
    for (;;) {
      const orders = isClosed ? [] : await repository.claimDue(clock.now() - GRACE_MS, PAGE, CLAIM_S);
      await Promise.all(orders.map(decideLeft));
      if (orders.length < PAGE) return;
    }
  }

  return {
    of<Facts, Answer>(kind: OrderKind, decider: (order: DueOrder<Facts>) => Promise<Answer>): Delay<Facts, Answer> {
      deciders.set(kind, decider as Decide);
      return {
        decideInTime(order, meanwhile) {
          const id = Symbol(kind);
          const name = nameOf({ ...order, kind });
          const wait = clock.wallUntil(order.dueAt);
          // By the wall clock: a process that was stopped for a while is late, one whose clock was moved is not.
          const latest = Date.now() + wait + LATEST_MS;
          own.add(name);
          const decision = new Promise<Answer>((resolve, reject) => {
            const cancel = clock.schedule(order.dueAt, () => {
              timers.delete(id);
              const run = decide({ ...order, kind }, Date.now() > latest).then(
                (answer) => resolve(answer as Answer),
                reject,
              );
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
      // What is decided is forgotten after that.
      while (running.size > 0) await Promise.allSettled([...running]);
    },
  };
}
