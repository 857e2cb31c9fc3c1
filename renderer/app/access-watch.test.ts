import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '#renderer/host/fake.ts';
import type { Fetcher } from '#renderer/lib/api/fetcher.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site-fixture.ts';
import { watchAccess } from './access-watch.ts';
import { makeStore } from './make-store.ts';

const NOW = Date.UTC(2026, 10, 20);
let listeners: Map<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(answer: () => unknown) {
  const fetcher = vi.fn<Fetcher>(async () => ({ status: 200, body: { config: answer(), now: NOW } }));
  const parts = makeStore({
    host: createFakeHost(),
    fetcher,
    preloaded: { site: { config: siteConfig, renderedAt: NOW, origin: 'https://site.example' } },
  });
  let ticks = 0;
  const stop = watchAccess({ ...parts, fetcher, now: () => ticks });
  const pass = async (ms: number) => {
    ticks += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { ...parts, fetcher, stop, pass };
}

test('the config of an open page follows the site, and stays the same object while nothing changes', async () => {
  let config = siteConfig;
  const { store, pass, stop } = start(() => config);
  const before = selectConfig(store.getState());
  await pass(60_000);
  expect(selectConfig(store.getState())).toBe(before);
  config = { ...siteConfig, maintenance: { ...siteConfig.maintenance, isActive: true } };
  await pass(60_000);
  expect(selectConfig(store.getState()).maintenance.isActive).toBe(true);
  stop();
  await pass(600_000);
  expect(listeners.size).toBe(0);
});

test('it asks after going to another page, not more often than every five seconds', async () => {
  const { store, fetcher, pass } = start(() => siteConfig);
  store.dispatch(pageShown());
  await pass(4000);
  store.dispatch(pageShown());
  expect(fetcher).not.toHaveBeenCalled();
  await pass(1500);
  store.dispatch(pageShown());
  store.dispatch(pageShown());
  await pass(0);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('a hidden page asks nothing; one that is seen again asks at once', async () => {
  const { fetcher, pass } = start(() => siteConfig);
  Object.assign(document, { visibilityState: 'hidden' });
  await pass(180_000);
  expect(fetcher).not.toHaveBeenCalled();
  Object.assign(document, { visibilityState: 'visible' });
  listeners.get('visibilitychange')?.();
  await pass(0);
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('an answer that is no site config changes nothing', async () => {
  const { store, pass } = start(() => ({ brand: 5 }));
  await pass(60_000);
  expect(selectConfig(store.getState())).toBe(siteConfig);
});
