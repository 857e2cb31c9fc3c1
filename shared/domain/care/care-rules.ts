/** Minutes between two reality checks that a player can choose (betting §9). */
export const REALITY_MINUTES = [5, 10, 15, 30, 45, 60] as const;

/** Days of an exclusion that a player can choose (betting §9). */
export const EXCLUSION_DAYS = [1, 7, 30, 90, 180, 365, 730, 1095, 1825] as const;

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** What a site says of automatic sign-out (shell §3). */
export interface AutoLogoffConfig {
  readonly isAutoLogoffEnable: boolean;
  readonly autoLogoffInactiveMinutes: number;
  readonly autoLogoffWarningSeconds: number;
}

/** How far somebody has come who does nothing. */
export type IdleState = 'active' | 'over' | 'warned';

/**
 * How far somebody has come who has done nothing since `activeAt` (shell §4, auto-logoff; trust G10). It compares
 * instants of one clock, so that time asleep and in hidden tabs counts.
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

/** What the network and a sleeping page may add to the warning before the server ends the session by itself, ms. */
const IDLE_GRACE_MS = MINUTE_MS;

/**
 * When the server ends a session in which nothing has been done since `activeAt`, epoch ms of the same clock; null where
 * the site does not sign out who does nothing.
 */
export function idleEndOf(config: AutoLogoffConfig, activeAt: number): number | null {
  if (!config.isAutoLogoffEnable) return null;
  const { autoLogoffInactiveMinutes: minutes, autoLogoffWarningSeconds: seconds } = config;
  return activeAt + minutes * MINUTE_MS + seconds * SECOND_MS + IDLE_GRACE_MS;
}

/**
 * When the next reality check of a session is due, epoch ms; null where the player wants none.
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

/** Seconds that are left to answer the warning, from the seconds of the warning down to 0. */
export function secondsToAnswer(config: AutoLogoffConfig, activeAt: number, now: number): number {
  const endsAt = activeAt + config.autoLogoffInactiveMinutes * MINUTE_MS + config.autoLogoffWarningSeconds * SECOND_MS;
  return Math.min(config.autoLogoffWarningSeconds, Math.max(0, Math.ceil((endsAt - now) / SECOND_MS)));
}

/** A reality check that was not answered comes back after so long, ms (betting §9: its timer is capped at 5 minutes a step). */
export const REALITY_STEP_MS = 5 * MINUTE_MS;

/** Before a session limit ends the session it is said this long before, ms. */
export const LIMIT_WARNINGS_MS = [15 * MINUTE_MS, 5 * MINUTE_MS, MINUTE_MS] as const;

/**
 * The warning that is due before a session limit: the shortest of the lengths that is not shorter than what is left.
 *
 * @param leftMs until the limit ends the session
 * @returns null while there is more left than the longest, and when nothing is
 */
export function limitWarning(leftMs: number): number | null {
  if (leftMs <= 0) return null;
  return LIMIT_WARNINGS_MS.findLast((ms) => leftMs <= ms) ?? null;
}
