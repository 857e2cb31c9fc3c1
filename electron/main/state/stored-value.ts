/** One kept value behind its key, for the areas that need to know no more of where it lies. */
export interface StoredValue<Value> {
  readonly get: () => Value | undefined;
  readonly set: (value: Value) => void;
  readonly delete: () => void;
}

/** What is asked of a store of `electron-store`. */
export interface StatePort<State extends object> {
  readonly get: <Key extends keyof State>(key: Key) => State[Key];
  readonly set: <Key extends keyof State>(key: Key, value: State[Key]) => void;
  readonly delete: (key: keyof State) => void;
}

/** One key of a store. */
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
