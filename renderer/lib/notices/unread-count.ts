const listeners = new Set<() => void>();
let count = 0;

/** How many notices of the notification centre nobody has looked at: what the bell of the header shows. */
export const unreadCount = {
  get: () => count,
  set(next: number): void {
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
