import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWindowWidth } from './window-width.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(width: number) {
  const listeners = new Set<() => void>();
  const page = {
    innerWidth: width,
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  };
  const write = vi.fn();
  const stop = keepWindowWidth({ page: page as never, write });
  const resize = (next: number) => {
    page.innerWidth = next;
    for (const listener of listeners) listener();
  };
  return { write, stop, resize, listeners };
}

test('[N-06] the width of the window is stored, at most ten times a second, and the last one always', () => {
  const { write, resize } = open(1440);
  expect(write.mock.calls).toEqual([['1440']]);
  for (let width = 1439; width > 1390; width--) {
    resize(width);
    vi.advanceTimersByTime(5);
  }
  expect(write.mock.calls.length).toBeLessThanOrEqual(4);
  vi.advanceTimersByTime(100);
  expect(write).toHaveBeenLastCalledWith('1391');
});

test('[N-06] a changed height stores nothing, and nothing is measured after the undo', () => {
  const { write, resize, stop, listeners } = open(390);
  resize(390);
  vi.advanceTimersByTime(100);
  expect(write).toHaveBeenCalledTimes(1);
  resize(400);
  stop();
  vi.advanceTimersByTime(100);
  expect([write.mock.calls.length, listeners.size, vi.getTimerCount()]).toEqual([1, 0, 0]);
});
