import { registerDebugSource } from '../debug/debug-port.ts';

/** Makes sure that of all tabs only one does a thing at a time. */
export interface TabLocks {
  /** Whether other tabs really wait. Without it `hold` runs at once and the caller must look at the clock. */
  readonly isShared: boolean;
  /** Runs when no other tab holds the name, which it also stops doing when it is closed; ends when the run ends. */
  readonly hold: (name: string, run: () => Promise<void>) => Promise<void>;
}

/** Names that this tab holds now. */
const held = new Set<string>();

async function noting(name: string, run: () => Promise<void>): Promise<void> {
  held.add(name);
  try {
    await run();
  } finally {
    held.delete(name);
  }
}

/** Locks of the browser; they exist in secure contexts only. */
export function browserTabLocks(): TabLocks {
  const locks = globalThis.navigator?.locks;
  registerDebugSource('tabs', () => ({ isShared: locks !== undefined, leads: [...held] }));
  if (!locks) return { isShared: false, hold: noting };
  return { isShared: true, hold: async (name, run) => void (await locks.request(name, () => noting(name, run))) };
}
