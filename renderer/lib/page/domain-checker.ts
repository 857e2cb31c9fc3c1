import { findMirror, isSiteAt } from './find-mirror.ts';

interface DomainCheck {
  /** Returns scheme and host of the mirrors that the site names now. */
  readonly mirrors: () => readonly string[];
  /** Whether the device is online, as far as it knows. */
  readonly isOnline: () => boolean;
  /** Called when this domain does not answer but a mirror does. */
  readonly onFound: (mirror: string) => void;
  readonly ask?: typeof fetch;
  readonly now?: () => number;
}

/** Minimum time between two checks, ms: failures come in bursts. */
const CALM_MS = 30_000;

/**
 * Creates a check for failed calls: whether this domain still serves the site and, if not, which mirror does (shell §7,
 * Y-04). Errors of the check itself are only logged.
 * @returns function to call after a call without an answer
 */
export function createDomainCheck({ mirrors, isOnline, onFound, ask = fetch, now = Date.now }: DomainCheck) {
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    if (await isSiteAt('', ask)) return;
    const mirror = await findMirror(mirrors(), ask);
    if (mirror) onFound(mirror);
  }

  return (): void => {
    if (!isOnline() || mirrors().length === 0 || now() - lookedAt < CALM_MS) return;
    lookedAt = now();
    look().catch((error: unknown) => console.info('domain checker', error));
  };
}
