import { setTimeout as sleep } from 'node:timers/promises';

/** Floor of an even answer, ms: longer than finding a player and writing a message takes. */
export const EVEN_MS = 120;

/**
 * Does some work in no less than a certain time, so that how long it took does not tell whether there was anything to do
 * (trust §2, login abuse). What the work throws comes after that time as well.
 *
 * @param ms the least time, wall clock
 */
export async function evenly<T>(work: () => Promise<T>, ms = EVEN_MS): Promise<T> {
  const [done] = await Promise.allSettled([work(), sleep(ms)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
