import { setTimeout as sleep } from 'node:timers/promises';

/** Minimum duration of an even answer, ms: longer than finding a player and writing a message takes. */
export const EVEN_MS = 120;

/**
 * Runs some work in no less than a fixed time, so that its duration does not tell whether there was anything to do
 * (trust §2, login abuse). Errors of the work are thrown after that time as well.
 *
 * @param ms minimum duration, wall clock
 */
export async function evenly<T>(work: () => Promise<T>, ms = EVEN_MS): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
