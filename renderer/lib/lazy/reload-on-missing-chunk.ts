const KEY = 'fairline:reloaded-at';
const ONCE_A_MS = 60_000;

/**
 * Reloads the page when a chunk does not load, at most once a minute: most often its build is no longer deployed (shell
 * §8).
 */
export function reloadOnMissingChunk(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(storage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_A_MS) return;
    event.preventDefault();
    storage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
