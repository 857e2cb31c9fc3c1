import type { SessionListener } from '../protocol/forward-calls.ts';
import { isTelling, sessionNewsOf } from './session-watch.ts';

interface SessionEndOptions {
  /** Returns the cookie of the stored session; null without one. */
  readonly current: () => Promise<string | null>;
  /** Removes everything that the session has left on this machine. */
  readonly wipe: () => Promise<void>;
  readonly graceMs?: number;
}

/** Time in which a page may still ask, with the ended session, why it has ended, ms. */
const GRACE_MS = 15_000;

/**
 * Removes a session that has ended: at once when the answer is definite, else after the page has had time to ask why.
 */
export function createSessionEnd({ current, wipe, graceMs = GRACE_MS }: SessionEndOptions): SessionListener {
  const doubted = new Set<string>();
  return {
    isTelling,
    hear: async (answer) => {
      const news = sessionNewsOf(answer);
      const session = await current();
      // Without a session there is nothing to remove.
      if (news === 'none' || session === null) return;
      if (news === 'over') return wipe();
      if (doubted.has(session)) return;
      doubted.add(session);
      const look = async () => {
        doubted.delete(session);
        // A player who has signed in meanwhile stays signed in.
        if ((await current()) === session) await wipe();
      };
      setTimeout(() => void look(), graceMs).unref();
    },
  };
}
