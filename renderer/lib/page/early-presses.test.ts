import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { EARLY_PRESSES_SCRIPT, repeatEarlyPresses } from './early-presses.ts';

/** A window as far as the script looks at it. */
function open() {
  const listeners = new Set<(event: unknown) => void>();
  const page = {
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  };
  const names = { ...page, window: page };
  vm.runInNewContext(EARLY_PRESSES_SCRIPT, names);
  const press = (button: object | null, preventDefault = vi.fn()) => {
    for (const hear of listeners) hear({ target: { closest: () => button }, preventDefault });
    return preventDefault.mock.calls.length;
  };
  return { page: page as unknown as Window, press, heard: () => listeners.size };
}

const button = (isConnected = true) => ({ isConnected, click: vi.fn() });

test('presses of buttons before a page is awake are held back, and made again in their order', () => {
  const { page, press, heard } = open();
  const [first, second, gone] = [button(), button(), button(false)];
  expect([press(first), press(null), press(second), press(first), press(gone)]).toEqual([1, 0, 1, 1, 1]);
  expect(first.click).not.toHaveBeenCalled();
  repeatEarlyPresses(page);
  const order = (one: typeof first) => one.click.mock.invocationCallOrder;
  expect([first.click.mock.calls.length, second.click.mock.calls.length, gone.click.mock.calls.length]).toEqual([
    2, 1, 0,
  ]);
  expect(order(first)[0]).toBeLessThan(order(second)[0] ?? 0);
  expect(order(first)[1]).toBeGreaterThan(order(second)[0] ?? 0);
  expect(heard()).toBe(0);
  repeatEarlyPresses(page);
  expect(first.click).toHaveBeenCalledTimes(2);
});

test('a page without the script has nothing to make again', () => {
  expect(() => repeatEarlyPresses({} as Window)).not.toThrow();
});
