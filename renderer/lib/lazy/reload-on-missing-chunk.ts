const KEY = 'fairline:reloaded-at';
const ONCE_A_MS = 60_000;

/**
 * A chunk that cannot be loaded is most often one of a build that is no longer there: the page is reloaded, at most
 * once a minute (shell §8).
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
