import { LRUCache } from 'lru-cache';

/** Cache for the results of a slow function by key; drops the least recently used first. */
export class BoundedCache<V extends NonNullable<unknown>> {
  private readonly kept: LRUCache<string, V>;

  constructor(limit: number) {
    this.kept = new LRUCache({ max: limit });
  }

  /** Returns the result of a key, made by `make` where it is not cached. */
  get(key: string, make: () => V): V {
    const found = this.kept.get(key);
    if (found !== undefined) return found;
    const value = make();
    this.kept.set(key, value);
    return value;
  }
}

/**
 * Pricing tables of games, shared by games of one key. A matchup remembers only its key, so tables out of use are
 * dropped, however many matchups there are.
 */
export class GameTables<V extends NonNullable<unknown>> {
  private readonly keys = new WeakMap<object, string>();
  private readonly tables: BoundedCache<V>;

  constructor(limit: number) {
    this.tables = new BoundedCache<V>(limit);
  }

  /** @param keyOf asked once for each matchup */
  of(matchup: object, keyOf: () => string, make: () => V): V {
    let key = this.keys.get(matchup);
    if (key === undefined) {
      key = keyOf();
      this.keys.set(matchup, key);
    }
    return this.tables.get(key, make);
  }
}
