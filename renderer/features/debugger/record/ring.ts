/** List that drops its oldest entries and reports changes. */
export interface Ring<Entry> {
  readonly add: (entry: Entry) => void;
  /** Reports that an entry has changed. */
  readonly touch: () => void;
  readonly clear: () => void;
  /** Oldest first; the same array until something changes. */
  readonly entries: () => readonly Entry[];
  readonly subscribe: (listener: () => void) => () => void;
}

export function createRing<Entry>(limit: number): Ring<Entry> {
  const listeners = new Set<() => void>();
  let kept: readonly Entry[] = [];
  const change = (next: readonly Entry[]) => {
    kept = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    add: (entry) => change([...kept, entry].slice(-limit)),
    touch: () => change([...kept]),
    clear: () => change([]),
    entries: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
