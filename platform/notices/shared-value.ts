/** One value that all processes of a database share. */
export interface SharedValue<T> {
  /** The stored value; null before the first save. */
  load(): Promise<T | null>;
  /** Replaces the value, for all processes. */
  save(value: T): Promise<void>;
  /** Calls the listener with every value saved from now on by any process; resolves once it can miss none. */
  onChange(listener: (value: T | null) => void): Promise<() => Promise<void>>;
}

/** Returns a shared value without a database: users of the same instance behave like processes of one database. */
export function createMemoryValue<T>(): SharedValue<T> {
  const listeners = new Set<(value: T | null) => void>();
  let current: T | null = null;
  return {
    load: async () => current,
    async save(value) {
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    async onChange(listener) {
      listeners.add(listener);
      return async () => {
        listeners.delete(listener);
      };
    },
  };
}
