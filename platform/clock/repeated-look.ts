import type { ServerClock } from './server-clock.ts';

interface LookInput {
  readonly look: () => Promise<void>;
  readonly clock: Pick<ServerClock, 'onChange'>;
  readonly onError: (error: unknown) => void;
  /** Wall milliseconds between two looks; 2,000 when left out. */
  readonly everyMs?: number;
}

const EVERY_MS = 2000;

/**
 * Looks at once, at intervals of the wall clock and after the clock was moved, one look at a time; a look that fails is
 * told of, and the next one comes all the same.
 *
 * @returns what ends it, when the look that is under way has ended
 */
export function lookRepeatedly({ look, clock, onError, everyMs = EVERY_MS }: LookInput): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStopped = false;

  function begin(): void {
    if (isStopped || running) return;
    running = look()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(begin, everyMs).unref();
  const forget = clock.onChange(begin);
  begin();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    forget();
    await running;
  };
}
