/** Actions and times of a server that ends. */
export interface ShutdownParts {
  /** Makes `/readyz` answer that this process wants no new traffic; everything else goes on. */
  readonly withdraw: () => void;
  /** Milliseconds for load balancers to notice; 0 closes at once. */
  readonly delayMs: number;
  /** Closes the listener and finishes running requests. */
  readonly close: () => Promise<void>;
  /** Ends the process: 0 after an orderly end, 1 otherwise. */
  readonly exit: (code: 0 | 1) => void;
  readonly onError: (error: unknown) => void;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
}

/**
 * Milliseconds within which signals count as one: a single Ctrl+C reaches a process from the terminal, and from the
 * process that started it.
 */
const COPIES_MS = 500;

/**
 * Returns the handler of end signals. The first one ends the server in order: not ready, then closed listener, then
 * finished work.
 *
 * @returns the handler; a later signal that is no copy of the first ends the process at once, with 1
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
