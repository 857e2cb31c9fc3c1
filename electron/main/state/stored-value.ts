/** Stored value behind a key, for areas that need not know where it is stored. */
export interface StoredValue<Value> {
  readonly get: () => Value | undefined;
  readonly set: (value: Value) => void;
  readonly delete: () => void;
}

/** Functions of an `electron-store` store that are used. */
export interface StatePort<State extends object> {
  readonly get: <Key extends keyof State>(key: Key) => State[Key];
  readonly set: <Key extends keyof State>(key: Key, value: State[Key]) => void;
  readonly delete: (key: keyof State) => void;
}

/** Returns the value under one key of a store. */
export function storedUnder<State extends object, Key extends keyof State>(
  store: StatePort<State>,
  key: Key,
): StoredValue<NonNullable<State[Key]>> {
  return {
    get: () => store.get(key) ?? undefined,
    set: (value) => store.set(key, value),
    delete: () => store.delete(key),
  };
}
