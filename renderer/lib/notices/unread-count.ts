const listeners = new Set<() => void>();
let count = 0;

/** Number of unread notifications, for the bell of the header. */
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
