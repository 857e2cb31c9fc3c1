import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '../test-fixtures/site.fixture.ts';
import { accessApi, groupKeptSeconds } from './access-api.ts';
import { siteCalls } from './later-call-descriptions.ts';

beforeAll(() => Promise.all([siteCalls(), import('./answer-error.ts')]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[C-02] groups of the config are cached for a random 600 to 900 s', () => {
  expect([groupKeptSeconds(() => 0), groupKeptSeconds(() => 0.5), groupKeptSeconds(() => 1)]).toEqual([600, 750, 900]);
});

test('[C-02] a group of the config is fetched once while it is cached', async () => {
  const paths: string[] = [];
  const { store } = makeStore({
    host: createMemoryHost(),
    fetcher: async ({ path }) => {
      paths.push(path);
      return { status: 200, body: { groups: { support: { email: 'help@example.com' } } } };
    },
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const query = { groups: 'support', lang: 'en' };
  const ask = () => store.dispatch(accessApi.endpoints.groupConfig.initiate({ query }, { subscribe: false }));
  const { data } = await ask();
  expect(data).toMatchObject({ groups: { support: { email: 'help@example.com' } } });
  await vi.advanceTimersByTimeAsync(599_000);
  await ask();
  expect(paths).toEqual(['/bff-api/config/group/get?groups=support&lang=en']);
  await vi.advanceTimersByTimeAsync(302_000);
  await ask();
  expect(paths).toHaveLength(2);
});
