/**
 * Cache of values by number in two generations: when the younger is full, the older is dropped. A value that is read
 * again moves to the younger one.
 */
export class Recent<T> {
  private young = new Map<number, T>();
  private old = new Map<number, T>();
  private readonly limit: number;
  private readonly make: (key: number) => T;

  /** @param limit values that are cached at least; twice as many at most */
  constructor(limit: number, make: (key: number) => T) {
    this.limit = limit;
    this.make = make;
  }

  /** Returns the value of a key and makes it when it is not cached. */
  get(key: number): T {
    const known = this.young.get(key);
    if (known !== undefined) return known;
    const value = this.old.get(key) ?? this.make(key);
    if (this.young.size >= this.limit) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
    return value;
  }
}
