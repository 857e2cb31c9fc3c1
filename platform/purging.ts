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
 * Lets parts delete their old rows, one after the other. One that fails is reported and does not stop the others.
 *
 * @param isStopped whether the rest is left for another round
 */
export async function purgeParts(
  parts: readonly { purge(): Promise<void> }[],
  onError: (error: unknown) => void,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const part of parts) {
    if (isStopped()) return;
    await part.purge().catch(onError);
  }
}

/**
 * Deletes old rows once an hour, in one process at a time, part after part. A part that fails is reported and does not
 * stop the others.
 */
export function startPurging({ sql, parts, onError, everyMs = HOUR_MS }: PurgingInput): Purging {
  let isStopped = false;

  // A batch fails while the pool closes; the next round continues with it.
  const report = (error: unknown) => (isStopped ? undefined : onError(error));
  const purgeAll = () => purgeParts(parts, report, () => isStopped);

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
