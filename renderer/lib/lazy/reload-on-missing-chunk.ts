const KEY = 'fairline:reloaded-at';
const ONCE_A_MS = 60_000;

interface MissingChunkOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the site answers: without it a new load would replace an open page by the offline page. */
  readonly isSiteThere: () => Promise<boolean>;
}

/**
 * Reloads the page when a chunk does not load although the site answers, at most once a minute: most often its build is
 * no longer deployed (shell §8).
 */
export function reloadOnMissingChunk({ storage, isSiteThere }: MissingChunkOptions): void {
  const isCalm = () => Date.now() - Number(storage.getItem(KEY) ?? 0) < ONCE_A_MS;

  window.addEventListener('vite:preloadError', () => {
    if (isCalm()) return;
    void isSiteThere().then((isThere) => {
      if (!isThere || isCalm()) return;
      storage.setItem(KEY, String(Date.now()));
      location.reload();
    });
  });
}
