import { openPaths } from '#shared/contracts/paths.ts';

/** What an answer of the back end says of the session: nothing, that it is over, or that a new one begins. */
export type SessionNews = 'none' | 'over' | 'perhaps_over';

interface Answer {
  /** Path of the call, without its query. */
  readonly path: string;
  readonly status: number;
  /** Body as text, where `isTelling` asked for it. */
  readonly body: string;
}

const telling: ReadonlySet<string> = new Set([openPaths.logout, openPaths.session, openPaths.sessionPulse]);

/** Whether an answer of this path may tell of the end of a session: only those are read. */
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
 * Reads one answer. Who signs out is out; who is asked about and not known, or refused, may still ask why, with the dead
 * session (the pulse tells, for an exclusion too): that answer is the end.
 */
export function sessionNewsOf({ path, status, body }: Answer): SessionNews {
  const isGood = status >= 200 && status < 300;
  if (path === openPaths.logout) return isGood ? 'over' : 'none';
  if (path === openPaths.sessionPulse) return isGood && pulseSaysOver(body) ? 'over' : 'none';
  if (path === openPaths.session) return status === 401 || (isGood && body.trim() === 'null') ? 'perhaps_over' : 'none';
  return 'none';
}
