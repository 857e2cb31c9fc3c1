import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint, nextTask, whenIdle } from './tasks.ts';

type Report = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

let report: Report = () => {};
let load = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {
        report = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (readyState: string) =>
  ({
    readyState,
    defaultView: { addEventListener: (_: string, heard: () => void) => (load = heard) },
  }) as unknown as Document;

/** Whether the promise is settled after all timers. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => (over = true));
  await vi.runAllTimersAsync();
  return over;
}

test('the first paint is the first that shows content', async () => {
  const painted = firstPaint(open('loading'));
  report({ getEntriesByName: () => [] });
  expect(await isOver(painted)).toBe(false);
  report({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) });
  expect(await isOver(painted)).toBe(true);
});

test('a page that is not painted starts once it has loaded, or at once when it has', async () => {
  const loaded = firstPaint(open('interactive'));
  expect(await isOver(loaded)).toBe(false);
  load();
  expect(await isOver(loaded)).toBe(true);
  expect(await isOver(firstPaint(open('complete')))).toBe(true);
});

test('the next task is the scheduler’s where the browser has one', async () => {
  const yields = vi.fn(async () => {});
  await nextTask({ scheduler: { yield: yields } });
  expect(yields).toHaveBeenCalledTimes(1);
  expect(await isOver(nextTask({}))).toBe(true);
});

test('waiting for an idle browser ends also where browsers do not tell', async () => {
  expect(await isOver(whenIdle(5000))).toBe(true);
});
