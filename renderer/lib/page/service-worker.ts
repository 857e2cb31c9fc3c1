import { trustedScriptAddress } from './trusted-text.ts';
import { CACHE_PREFIX, ENTER_NOW, WORKER_PATH } from './worker-words.ts';

/** Time that a page waits for the new worker before it reloads, ms. */
const ENTER_MS = 1500;
/** Delay after the page has loaded, ms: caching files must not compete with the page. */
const AFTER_LOAD_MS = 8000;

/** Logs errors of the worker; the page works without it (shell §8). */
function log(error: unknown): void {
  console.info('service worker', error);
}

/** Removes the worker and its caches from this device. */
async function remove(container: ServiceWorkerContainer, kept: CacheStorage): Promise<void> {
  const workers = await container.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = await kept.keys();
  await Promise.all(names.filter((name) => name.startsWith(`${CACHE_PREFIX}-`)).map((name) => kept.delete(name)));
}

interface WorkerPlace {
  readonly container: ServiceWorkerContainer;
  readonly caches: CacheStorage;
}

/** Returns the worker interfaces of a secure page in a browser that supports and allows them; null elsewhere. */
export function workerPlace(): WorkerPlace | null {
  try {
    return window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window
      ? { container: navigator.serviceWorker, caches: window.caches }
      : null;
  } catch {
    // A browser that blocks storage for the site throws at the very reading.
    return null;
  }
}

interface KeepWorker {
  readonly place: WorkerPlace | null;
  /** Whether the site wants a worker now. */
  readonly isWanted: () => boolean;
  /** Calls back when `isWanted` may have changed; returns the undo. */
  readonly onChange: (listener: () => void) => () => void;
}

/**
 * Keeps the service worker as the site wants it: registered long after the page, or removed with its caches (shell §7,
 * Y-04). Returns the undo, which leaves the worker unchanged.
 */
export function keepWorker({ place, isWanted, onChange }: KeepWorker): () => void {
  if (!place) return () => {};
  const { container } = place;
  let done: boolean | null = null;
  const follow = () => {
    const wanted = isWanted();
    if (wanted === done) return;
    done = wanted;
    const work = wanted
      ? container.register(trustedScriptAddress(WORKER_PATH), { updateViaCache: 'none' })
      : remove(container, place.caches);
    work.catch(log);
  };
  // Removal starts at once; registration waits until the page has loaded.
  let stop = () => {};
  const start = () => {
    stop = onChange(follow);
    follow();
  };
  const timer = isWanted() ? setTimeout(start, AFTER_LOAD_MS) : undefined;
  if (timer === undefined) start();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Reloads the page for a new version, and first activates the worker of that version if it is waiting. */
export async function reloadForUpdate(
  place: WorkerPlace | null = workerPlace(),
  reload: () => void = () => location.reload(),
): Promise<void> {
  try {
    const waiting = (await place?.container.getRegistration())?.waiting;
    if (place && waiting) {
      const entered = new Promise((resolve) => {
        place.container.addEventListener('controllerchange', resolve, { once: true });
        setTimeout(resolve, ENTER_MS);
      });
      waiting.postMessage(ENTER_NOW);
      await entered;
    }
  } catch (error) {
    log(error);
  }
  reload();
}
