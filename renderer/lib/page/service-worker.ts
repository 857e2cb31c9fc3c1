import { CACHE_PREFIX, ENTER_NOW, WORKER_PATH } from './worker-words.ts';

/** How long a page that is loaded anew waits for the new worker to take over. */
const ENTER_MS = 1500;
/** After the page has settled: what it keeps is brought when nothing else is. */
const AFTER_LOAD_MS = 8000;

/** Troubles of the worker are for the log alone (shell §8): the page is the same without it. */
function log(error: unknown): void {
  console.info('service worker', error);
}

/** Takes the worker and what it kept from this device. */
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

/** Where a worker can be had: a secure page of a browser that knows them; null elsewhere. */
export function workerPlace(): WorkerPlace | null {
  return window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window
    ? { container: navigator.serviceWorker, caches }
    : null;
}

interface KeepWorker {
  readonly place: WorkerPlace | null;
  /** Whether the site wants a worker now. */
  readonly isWanted: () => boolean;
  /** Calls back when that may have changed; returns the undo. */
  readonly onChange: (listener: () => void) => () => void;
}

/**
 * Keeps the service worker as the site wants it: registered, long after the page, or gone with all that it kept (shell §7,
 * Y-04). Returns the undo, which leaves the worker as it is.
 */
export function keepWorker({ place, isWanted, onChange }: KeepWorker): () => void {
  if (!place) return () => {};
  const { container } = place;
  let done: boolean | null = null;
  const follow = () => {
    const wanted = isWanted();
    if (wanted === done) return;
    done = wanted;
    const work = wanted ? container.register(WORKER_PATH, { updateViaCache: 'none' }) : remove(container, place.caches);
    work.catch(log);
  };
  // What is to go goes at once; what is to come does not stand in the way of the page.
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

/** Loads the page anew for a new version, and lets the worker of that version in first if it is already waiting. */
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
