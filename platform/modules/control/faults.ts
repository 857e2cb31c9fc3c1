import type { Fault, StoredFault } from '#shared/contracts/control.ts';
import type { FaultStore } from './fault-store.ts';

/** The faults that QA has requested and that have calls left. */
export interface Faults {
  /** Returns the fault of this call, with one use taken; null, synchronously, while there is none. */
  meet(method: string, path: string): StoredFault | null | Promise<StoredFault | null>;
  /** Whether a call would meet a fault. */
  isWaiting(method: string, path: string): boolean;
  /** Calls the listener with the number of faults, now and after each possible change. */
  onCount(listener: (count: number) => void): void;
  add(fault: Fault, times: number): Promise<StoredFault>;
  all(): Promise<readonly StoredFault[]>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

const SPECIAL = /[.+?^${}()|[\]\\]/g;

/**
 * Decides whether a call matches a pattern: a method or `*`, a space, and a path in which `*` matches any part of a
 * segment and `**` any part of the path.
 */
export function matchesPattern(pattern: string, method: string, path: string): boolean {
  const [wanted = '*', glob = '/**'] = pattern.split(' ', 2);
  if (wanted !== '*' && wanted.toUpperCase() !== method.toUpperCase()) return false;
  const source = glob
    .replace(SPECIAL, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*');
  return new RegExp(`^${source}$`).test(path);
}

/** Opens the faults of a store and follows it. */
export async function openFaults(store: FaultStore): Promise<Faults> {
  const listeners: ((count: number) => void)[] = [];
  let active: readonly StoredFault[] = [];
  let loading: Promise<void> = Promise.resolve();

  function reload(): Promise<void> {
    loading = loading
      .catch(() => {})
      .then(async () => {
        active = await store.load();
        for (const listener of listeners) listener(active.length);
      });
    return loading;
  }

  async function takeFirst(candidates: readonly StoredFault[]): Promise<StoredFault | null> {
    for (const fault of candidates) {
      const isTaken = await store.take(fault.id);
      await reload();
      if (isTaken) return fault;
    }
    return null;
  }

  function candidatesFor(method: string, path: string): readonly StoredFault[] {
    return active.filter(({ pattern }) => matchesPattern(pattern, method, path));
  }

  const unfollow = await store.onChange(reload);
  await reload();

  return {
    meet(method, path) {
      const candidates = candidatesFor(method, path);
      return candidates.length === 0 ? null : takeFirst(candidates);
    },
    isWaiting: (method, path) => candidatesFor(method, path).length > 0,
    onCount(listener) {
      listeners.push(listener);
      listener(active.length);
    },
    async add(fault, times) {
      const stored = await store.add(fault, times);
      await reload();
      return stored;
    },
    all: () => store.load(),
    async clear() {
      await store.clear();
      await reload();
    },
    close: unfollow,
  };
}
