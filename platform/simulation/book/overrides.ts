import { foldChanges, type GameChange, type GameChanges, UNCHANGED } from './game-change.ts';

/** Change with the id of its game. */
export interface StoredChange {
  readonly gameId: number;
  readonly change: GameChange;
}

/** Stores changes in order and shares them between processes. */
export interface OverrideStore {
  load(): Promise<readonly StoredChange[]>;
  /** Appends all of the changes or none. */
  append(added: readonly StoredChange[]): Promise<void>;
  clear(): Promise<void>;
  /** Calls back after every append and clear by any process; resolves once no change can be missed. */
  onChange(listener: () => Promise<void>): Promise<() => Promise<void>>;
}

/** Changes in force, in memory for the book. */
export interface BookOverrides {
  of(gameId: number): GameChanges;
  /** Returns the games that have changes. */
  games(): readonly number[];
  all(): readonly StoredChange[];
  /** Stores changes for all processes; in this one they apply when the promise resolves. */
  append(gameId: number, ...changes: readonly GameChange[]): Promise<void>;
  clear(): Promise<void>;
  /** Calls back with the games whose changes are other ones now. */
  onChange(listener: (gameIds: readonly number[]) => void): () => void;
  close(): Promise<void>;
}

function byGame(all: readonly StoredChange[]): Map<number, GameChange[]> {
  const grouped = new Map<number, GameChange[]>();
  for (const { gameId, change } of all) {
    const list = grouped.get(gameId);
    if (list === undefined) grouped.set(gameId, [change]);
    else list.push(change);
  }
  return grouped;
}

/** Opens the overrides of a store and follows its changes. */
export async function openOverrides(store: OverrideStore): Promise<BookOverrides> {
  const listeners = new Set<(gameIds: readonly number[]) => void>();
  let all: readonly StoredChange[] = [];
  let marks = new Map<number, string>();
  let folded = new Map<number, GameChanges>();
  let loading: Promise<void> = Promise.resolve();

  function take(next: readonly StoredChange[]): void {
    const before = marks;
    const grouped = byGame(next);
    all = next;
    marks = new Map([...grouped].map(([gameId, changes]) => [gameId, JSON.stringify(changes)]));
    folded = new Map([...grouped].map(([gameId, changes]) => [gameId, foldChanges(changes)]));
    const games = new Set([...before.keys(), ...marks.keys()]);
    const touched = [...games].filter((gameId) => before.get(gameId) !== marks.get(gameId));
    if (touched.length > 0) for (const listener of [...listeners]) listener(touched);
  }

  // Reads one after the other, so that the latest reading is applied last.
  function reload(): Promise<void> {
    loading = loading.catch(() => {}).then(async () => take(await store.load()));
    return loading;
  }

  const unfollow = await store.onChange(reload);
  await reload();

  return {
    of: (gameId) => folded.get(gameId) ?? UNCHANGED,
    games: () => [...folded.keys()],
    all: () => all,
    async append(gameId, ...changes) {
      await store.append(changes.map((change) => ({ gameId, change })));
      await reload();
    },
    async clear() {
      await store.clear();
      await reload();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await unfollow();
    },
  };
}

/** Creates a store without a database: instances opened on the same store behave as processes of one database. */
export function createMemoryOverrideStore(): OverrideStore {
  const listeners = new Set<() => Promise<void>>();
  let all: readonly StoredChange[] = [];

  async function replace(next: readonly StoredChange[]): Promise<void> {
    all = next;
    await Promise.all([...listeners].map((listener) => listener()));
  }

  return {
    load: async () => all,
    append: (added) => replace([...all, ...added]),
    clear: () => replace([]),
    async onChange(listener) {
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
      };
    },
  };
}
