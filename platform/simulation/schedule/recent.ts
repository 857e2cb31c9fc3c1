/**
 * Values by number, of which the recently used are kept: two generations, the older of which is dropped when the
 * younger is full. A value that is asked for again moves to the younger one.
 */
export class Recent<T> {
  private young = new Map<number, T>();
  private old = new Map<number, T>();
  private readonly limit: number;
  private readonly make: (key: number) => T;

  /** @param limit values that are kept at least; twice as many at most */
  constructor(limit: number, make: (key: number) => T) {
    this.limit = limit;
    this.make = make;
  }

  /** The value of a key, made when it is not there (any more). */
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
