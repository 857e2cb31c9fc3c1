/** Keeps the results of a slow function by key, the least recently used go first. */
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
 * The tables of games by what they are played for. Games of one key share them; a matchup only remembers its key, so
 * tables that nobody asks for any more go, however many matchups there are.
 */
export class GameTables<V> {
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
