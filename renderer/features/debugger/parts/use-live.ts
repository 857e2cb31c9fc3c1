import { useEffect, useState, useSyncExternalStore } from 'react';
import { SECOND_MS } from '#renderer/lib/time/use-now.ts';

const NOTHING: readonly never[] = [];
const never = () => () => {};

interface Watched<Entry> {
  readonly entries: () => readonly Entry[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns the entries of a list, now and after every change. */
export function useEntries<Entry>(list: Watched<Entry> | undefined): readonly Entry[] {
  const entries = list?.entries ?? (() => NOTHING);
  return useSyncExternalStore(list?.subscribe ?? never, entries, entries);
}

/** Returns the result of a function, called once a second while mounted. */
export function useEverySecond<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setValue(read()), SECOND_MS);
    return () => clearInterval(timer);
  }, [read]);
  return value;
}
