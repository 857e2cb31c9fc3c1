/** Waits between tries, ms; the last one goes on. */
export const TRY_AGAIN_MS = [2000, 4000, 8000, 16_000, 30_000] as const;

interface TryOptions {
  /** True when it has come to something: then no more is tried. Failing counts as not. */
  readonly attempt: () => Promise<boolean>;
  /** Calls back when the device is on line again; returns the undo. */
  readonly onOnline: (listener: () => void) => () => void;
}

export interface Tries {
  /** Tries at once, with short waits after it: somebody asks for it, or there is a connection. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Tries something until it succeeds: more and more seldom, and at once when the device is on line again. */
export function keepTrying({ attempt, onOnline }: TryOptions): Tries {
  let failures = 0;
  let isOver = false;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const ms = TRY_AGAIN_MS[Math.min(failures, TRY_AGAIN_MS.length - 1)];
    failures += 1;
    timer = setTimeout(() => void run(), ms);
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
  };
  async function run(): Promise<void> {
    if (isTrying || isOver) return;
    isTrying = true;
    clearTimeout(timer);
    const isDone = await attempt().catch(() => false);
    isTrying = false;
    if (isOver) return;
    if (isDone) stop();
    else wait();
  }
  const now = () => {
    failures = 0;
    void run();
  };
  const stopListening = onOnline(now);
  wait();
  return { now, stop };
}

/** Calls back when the browser says that the device is on line again; returns the undo. */
export function onDeviceOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
