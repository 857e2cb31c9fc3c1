import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { referenceCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { collectCall, type SentEvent } from '#shared/contracts/analytics.ts';
import { ANALYTICS_EVENTS, type AnalyticsEventName } from '#shared/domain/analytics/analytics-events.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { connectAnalytics } from './analytics-sources.ts';
import { loadLaterRoutes } from './load-later-routes.ts';
import { makeStore } from './make-store.ts';

vi.mock('web-vitals', () => ({ onCLS() {}, onFCP() {}, onINP() {}, onLCP() {}, onTTFB() {} }));

/** Time by which analytics have started and have sent what happened until then. */
const START_MS = 11_000;
const COLLECTOR = collectCall.path.replace(':key', 'site');

// Routes and descriptions load with the first page that needs them, which fake timers do not wait for.
beforeAll(async () => void (await Promise.all([loadLaterRoutes(), referenceCalls()])));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page for a visitor who allows analytics, and returns the first events that the collector receives. */
async function toldOf(path: string): Promise<readonly SentEvent[]> {
  vi.stubGlobal('location', new URL(`https://play.example/en/${path}`));
  let told: readonly SentEvent[] = [];
  const { store, listeners } = makeStore({
    host: createMemoryHost(),
    fetcher: async (request: FetchRequest) => {
      if (request.path !== COLLECTOR) return { status: 200, body: { counters: [] } };
      told = (request.body as { events: readonly SentEvent[] }).events;
      return { status: 200, body: { taken: told.length } };
    },
    preloaded: { site: { config: { ...siteConfig, fatmanApiKey: 'site' }, renderedAt: 0, origin: '' } },
  });
  const stop = connectAnalytics({ store, listeners, clock: { now: Date.now }, chosen: null });
  await vi.advanceTimersByTimeAsync(START_MS);
  stop();
  return told;
}

test.each<[path: string, screen: AnalyticsEventName]>([
  ['mobile', 'download_app'],
  ['desktop', 'download_app'],
  ['office/history', 'account_bet_history'],
  ['office/historypay', 'account_transactions'],
  ['office/casino/vipcashback', 'account_vip_cashback'],
  ['office/support', 'account_support'],
  ['results', 'results'],
  ['promo', 'promo_showcase'],
  ['asian-games', 'asian_showcase'],
])('[Y-03] the tracked screen /%s is told as %s, also where the site has no such page', async (path, name) => {
  const isThere = matchRoute(`/en/${path}`)?.row.page !== null;
  const { page_view: view, page_not_found: missing, [name]: screen } = ANALYTICS_EVENTS;
  const ids = (await toldOf(path)).map(({ id }) => id);
  expect(ids).toEqual(isThere ? [view.id, screen.id] : [screen.id, missing.id]);
});

test('[Y-03] the page of the apps tells the system that it is for', async () => {
  const told = await toldOf('desktop');
  expect(told.at(-1)).toMatchObject({ id: ANALYTICS_EVENTS.download_app.id, params: { platform: 'desktop' } });
});

test('a page that is no tracked screen is told as a page alone', async () => {
  expect(await toldOf('live')).toMatchObject([
    { id: ANALYTICS_EVENTS.page_view.id, params: { route: 'section', language: 'en' } },
  ]);
});
