import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Counter } from '#shared/contracts/reference.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { startAnalytics } from './start-analytics.ts';

vi.mock('web-vitals', () => ({ onCLS() {}, onFCP() {}, onINP() {}, onLCP() {}, onTTFB() {} }));
const TAG: Counter = { kind: 'tagManager', key: 'GTM-1', url: 'https://tags.example/gtm.js' };

/** Elements that the page was given, such as the script of the tag manager. */
let added: { src: string }[];
let layer: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  [added, layer] = [[], []];
  vi.stubGlobal('location', { hostname: 'play.example' });
  vi.stubGlobal('document', {
    baseURI: 'https://play.example/en',
    defaultView: { dataLayer: layer },
    head: { append: (element: { src: string }) => added.push(element) },
    createElement: () => ({ remove() {} }),
    addEventListener() {},
    removeEventListener() {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(isRegistration: boolean) {
  const dispatch = vi.fn(async () => ({ data: { counters: [TAG] } }));
  const analytics = startAnalytics({
    dispatch: dispatch as never,
    config: { ...config, fatmanApiKey: '' },
    now: Date.now,
    isRegistration,
  });
  return { analytics, dispatch };
}

const namesIn = () => layer.map((entry) => (entry as { event?: string }).event);

test('the tag manager loads ten seconds after the page and then hears of what happened before', async () => {
  const { analytics, dispatch } = start(false);
  analytics.track('page_view');
  await vi.advanceTimersByTimeAsync(9_999);
  expect([dispatch.mock.calls.length, added]).toEqual([0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(added.map(({ src }) => String(src))).toEqual(['https://tags.example/gtm.js?id=GTM-1']);
  expect(namesIn()).toEqual(['gtm.js', 'page_view']);
});

test('the tag manager loads at once for a visitor who registers', async () => {
  start(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(added).toHaveLength(1);
});

test('the tag manager never loads when consent ends before the ten seconds are over', async () => {
  const { analytics, dispatch } = start(false);
  await vi.advanceTimersByTimeAsync(9_000);
  analytics.end();
  analytics.track('page_view');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([dispatch.mock.calls.length, added, layer]).toEqual([0, [], []]);
});
