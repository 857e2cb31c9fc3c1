import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShutdown, type ShutdownParts } from './shutdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shutdownOf(more: Partial<ShutdownParts> = {}) {
  const steps: string[] = [];
  const signal = createShutdown({
    withdraw: () => void steps.push('not ready'),
    delayMs: 2000,
    close: async () => void steps.push('closed'),
    exit: (code) => void steps.push(`exit ${code}`),
    onError: (error) => void steps.push(String(error)),
    now: () => Date.now(),
    ...more,
  });
  return { steps, signal };
}

describe('a server that gets an end signal', () => {
  test('is not ready at once, closes after the delay, and ends with 0', async () => {
    const { steps, signal } = shutdownOf();
    signal();
    await vi.advanceTimersByTimeAsync(1999);
    expect(steps).toEqual(['not ready']);
    await vi.advanceTimersByTimeAsync(1);
    expect(steps).toEqual(['not ready', 'closed', 'exit 0']);
  });

  test('closes at once without a delay', async () => {
    const { steps, signal } = shutdownOf({ delayMs: 0 });
    signal();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps).toEqual(['not ready', 'closed', 'exit 0']);
  });

  test('ignores copies of the first signal, and ends at once on a second one', async () => {
    const { steps, signal } = shutdownOf();
    signal();
    signal();
    await vi.advanceTimersByTimeAsync(500);
    signal();
    expect(steps).toEqual(['not ready']);
    await vi.advanceTimersByTimeAsync(1);
    signal();
    expect(steps).toEqual(['not ready', 'exit 1']);
  });

  test('ends at once on a second signal also while it closes', async () => {
    const { steps, signal } = shutdownOf({ delayMs: 0, close: () => new Promise(() => undefined) });
    signal();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(steps).toEqual(['not ready']);
    signal();
    expect(steps).toEqual(['not ready', 'exit 1']);
  });

  test('reports the error that kept it from closing, and ends with 1', async () => {
    const { steps, signal } = shutdownOf({ close: () => Promise.reject(new Error('stuck')) });
    signal();
    await vi.advanceTimersByTimeAsync(2000);
    expect(steps).toEqual(['not ready', 'Error: stuck', 'exit 1']);
  });
});
