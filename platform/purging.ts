import { EXCLUSIVE, runExclusively } from './database/exclusively.ts';
import type { Pool } from './database/pool.ts';

interface PurgingInput {
  readonly sql: Pool;
  /** What keeps rows that are forgotten after a time. */
  readonly parts: readonly { purge(): Promise<void> }[];
  readonly onError: (error: unknown) => void;
  /** Between two rounds, ms. */
  readonly everyMs?: number;
}

export interface Purging {
  /** One round, unless another process is at it or this one has stopped; false then. */
  run(): Promise<boolean>;
  stop(): void;
}

const HOUR_MS = 3_600_000;

/**
 * Has old rows deleted once an hour, by one process at a time, part after part. A part that fails is reported and keeps
 * no other from its turn.
 */
export function startPurging({ sql, parts, onError, everyMs = HOUR_MS }: PurgingInput): Purging {
  let isStopped = false;

  async function purgeAll(): Promise<void> {
    for (const part of parts) {
      if (isStopped) return;
      // While the pool closes a batch fails; the next round goes on with it.
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
