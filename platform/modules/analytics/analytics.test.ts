import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { controlAnalyticsCall } from '#shared/contracts/control.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());
afterEach(() => site.platform.config.reset());

const post = (key: string, events: readonly object[]) => site.client().post(`/fatman-api/${key}`, { events });

async function collected() {
  const { body } = await site
    .client()
    .post<CallAnswer<typeof controlAnalyticsCall>>('/__control/analytics', { count: 10 });
  return body.events;
}

test('[Y-02] the collector accepts events by their ids and shows them to QA by name, newest first', async () => {
  const now = site.platform.clock.now();
  const events = [
    { id: 101, at: now - 1000, params: { route: 'section', language: 'en' } },
    { id: 301, at: now - 500, params: { type: 1, legs: 2 } },
  ];
  expect(await post('fairline', events)).toMatchObject({ status: 200, body: { taken: 2 } });
  const stored = await collected();
  expect(stored.filter(({ at }) => events.some((event) => event.at === at))).toEqual([
    { ...events[1], name: 'coupon_placed' },
    { ...events[0], name: 'page_view' },
  ]);
});

test('an event with a future date counts as happening now', async () => {
  const now = site.platform.clock.now();
  await post('fairline', [{ id: 204, at: now + 86_400_000 }]);
  const stored = (await collected()).find(({ name }) => name === 'signed_out');
  expect(Math.abs((stored?.at ?? 0) - now)).toBeLessThan(60_000);
});

test('a foreign key, an unknown event and unknown fields of an event are refused', async () => {
  const before = await collected();
  expect((await post('other', [{ id: 101, at: 1 }])).status).toBe(404);
  expect((await post('fairline', [{ id: 7, at: 1 }])).status).toBe(400);
  expect((await post('fairline', [{ id: 101, at: 1, params: { userId: 5 } }])).status).toBe(400);
  expect((await post('fairline', [])).status).toBe(400);
  expect(await collected()).toEqual(before);
});

test('a site without a key has no collector', async () => {
  await site.platform.config.merge({ fatmanApiKey: '' });
  expect((await post('fairline', [{ id: 101, at: 1 }])).status).toBe(404);
});
