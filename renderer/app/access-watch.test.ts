import { setupListeners } from '@reduxjs/toolkit/query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { accessCalls, siteCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { configOverridden, selectConfig } from '#renderer/lib/store/site-slice.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { blockCall, blockLightCall, type SiteBlock } from '#shared/contracts/access.ts';
import { type SiteConfig, siteConfigCall } from '#shared/contracts/site-config.ts';
import { watchAccess } from './access-watch.ts';
import { makeStore } from './make-store.ts';

const NOW = Date.UTC(2026, 10, 20);
const FREE: SiteBlock = { displayTypeId: 0, templateTypeId: null };
let listeners: Map<string, () => void>;

// Loads the modules that the first call and the first refusal import: fake time does not wait for imports.
const early = () => Promise.all([accessCalls(), siteCalls(), import('#renderer/lib/api/answer-error.ts')]);
beforeAll(async () => void (await early()));
beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  vi.stubGlobal('location', { pathname: '/en/line', search: '?btag=a1&other=2' });
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    referrer: 'https://m.partner.example/page',
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Pauses all timers of the page, as a page that was hidden for 30 s does. */
function pauseTimers(dispatch: AppDispatch): void {
  setupListeners(dispatch, (_, { onFocusLost }) => {
    dispatch(onFocusLost());
    return () => {};
  });
}

interface Site {
  config?: unknown;
  /** null answers with status 503. */
  block?: SiteBlock | null;
}

function start(site: Site, config: SiteConfig = siteConfig, isBot = false) {
  const asked: FetchRequest[] = [];
  const fetcher = async (request: FetchRequest): Promise<FetchAnswer> => {
    asked.push(request);
    if (request.path.startsWith('/bff-api')) return { status: 200, body: { config: site.config ?? config, now: NOW } };
    const { block = FREE } = site;
    return block === null ? { status: 503, body: null } : { status: 200, body: { data: block } };
  };
  const parts = makeStore({
    host: createMemoryHost(),
    fetcher,
    preloaded: { site: { config, renderedAt: NOW, origin: 'https://site.example', hasStaffTools: true } },
  });
  let ticks = 0;
  const stop = watchAccess({ ...parts, now: () => ticks, isBot: async () => isBot });
  const pass = async (ms: number) => {
    ticks += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const countOf = ({ path }: { readonly path: string }) =>
    asked.filter((request) => request.path.split('?')[0] === path).length;
  return { ...parts, asked, countOf, stop, pass };
}

test('[R-32] overrides of a tab never become the site’s own config, whatever the page asks meanwhile', async () => {
  const { store, pass, stop } = start({}, siteConfig);
  store.dispatch(configOverridden({ isRegistrationAllowed: false }));
  await pass(0);
  expect(selectConfig(store.getState()).isRegistrationAllowed).toBe(false);
  store.dispatch(configOverridden(null));
  expect(selectConfig(store.getState()).isRegistrationAllowed).toBe(true);
  stop();
});

test('the config of an open page follows the site, and stays the same object while nothing changes', async () => {
  const site: Site = {};
  const { store, pass, stop } = start(site);
  await pass(0);
  const before = selectConfig(store.getState());
  await pass(60_000);
  expect(selectConfig(store.getState())).toBe(before);
  site.config = { ...siteConfig, maintenance: { ...siteConfig.maintenance, isActive: true } };
  await pass(60_000);
  expect(selectConfig(store.getState()).maintenance.isActive).toBe(true);
  stop();
  await pass(600_000);
  expect(listeners.size).toBe(0);
});

test('the guards are asked again after navigation, at most once every five seconds', async () => {
  const { store, countOf, pass } = start({});
  store.dispatch(pageShown());
  await pass(4000);
  store.dispatch(pageShown());
  expect(countOf(siteConfigCall)).toBe(0);
  await pass(1500);
  store.dispatch(pageShown());
  store.dispatch(pageShown());
  await pass(0);
  expect(countOf(siteConfigCall)).toBe(1);
});

test('[N-05] a page asks until its timers pause, and asks at once when it is visible again', async () => {
  const { store, countOf, pass } = start({});
  Object.assign(document, { visibilityState: 'hidden' });
  await pass(60_000);
  expect(countOf(siteConfigCall), 'hidden, and not paused yet').toBe(1);
  pauseTimers(store.dispatch);
  await pass(180_000);
  expect(countOf(siteConfigCall)).toBe(1);
  Object.assign(document, { visibilityState: 'visible' });
  listeners.get('visibilitychange')?.();
  await pass(0);
  expect(countOf(siteConfigCall)).toBe(2);
});

test('[N-05] a search bot asks once whether it may see the page, and nothing after that', async () => {
  const { store, asked, pass } = start({}, siteConfig, true);
  await pass(6000);
  store.dispatch(pageShown());
  listeners.get('visibilitychange')?.();
  await pass(600_000);
  expect(asked.map(({ path }) => path.split('?')[0])).toEqual([blockLightCall.path]);
});

test('an answer that is no site config changes nothing', async () => {
  const { store, pass } = start({ config: { brand: 5 } });
  await pass(60_000);
  expect(selectConfig(store.getState())).toEqual({ ...siteConfig, block: FREE });
});

test('[C-03] a page that has just loaded asks block/light with its tags and its referrer', async () => {
  const { asked, pass } = start({});
  await pass(0);
  expect(asked.map(({ method, path, retries }) => ({ method, path, retries }))).toEqual([
    {
      method: 'GET',
      path: `${blockLightCall.path}?${new URLSearchParams({
        stage: 'watch',
        auth: '0',
        referralParams: 'btag=a1',
        referralWHNMobile: 'partner.example',
        mainVipDomainAuthNeed: '0',
      })}`,
      retries: { times: 2, everyMs: 100 },
    },
  ]);
});

test('[C-03] navigation asks v2/block about the new address', async () => {
  const { store, asked, countOf, pass } = start({});
  await pass(6000);
  store.dispatch(pageShown());
  await pass(0);
  expect(countOf(blockCall)).toBe(1);
  expect(asked.find(({ path }) => path === blockCall.path)).toMatchObject({
    method: 'POST',
    body: { auth: false, url: '/en/line?btag=a1&other=2' },
  });
});

test('[C-03] the answer of the block service overrides the config, and stays when a later call fails', async () => {
  const site: Site = { block: { displayTypeId: 1, templateTypeId: 16 } };
  const { store, pass } = start(site);
  await pass(60_000);
  expect(selectConfig(store.getState()).block).toEqual(site.block);
  site.block = null;
  await pass(60_000);
  expect(selectConfig(store.getState()).block).toEqual({ displayTypeId: 1, templateTypeId: 16 });
  site.block = FREE;
  await pass(60_000);
  expect(selectConfig(store.getState()).block).toEqual(FREE);
});

test.each([true, false])(
  '[C-03] a block check that nobody answers puts the site into maintenance where it is set so: %s',
  async (isBlockFailureMaintenance) => {
    const site: Site = { block: null };
    const { store, pass } = start(site, { ...siteConfig, isBlockFailureMaintenance });
    await pass(0);
    expect(selectConfig(store.getState()).maintenance.isActive).toBe(isBlockFailureMaintenance);
    site.block = FREE;
    await pass(60_000);
    expect(selectConfig(store.getState()).maintenance.isActive).toBe(false);
  },
);
