/** What a server does as it ends, and with what. */
export interface ShutdownParts {
  /** Lets `/readyz` answer that this process wants no new traffic; everything else goes on. */
  readonly withdraw: () => void;
  /** For how long load balancers may take to notice, milliseconds; 0 closes at once. */
  readonly delayMs: number;
  /** Closes the listener and finishes what runs. */
  readonly close: () => Promise<void>;
  /** Ends the process: 0 in order, 1 otherwise. */
  readonly exit: (code: 0 | 1) => void;
  readonly onError: (error: unknown) => void;
  /** Any clock that never goes back, milliseconds. */
  readonly now: () => number;
}

/** One Ctrl+C reaches a process more than once: from the terminal, and from the process that has started it. */
const COPIES_MS = 500;

/**
 * Ends a server in order: not ready first, then closed doors, then finished work.
 *
 * @returns what each signal calls; another one that is no copy of the first ends the process at once, with 1
 */
export function createShutdown({ withdraw, delayMs, close, exit, onError, now }: ShutdownParts): () => void {
  let begunAt: number | null = null;

  async function end(): Promise<void> {
    withdraw();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    await close();
  }

  return () => {
    if (begunAt === null) {
      begunAt = now();
      end().then(
        () => exit(0),
        (error: unknown) => {
          onError(error);
          exit(1);
        },
      );
    } else if (now() - begunAt > COPIES_MS) exit(1);
  };
}
