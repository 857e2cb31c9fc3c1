/** Minutes between two reality checks that a player can choose (betting §9). */
export const REALITY_MINUTES = [5, 10, 15, 30, 45, 60] as const;

/** Days of an exclusion that a player can choose (betting §9). */
export const EXCLUSION_DAYS = [1, 7, 30, 90, 180, 365, 730, 1095, 1825] as const;

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** Site config of automatic sign-out (shell §3). */
export interface AutoLogoffConfig {
  readonly isAutoLogoffEnable: boolean;
  readonly autoLogoffInactiveMinutes: number;
  readonly autoLogoffWarningSeconds: number;
}

/** Stages of inactivity: active, warned, over. */
export type IdleState = 'active' | 'over' | 'warned';

/**
 * Returns the stage of inactivity of a player whose last input was at `activeAt` (shell §4, auto-logoff; trust G10). It
 * compares instants of one clock, so that sleep of the machine and hidden tabs count.
 *
 * @param now epoch ms of the same clock as `activeAt`
 */
export function idleStateOf(config: AutoLogoffConfig, activeAt: number, now: number): IdleState {
  if (!config.isAutoLogoffEnable) return 'active';
  const idleMs = now - activeAt;
  const warnsAt = config.autoLogoffInactiveMinutes * MINUTE_MS;
  if (idleMs < warnsAt) return 'active';
  return idleMs < warnsAt + config.autoLogoffWarningSeconds * SECOND_MS ? 'warned' : 'over';
}

/**
 * Milliseconds that the server waits beyond the warning, for the network and a sleeping page, before it ends a session.
 */
const IDLE_GRACE_MS = MINUTE_MS;

/**
 * Returns the instant at which the server ends a session without input since `activeAt`, epoch ms of the same clock;
 * null where the site does not sign out inactive players.
 */
export function idleEndOf(config: AutoLogoffConfig, activeAt: number): number | null {
  if (!config.isAutoLogoffEnable) return null;
  const { autoLogoffInactiveMinutes: minutes, autoLogoffWarningSeconds: seconds } = config;
  return activeAt + minutes * MINUTE_MS + seconds * SECOND_MS + IDLE_GRACE_MS;
}

/**
 * Returns the instant of the next reality check of a session, epoch ms; null where the player wants none.
 *
 * @param minutes between two checks; null for none
 */
export function realityDueAt(
  session: { readonly signedInAt: number; readonly realityAt: number | null; readonly isRealityOff: boolean },
  minutes: number | null,
): number | null {
  if (minutes === null || session.isRealityOff) return null;
  return (session.realityAt ?? session.signedInAt) + minutes * MINUTE_MS;
}

/** Returns the seconds left to answer the warning, from its full length down to 0. */
export function secondsToAnswer(config: AutoLogoffConfig, activeAt: number, now: number): number {
  const endsAt = activeAt + config.autoLogoffInactiveMinutes * MINUTE_MS + config.autoLogoffWarningSeconds * SECOND_MS;
  return Math.min(config.autoLogoffWarningSeconds, Math.max(0, Math.ceil((endsAt - now) / SECOND_MS)));
}

/** Milliseconds before the end of a session limit at which the player is warned. */
export const LIMIT_WARNINGS_MS = [15 * MINUTE_MS, 5 * MINUTE_MS, MINUTE_MS] as const;

/**
 * Returns the warning that is due before a session limit: the shortest of the lengths that is not shorter than the
 * rest.
 *
 * @param leftMs until the limit ends the session
 * @returns null while more is left than the longest warning, and when nothing is left
 */
export function limitWarning(leftMs: number): number | null {
  if (leftMs <= 0) return null;
  return LIMIT_WARNINGS_MS.findLast((ms) => leftMs <= ms) ?? null;
}
