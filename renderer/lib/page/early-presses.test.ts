import vm from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { EARLY_PRESSES_SCRIPT, forgetEarlyPresses, repeatEarlyPresses } from './early-presses.ts';

/** Creates the parts of a window that the script uses. */
function open() {
  const listeners = new Set<(event: unknown) => void>();
  const page = {
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  };
  const names = { ...page, window: page };
  vm.runInNewContext(EARLY_PRESSES_SCRIPT, names);
  /** Whether the script held the press back. */
  const press = (button: object | null) => {
    const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()];
    const event = { target: { closest: () => button }, preventDefault, stopImmediatePropagation };
    for (const hear of [...listeners]) hear(event);
    return preventDefault.mock.calls.length === 1 && stopImmediatePropagation.mock.calls.length === 1;
  };
  return { page: page as unknown as Window, press, heard: () => listeners.size };
}

const wake = vi.fn();

/** Creates a button; `isMarked` tells whether it looks pressed. */
function button({ isConnected = true, isAwake = true } = {}) {
  const one = {
    isConnected,
    isMarked: false,
    click: vi.fn(),
    toggleAttribute: () => (one.isMarked = !one.isMarked),
    removeAttribute: () => {
      one.isMarked = false;
    },
    ...(isAwake ? { __reactProps$x: {} } : {}),
  };
  return one;
}

beforeEach(() => {
  wake.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('presses of buttons before hydration are held back and repeated in order', () => {
  const { page, press } = open();
  const [first, second, gone] = [button(), button(), button({ isAwake: false, isConnected: false })];
  expect([press(first), press(null), press(second), press(first), press(gone)]).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(first.click).not.toHaveBeenCalled();
  repeatEarlyPresses(wake, page);
  const order = (one: typeof first) => one.click.mock.invocationCallOrder;
  expect([first.click.mock.calls.length, second.click.mock.calls.length, gone.click.mock.calls.length]).toEqual([
    2, 1, 0,
  ]);
  expect(order(first)[0]).toBeLessThan(order(second)[0] ?? 0);
  expect(order(first)[1]).toBeGreaterThan(order(second)[0] ?? 0);
  expect(press(first), 'an awake page answers by itself').toBe(false);
});

test('a button looks pressed from the press until the frame after its repetition; a second press takes the first back', () => {
  const { page, press } = open();
  const [once, twice, never] = [button(), button({ isAwake: false }), button({ isAwake: false })];
  for (const one of [once, twice, twice, never]) press(one);
  expect([once.isMarked, twice.isMarked, never.isMarked]).toEqual([true, false, true]);
  repeatEarlyPresses(wake, page);
  expect([once.click.mock.calls.length, once.isMarked]).toEqual([1, true]);
  Object.assign(twice, { __reactProps$x: {} });
  vi.advanceTimersByTime(100);
  expect([once.isMarked, twice.click.mock.calls.length]).toEqual([false, 2]);
  vi.advanceTimersByTime(60_000);
  expect([never.click.mock.calls.length, never.isMarked]).toEqual([0, false]);
});

test('a press waits for a part whose code is loading, and does not delay others', () => {
  const { page, press } = open();
  const [late, early] = [button({ isAwake: false }), button()];
  press(late);
  press(early);
  repeatEarlyPresses(wake, page);
  vi.advanceTimersByTime(5000);
  expect([late.click.mock.calls.length, early.click.mock.calls.length]).toEqual([0, 1]);
  Object.assign(late, { __reactProps$x: {} });
  vi.advanceTimersByTime(100);
  expect([late.click.mock.calls.length, early.click.mock.calls.length]).toEqual([1, 1]);
  const later = button({ isAwake: false });
  expect(press(later)).toBe(true);
  Object.assign(later, { __reactProps$x: {} });
  vi.advanceTimersByTime(100);
  expect(later.click).toHaveBeenCalledTimes(1);
});

test('a press is dropped when its part does not load in time', () => {
  const { page, press } = open();
  const never = button({ isAwake: false });
  press(never);
  repeatEarlyPresses(wake, page);
  vi.advanceTimersByTime(60_000);
  Object.assign(never, { __reactProps$x: {} });
  vi.advanceTimersByTime(60_000);
  expect(never.click).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a page without the script has no presses to repeat', () => {
  expect(() => repeatEarlyPresses(wake, {} as Window)).not.toThrow();
});

test('after the scripts fail presses have their default action', () => {
  const { page, press, heard } = open();
  forgetEarlyPresses(page);
  expect([heard(), press(button())]).toEqual([0, false]);
});
