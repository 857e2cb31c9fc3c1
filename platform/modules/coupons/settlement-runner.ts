import type { ServerClock } from '../../clock/server-clock.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { Settling } from './settlement.ts';

interface RunnerInput {
  readonly settling: Settling;
  readonly book: Pick<Book, 'onDecisions'>;
  readonly clock: ServerClock;
  readonly onError: (error: unknown) => void;
  /** Wall milliseconds between checks of everything that is open. */
  readonly sweepMs?: number;
}

/** Wall milliseconds between two checks of everything that is open, at most. */
export const SWEEP_MS = 15_000;

export interface SettlementRunner {
  /** Resolves once every decision known so far is posted. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the runner that settles when the book announces decisions, at the start, at intervals and after the clock was
 * moved. One run at a time; announcements during a run cause one further run.
 */
export function startSettling(input: RunnerInput): SettlementRunner {
  const { settling, book, clock, onError, sweepMs = SWEEP_MS } = input;
  const games = new Set<number>();
  let isSweepDue = true;
  let isStopped = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (!isStopped && (isSweepDue || games.size > 0)) {
      const batch = [...games];
      const isSweep = isSweepDue;
      games.clear();
      isSweepDue = false;
      try {
        await (isSweep ? settling.settleAll() : settling.settleGames(batch));
      } catch (error) {
        // The next sweep settles what this run has left.
        onError(error);
      }
    }
    running = null;
  }

  function wake(): void {
    if (!isStopped) running ??= run();
  }

  function sweep(): void {
    isSweepDue = true;
    wake();
  }

  const forgetBook = book.onDecisions((gameIds) => {
    for (const gameId of gameIds) games.add(gameId);
    wake();
  });
  const forgetClock = clock.onChange(sweep);
  const timer = setInterval(sweep, sweepMs).unref();
  wake();

  return {
    async idle() {
      while (running) await running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      forgetBook();
      forgetClock();
      await running;
    },
  };
}
