import type { ServerClock } from './server-clock.ts';

interface LookInput {
  readonly look: () => Promise<void>;
  readonly clock: Pick<ServerClock, 'onChange'>;
  readonly onError: (error: unknown) => void;
  /** Wall milliseconds between two looks; 2,000 by default. */
  readonly everyMs?: number;
}

const EVERY_MS = 2000;

/**
 * Calls `look` at once, then at intervals of the wall clock and after each change of the clock; never two at a time. It
 * reports a look that fails and goes on with the next one.
 *
 * @returns ends the repetition; resolves when the running look has ended
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
