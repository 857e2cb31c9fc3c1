/**
 * The server's clock: the only source of time in the platform. It runs with the wall clock until QA moves it or changes
 * its speed; all processes on one database share its anchor.
 */
export interface ServerClock {
  /** Epoch milliseconds of server time. */
  now(): number;
  /** Server milliseconds per wall millisecond; 1 unless QA raised it. */
  readonly speed: number;
  /** Wall milliseconds until the server clock shows `at`; 0 when it is past. */
  wallUntil(at: number): number;
  /** Calls back once at the server instant `at`, also when the clock is moved past it; returns the undo. */
  schedule(at: number, run: () => void): () => void;
  /** Called after the anchor has changed (QA moved the clock or changed its speed); returns the undo. */
  onChange(listener: () => void): () => void;
}
