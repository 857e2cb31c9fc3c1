import { EXCLUSIVE, runExclusively } from './database/exclusively.ts';
import type { Pool } from './database/pool.ts';

interface PurgingInput {
  readonly sql: Pool;
  /** Parts whose rows are deleted after a time. */
  readonly parts: readonly { purge(): Promise<void> }[];
  readonly onError: (error: unknown) => void;
  /** Time between two rounds, ms. */
  readonly everyMs?: number;
}

export interface Purging {
  /** Runs one round, unless another process runs one or this one has stopped; false then. */
  run(): Promise<boolean>;
  stop(): void;
}

const HOUR_MS = 3_600_000;

/**
 * Deletes old rows once an hour, in one process at a time, part after part. A part that fails is reported and does not
 * stop the others.
 */
export function startPurging({ sql, parts, onError, everyMs = HOUR_MS }: PurgingInput): Purging {
  let isStopped = false;

  async function purgeAll(): Promise<void> {
    for (const part of parts) {
      if (isStopped) return;
      // A batch fails while the pool closes; the next round continues with it.
      await part.purge().catch((error) => (isStopped ? undefined : onError(error)));
    }
  }

  async function run(): Promise<boolean> {
    return !isStopped && (await runExclusively(sql, EXCLUSIVE.purge, purgeAll));
  }

  const timer = setInterval(() => void run().catch((error) => (isStopped ? undefined : onError(error))), everyMs);
  timer.unref();
  return {
    run,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
