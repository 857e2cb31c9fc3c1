/** How many times one network may make a call within a window, counted in all processes together. */
export interface CallLimit {
  /** In production; elsewhere, where tests and QA press faster than players, many times as often. */
  readonly max: number;
  /** The window begins with the first call, ms. */
  readonly windowMs: number;
}

/**
 * What bounds a call. Calls that are costly or easy to abuse are counted by the network that makes them; of the others
 * the rate says why they are not counted:
 * - `own`: it has throttles of its own, by account, target or network (decision 038)
 * - `read`: it reads what pages show, from memory or by an index, and an answer may come from a cache
 * - `session`: it needs a session, and what the session's player may do bounds it
 * - `staff`: it is made at the desk or by QA's controls, which the internet does not reach
 */
export type CallRate = CallLimit | 'own' | 'read' | 'session' | 'staff';

/** Returns the limit of a number of calls a minute. */
export const perMinute = (max: number): CallLimit => ({ max, windowMs: 60_000 });
/** Returns the limit of a number of calls in ten minutes. */
export const perTenMinutes = (max: number): CallLimit => ({ max, windowMs: 600_000 });
/** Limit of calls that could be made to guess a code, a link or a password. */
export const GUESS_RATE = perTenMinutes(60);
