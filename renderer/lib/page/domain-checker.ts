import { findMirror, isSiteAt } from './find-mirror.ts';

interface DomainCheck {
  /** Scheme and host of the mirrors that the site names now. */
  readonly mirrors: () => readonly string[];
  /** The device has a connection, as far as it knows. */
  readonly isOnline: () => boolean;
  /** This domain does not answer, and the site answers at another one. */
  readonly onFound: (mirror: string) => void;
  readonly ask?: typeof fetch;
  readonly now?: () => number;
}

/** Failures come in bursts; they are looked into no more often than this. */
const CALM_MS = 30_000;

/**
 * Looks into failed calls: whether this domain of the site still answers and, if not, which mirror does (shell §7, Y-04).
 * What goes wrong with the looking itself is only told to the log.
 *
 * @returns to be called after a call that nobody answered
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
