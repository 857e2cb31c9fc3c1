/**
 * The server's clock: the platform's only source of time. It runs with the wall clock until QA moves it or changes its
 * speed; all processes of one database share its anchor.
 */
export interface ServerClock {
  /** Epoch milliseconds of server time. */
  now(): number;
  /** Server milliseconds per wall millisecond; 1 unless QA has changed it. */
  readonly speed: number;
  /** Wall milliseconds until the server clock shows `at`; 0 once it has passed. */
  wallUntil(at: number): number;
  /** Calls `run` once at the server instant `at`, also when the clock is moved past it; returns the cancellation. */
  schedule(at: number, run: () => void): () => void;
  /** Calls the listener after each change of the anchor (QA moved the clock or changed its speed); returns the undo. */
  onChange(listener: () => void): () => void;
}
