import { openPaths } from '#shared/contracts/paths.ts';

/** Message of a back-end answer about the session: none, it has ended, or it has perhaps ended. */
export type SessionNews = 'none' | 'over' | 'perhaps_over';

interface Answer {
  /** Path of the call, without its query. */
  readonly path: string;
  readonly status: number;
  /** Body as text, for paths that `isTelling` names. */
  readonly body: string;
}

const telling: ReadonlySet<string> = new Set([openPaths.logout, openPaths.session, openPaths.sessionPulse]);

/** Tells whether an answer of this path may report the end of a session: only those are read. */
export function isTelling(path: string): boolean {
  return telling.has(path);
}

function pulseSaysOver(body: string): boolean {
  try {
    const { life, end } = JSON.parse(body) as { life?: unknown; end?: unknown };
    return life === null && typeof end === 'string';
  } catch {
    return false;
  }
}

/**
 * Reads one answer. A sign-out ends the session. A player who is unknown or refused may still ask why with the ended
 * session (the pulse tells, also for an exclusion); that answer is the end.
 */
export function sessionNewsOf({ path, status, body }: Answer): SessionNews {
  const isGood = status >= 200 && status < 300;
  if (path === openPaths.logout) return isGood ? 'over' : 'none';
  if (path === openPaths.sessionPulse) return isGood && pulseSaysOver(body) ? 'over' : 'none';
  if (path === openPaths.session) return status === 401 || (isGood && body.trim() === 'null') ? 'perhaps_over' : 'none';
  return 'none';
}
