import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const RENDERED = 1_700_000_000_400;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the server clock of a page', () => {
  test('continues from the time of rendering, whatever the device’s clock says', () => {
    let ticks = 5000;
    const clock = createServerClock({ renderedAt: RENDERED, ticks: () => ticks });
    ticks += 1500;
    expect(clock.now()).toBe(RENDERED + 1500);
  });

  test('follows the feed as soon as it reports the time', () => {
    let heard: number | null = null;
    const clock = createServerClock({ renderedAt: RENDERED, ticks: () => 0, heard: () => heard });
    expect(clock.now()).toBe(RENDERED);
    heard = RENDERED + 9000;
    expect(clock.now()).toBe(RENDERED + 9000);
  });

  test('calls back at whole seconds while it has listeners, and not afterwards', () => {
    const start = Date.now();
    const clock = createServerClock({ renderedAt: RENDERED, ticks: () => Date.now() - start });
    const seen: number[] = [];
    const stop = clock.onSecond(() => seen.push(clock.now()));
    vi.advanceTimersByTime(2700);
    expect(seen).toEqual([RENDERED + 600, RENDERED + 1600, RENDERED + 2600]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
