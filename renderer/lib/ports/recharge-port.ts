const listeners = new Set<() => void>();
let asked: string | null = null;

function change(next: string | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the deposit is asked for over the page (G-08): a guard cancels the visit to its page, and the dialog opens
 * instead.
 */
export const rechargeDialog = {
  /** Returns the query of the cancelled address; null while nothing is asked for. */
  get: () => asked,
  /** @param query of the cancelled address, with its question mark; '' for none */
  open: (query: string): void => change(query),
  close: (): void => change(null),
  /** Calls back after every change; returns the undo. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
