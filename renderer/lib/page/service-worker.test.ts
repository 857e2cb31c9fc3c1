import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepWorker, reloadForUpdate, workerPlace } from './service-worker.ts';
import { ENTER_NOW, WORKER_PATH } from './worker-words.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function fakePlace({ waiting }: { waiting?: { postMessage: (word: string) => void } } = {}) {
  const registration = { unregister: vi.fn(async () => true), waiting };
  const container = Object.assign(new EventTarget(), {
    register: vi.fn(async () => registration),
    getRegistration: vi.fn(async () => registration),
    getRegistrations: vi.fn(async () => [registration]),
  });
  const names = new Set(['fairline-shell', 'somebody-else']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  return { place: { container, caches } as never, container, registration, names };
}

function keep(isWanted: boolean, fake = fakePlace()) {
  const listeners = new Set<() => void>();
  let wanted = isWanted;
  const stop = keepWorker({
    place: fake.place,
    isWanted: () => wanted,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  const want = async (value: boolean) => {
    wanted = value;
    for (const listener of listeners) listener();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...fake, stop, want, listeners };
}

describe('the service worker', () => {
  test('[Y-04] is registered long after the page, once', async () => {
    const { container, want } = keep(true);
    await vi.advanceTimersByTimeAsync(7000);
    expect(container.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    await want(true);
    expect(container.register.mock.calls).toEqual([[WORKER_PATH, { updateViaCache: 'none' }]]);
  });

  test('[Y-04] is removed at once with its caches when the site wants none, and other caches stay', async () => {
    const { container, registration, names } = keep(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(container.register).not.toHaveBeenCalled();
    expect([...names]).toEqual(['somebody-else']);
  });

  test('follows the site config while the page is open', async () => {
    const { container, registration, want } = keep(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await want(false);
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    await want(true);
    expect(container.register).toHaveBeenCalledTimes(2);
  });

  test('is not registered by a page that was closed', async () => {
    const { container, stop, listeners } = keep(true);
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(container.register).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });

  test('[Y-04] that the browser refuses is only logged', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const fake = fakePlace();
    fake.container.register.mockRejectedValue(new Error('refused'));
    keep(true, fake);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(info).toHaveBeenCalledWith('service worker', expect.objectContaining({ message: 'refused' }));
  });

  test('is not registered where the browser supports none', () => {
    expect(() => keepWorker({ place: null, isWanted: () => true, onChange: () => () => {} })()).not.toThrow();
  });
});

describe('reloading the page for a new version', () => {
  test('activates the waiting worker first', async () => {
    const order: string[] = [];
    const fake = fakePlace({ waiting: { postMessage: (word) => void order.push(word) } });
    const done = reloadForUpdate(fake.place, () => void order.push('reload'));
    await vi.advanceTimersByTimeAsync(10);
    expect(order).toEqual([ENTER_NOW]);
    fake.container.dispatchEvent(new Event('controllerchange'));
    await done;
    expect(order).toEqual([ENTER_NOW, 'reload']);
  });

  test('stops waiting for a worker that does not activate', async () => {
    const reload = vi.fn();
    void reloadForUpdate(fakePlace({ waiting: { postMessage: () => {} } }).place, reload);
    await vi.advanceTimersByTimeAsync(1400);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['none waits', () => fakePlace().place],
    ['there are no workers', () => null],
  ])('happens at once where %s', async (_what, place) => {
    const reload = vi.fn();
    await reloadForUpdate(place(), reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('happens even when the worker fails', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const fake = fakePlace();
    fake.container.getRegistration.mockRejectedValue(new Error('broken'));
    const reload = vi.fn();
    await reloadForUpdate(fake.place, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a browser that blocks the caches of the site has no place for a worker', () => {
  const blocked = {
    isSecureContext: true,
    get caches() {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('window', blocked);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  expect(workerPlace()).toBeNull();
  vi.unstubAllGlobals();
});
