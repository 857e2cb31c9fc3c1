/** Caches the results of a slow function by key; the least recently used leave first. */
export class BoundedCache<V> {
  private readonly kept = new Map<string, V>();
  private readonly limit: number;
  private latest = '';

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: string, make: () => V): V {
    const found = this.kept.get(key);
    if (found !== undefined) {
      if (key !== this.latest) {
        this.kept.delete(key);
        this.kept.set(key, found);
        this.latest = key;
      }
      return found;
    }
    this.latest = key;
    const value = make();
    this.kept.set(key, value);
    if (this.kept.size > this.limit) this.kept.delete(this.kept.keys().next().value as string);
    return value;
  }
}

/**
 * Caches tables of games by a key of their rules and strengths, which games share. A matchup only remembers its key, so
 * unused tables leave the cache however many matchups there are.
 */
export class GameTables<V> {
  private readonly keys = new WeakMap<object, string>();
  private readonly tables: BoundedCache<V>;

  constructor(limit: number) {
    this.tables = new BoundedCache<V>(limit);
  }

  /** @param keyOf called once for each matchup */
  of(matchup: object, keyOf: () => string, make: () => V): V {
    let key = this.keys.get(matchup);
    if (key === undefined) {
      key = keyOf();
      this.keys.set(matchup, key);
    }
    return this.tables.get(key, make);
  }
}
