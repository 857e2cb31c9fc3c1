/** Reasons of the house to stop a market automatically (decision 029), and the operator's order. */
export const STOP_REASONS = [
  /** A price exceeded the value of its selection's chance. */
  'price',
  /** A coupon was worth more than its stake when it was placed. */
  'value',
  /** A payout was out of proportion to the chances at which its coupon was placed. */
  'payout',
  /** Payouts of a market type were higher than chance explains. */
  'sum',
  /** A cash-out gained at once without any event, or one player gained so repeatedly. */
  'gain',
  /** The operator stopped the market. */
  'order',
] as const;

/** One of {@link STOP_REASONS}. */
export type StopReason = (typeof STOP_REASONS)[number];

/** Market whose prices take no bets and no cash-outs until the stop is lifted. */
export interface NewMarketStop {
  /** Game of the stop; null for every game. */
  readonly gameId: number | null;
  /** Market type; 255 stops the bet builders (decision 023). */
  readonly marketType: number;
  /** Period of the stop; null for every period. */
  readonly period: number | null;
  readonly reason: StopReason;
  /** Observed figures, for the investigation. */
  readonly evidence: Readonly<Record<string, unknown>>;
  /** Server clock, epoch ms. */
  readonly since: number;
}

/** Stop that is in force. */
export interface MarketStop extends NewMarketStop {
  readonly id: number;
}

/** Stores stops and shares them between processes. */
export interface MarketStopStore {
  /** Returns the stops in force. */
  load(): Promise<readonly MarketStop[]>;
  /** Adds a stop; false when the market is stopped already, whatever the reason. */
  add(stop: NewMarketStop): Promise<boolean>;
  /** Ends one stop, or all for null, at an instant of the server clock; returns how many ended. */
  lift(id: number | null, at: number): Promise<number>;
  /** Calls back after every change by any process; resolves once no change can be missed. */
  onChange(listener: () => Promise<void>): Promise<() => Promise<void>>;
}

/** Stops in force, in memory for the book. */
export interface MarketStops {
  isStopped(gameId: number, marketType: number, period: number): boolean;
  all(): readonly MarketStop[];
  /**
   * Stops a market in all processes; in this one the stop applies when the promise resolves. False when it is stopped
   * already.
   */
  add(stop: NewMarketStop): Promise<boolean>;
  /** Lifts one stop, or all for null; returns how many. */
  lift(id: number | null, at: number): Promise<number>;
  /** Calls back with the games whose stops have changed; null for every game. */
  onChange(listener: (gameIds: readonly number[] | null) => void): () => void;
  close(): Promise<void>;
}

const EVERY = '*';
const keyOf = (gameId: number | null, marketType: number, period: number | null) =>
  `${gameId ?? EVERY} ${marketType} ${period ?? EVERY}`;

/** Opens the stops of a store and follows its changes. */
export async function openMarketStops(store: MarketStopStore): Promise<MarketStops> {
  const listeners = new Set<(gameIds: readonly number[] | null) => void>();
  let all: readonly MarketStop[] = [];
  let keys: ReadonlySet<string> = new Set();
  let loading: Promise<void> = Promise.resolve();

  function take(next: readonly MarketStop[]): void {
    const before = new Set(all.map(({ id }) => id));
    const after = new Set(next.map(({ id }) => id));
    const moved = [...all.filter(({ id }) => !after.has(id)), ...next.filter(({ id }) => !before.has(id))];
    all = next;
    keys = new Set(next.map(({ gameId, marketType, period }) => keyOf(gameId, marketType, period)));
    if (moved.length === 0) return;
    const games = moved.flatMap(({ gameId }) => gameId ?? []);
    const touched = games.length < moved.length ? null : [...new Set(games)];
    for (const listener of [...listeners]) listener(touched);
  }

  // Reads one after the other, so that the latest reading is applied last.
  function reload(): Promise<void> {
    loading = loading.catch(() => {}).then(async () => take(await store.load()));
    return loading;
  }

  const unfollow = await store.onChange(reload);
  await reload();

  return {
    isStopped: (gameId, marketType, period) =>
      keys.size > 0 &&
      [gameId, null].some((game) => [period, null].some((one) => keys.has(keyOf(game, marketType, one)))),
    all: () => all,
    async add(stop) {
      const isAdded = await store.add(stop);
      await reload();
      return isAdded;
    },
    async lift(id, at) {
      const count = await store.lift(id, at);
      await reload();
      return count;
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
export function createMemoryStopStore(): MarketStopStore {
  const listeners = new Set<() => Promise<void>>();
  let all: readonly MarketStop[] = [];
  let last = 0;

  async function replace(next: readonly MarketStop[]): Promise<void> {
    all = next;
    await Promise.all([...listeners].map((listener) => listener()));
  }

  return {
    load: async () => all,
    async add(stop) {
      const key = keyOf(stop.gameId, stop.marketType, stop.period);
      if (all.some((one) => keyOf(one.gameId, one.marketType, one.period) === key)) return false;
      last += 1;
      await replace([...all, { ...stop, id: last }]);
      return true;
    },
    async lift(id, _at) {
      const kept = all.filter((one) => id !== null && one.id !== id);
      const count = all.length - kept.length;
      if (count > 0) await replace(kept);
      return count;
    },
    async onChange(listener) {
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
      };
    },
  };
}
