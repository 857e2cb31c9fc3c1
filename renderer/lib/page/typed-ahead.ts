/** Time for which typed letters wait for a field, ms: a part that has not loaded by then has failed. */
const MAX_WAIT_MS = 10_000;

let typed = '';
let endsAt = 0;

/**
 * Letters that a player types after the key that opens the search, while its code loads: they are neither lost nor taken
 * for shortcuts.
 */
export const typedAhead = {
  /** Begins to collect letters. */
  begin(): void {
    typed = '';
    endsAt = performance.now() + MAX_WAIT_MS;
  },

  /** Collects the letter of a pressed key, or ends with Escape. Returns whether the key was taken. */
  collect(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'preventDefault'>): boolean {
    if (performance.now() > endsAt || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.key === 'Escape') endsAt = 0;
    if ([...event.key].length !== 1) return false;
    typed += event.key;
    event.preventDefault();
    return true;
  },

  /** Returns the collected letters to the field that has loaded, and ends. */
  take(): string {
    const text = typed;
    typed = '';
    endsAt = 0;
    return text;
  },
};
