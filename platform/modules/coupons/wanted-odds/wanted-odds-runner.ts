import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { WantedOddsOrders } from './wanted-odds-orders.ts';

interface RunnerInput {
  readonly wantedOdds: Pick<WantedOddsOrders, 'tryAll'>;
  readonly book: Pick<Book, 'onChanges'>;
  readonly clock: ServerClock;
  readonly onError: (error: unknown) => void;
  /** Wall milliseconds between attempts without a cause. */
  readonly sweepMs?: number;
  /** Wall milliseconds after an attempt for which further price changes are collected. */
  readonly restMs?: number;
}

const SWEEP_MS = 5000;
const REST_MS = 500;

/**
 * Starts the runner that tries pending orders when prices change, at intervals and after the clock was moved; one
 * attempt at a time.
 */
export function startWantedOddsRunner(input: RunnerInput): { stop(): Promise<void> } {
  const { wantedOdds, book, clock, onError, sweepMs = SWEEP_MS, restMs = REST_MS } = input;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let next: NodeJS.Timeout | null = null;

  function look(): void {
    if (isStopped) return;
    if (running) {
      again = true;
      return;
    }
    again = false;
    running = wantedOdds
      .tryAll()
      .catch(onError)
      .finally(() => {
        running = null;
        if (again) soon();
      });
  }

  function soon(): void {
    if (isStopped || next) return;
    next = setTimeout(() => {
      next = null;
      look();
    }, restMs).unref();
  }

  const forgetBook = book.onChanges(soon);
  const forgetClock = clock.onChange(look);
  const timer = setInterval(look, sweepMs).unref();
  look();

  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      if (next) clearTimeout(next);
      forgetBook();
      forgetClock();
      await running;
    },
  };
}
