/** One value that all processes of a database share. */
export interface SharedValue<T> {
  /** null while nobody has saved one. */
  load(): Promise<T | null>;
  /** Replaces the value, for all processes. */
  save(value: T): Promise<void>;
  /** Calls back with every value saved from now on, by any process; resolves once none can be missed. */
  onChange(listener: (value: T | null) => void): Promise<() => Promise<void>>;
}

/** A shared value without a database: instances that are given the same one behave as processes of one database. */
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
