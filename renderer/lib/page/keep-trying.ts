/** Waits between attempts, ms; the last one repeats. */
export const TRY_AGAIN_MS = [2000, 4000, 8000, 16_000, 30_000] as const;

interface TryOptions {
  /** Runs one attempt; true ends the attempts. A rejection counts as false. */
  readonly attempt: () => Promise<boolean>;
  /** Calls back when the device is online again; returns the undo. */
  readonly onOnline: (listener: () => void) => () => void;
}

export interface Tries {
  /** Starts over with an immediate attempt and short waits: on a press, or when the device is online again. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Repeats an attempt until it succeeds, at growing intervals, and at once when the device is online again. */
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

/** Calls back when the browser reports that the device is online again; returns the undo. */
export function onDeviceOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
