import type { ServerClock } from '../../../clock/server-clock.ts';
import type { SaleRules } from './sale-rules.ts';

interface RunnerInput {
  readonly rules: Pick<SaleRules, 'fireAll'>;
  readonly clock: Pick<ServerClock, 'onChange'>;
  readonly onError: (error: unknown) => void;
  /** Wall milliseconds between two looks. */
  readonly everyMs?: number;
}

const EVERY_MS = 2000;

/** Looks at the rules at intervals and after the clock was moved, one look at a time; returns what ends it. */
export function startRuleRunner({ rules, clock, onError, everyMs = EVERY_MS }: RunnerInput): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStopped = false;

  function look(): void {
    if (isStopped || running) return;
    running = rules
      .fireAll()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(look, everyMs).unref();
  const forget = clock.onChange(look);
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    forget();
    await running;
  };
}
