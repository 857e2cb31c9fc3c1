import type { SessionListener } from '../protocol/forward-calls.ts';
import { isTelling, sessionNewsOf } from './session-watch.ts';

interface SessionEndOptions {
  /** What names the session that is kept now; null without one. */
  readonly current: () => Promise<string | null>;
  /** Takes away what the session has left on this machine. */
  readonly wipe: () => Promise<void>;
  readonly graceMs?: number;
}

/** For so long a page may ask, with the dead session, why it is over. */
const GRACE_MS = 15_000;

/** Takes a session away when it is over: at once where that is said, else when the page has had time to ask why. */
export function createSessionEnd({ current, wipe, graceMs = GRACE_MS }: SessionEndOptions): SessionListener {
  const doubted = new Set<string>();
  return {
    isTelling,
    hear: async (answer) => {
      const news = sessionNewsOf(answer);
      const session = await current();
      // Without one there is nothing to take away.
      if (news === 'none' || session === null) return;
      if (news === 'over') return wipe();
      if (doubted.has(session)) return;
      doubted.add(session);
      const look = async () => {
        doubted.delete(session);
        // Whoever has signed in meanwhile stays.
        if ((await current()) === session) await wipe();
      };
      setTimeout(() => void look(), graceMs).unref();
    },
  };
}
