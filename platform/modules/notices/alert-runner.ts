import type { ServerClock } from '../../clock/server-clock.ts';
import type { PriceAlerts } from './price-alerts.ts';

interface RunnerInput {
  readonly alerts: Pick<PriceAlerts, 'look'>;
  readonly clock: Pick<ServerClock, 'onChange'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Wall milliseconds between two looks. The book announces every market only of games that somebody looks at, so that
 * prices of others are asked for.
 */
const EVERY_MS = 2000;

/** Looks at prices that are waited for at intervals and after the clock was moved, one look at a time; returns what ends it. */
export function startAlertRunner({ alerts, clock, onError }: RunnerInput): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStopped = false;

  function look(): void {
    if (isStopped || running) return;
    running = alerts
      .look()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }

  const timer = setInterval(look, EVERY_MS).unref();
  const forget = clock.onChange(look);
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    forget();
    await running;
  };
}
