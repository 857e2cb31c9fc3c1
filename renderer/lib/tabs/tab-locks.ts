import { registerDebugSource } from '../debug/debug-port.ts';

/** Locks that let only one tab at a time do something. */
export interface TabLocks {
  /** Whether other tabs really wait. Otherwise `hold` runs at once, and the caller must compare times itself. */
  readonly isShared: boolean;
  /** Runs once no other tab holds the name; a closed tab releases it. Resolves when the run ends. */
  readonly hold: (name: string, run: () => Promise<void>) => Promise<void>;
}

/** Names that this tab holds. */
const held = new Set<string>();

async function noting(name: string, run: () => Promise<void>): Promise<void> {
  held.add(name);
  try {
    await run();
  } finally {
    held.delete(name);
  }
}

/** Returns the locks of the browser, which exist only in secure contexts. */
export function browserTabLocks(): TabLocks {
  const locks = globalThis.navigator?.locks;
  registerDebugSource('tabs', () => ({ isShared: locks !== undefined, leads: [...held] }));
  if (!locks) return { isShared: false, hold: noting };
  return {
    isShared: true,
    async hold(name, run) {
      let isHeld = false;
      const begin = () => {
        isHeld = true;
        return noting(name, run);
      };
      try {
        await locks.request(name, begin);
      } catch (error) {
        if (isHeld) throw error;
        // The browser refuses locks to this page: it does its work as if it were alone.
        await begin();
      }
    },
  };
}
