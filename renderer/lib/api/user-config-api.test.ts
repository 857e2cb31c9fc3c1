import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { siteConfig } from '../test-fixtures/site.fixture.ts';
import { userConfig } from '../test-fixtures/user-config.fixture.ts';
import type { FetchAnswer } from './fetcher.ts';
import { installedConfig, userConfigApi } from './user-config-api.ts';

afterEach(() => vi.restoreAllMocks());

const { userConfig: endpoint } = userConfigApi.endpoints;

/** A page whose back end gives these answers one after another; null for none. */
function pageWith(...answers: readonly (FetchAnswer | null)[]) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const waiting = [...answers];
  const asked: string[] = [];
  const { store } = makeTestStore({
    host: createMemoryHost(),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
    report: () => {},
    fetcher: async ({ path }) => {
      asked.push(path);
      const answer = waiting.shift() ?? null;
      if (answer === null) throw new Error('no answer');
      return answer;
    },
  });
  const read = () => installedConfig(endpoint.select(undefined)(store.getState()));
  const load = () => store.dispatch(endpoint.initiate(undefined, { subscribe: false }));
  return { store, asked, logged, read, load };
}

const good = { status: 200, body: { result: userConfig } };

describe('[O-03] the user config of a page', () => {
  test('is installed by an answer with a result, and asked for once by all its readers', async () => {
    const { store, asked, logged, read } = pageWith(good);
    expect(read()).toEqual({ installed: false, config: null });
    const readers = [1, 2].map(() => store.dispatch(endpoint.initiate(undefined)));
    await Promise.all(readers);
    expect(read()).toEqual({ installed: true, config: userConfig });
    expect(asked).toEqual(['/web-api/user/config']);
    expect(logged).not.toHaveBeenCalled();
    for (const reader of readers) reader.unsubscribe();
  });

  test.each<[what: string, answer: FetchAnswer | null]>([
    ['an answer without a result', { status: 200, body: { error: 'none' } }],
    ['a refusal', { status: 503, body: { code: 'UNAVAILABLE', message: 'later' } }],
    ['no answer', null],
  ])('is not installed by %s, which is logged once, and the next load asks again', async (_, answer) => {
    const { store, asked, logged, read, load } = pageWith(answer, good);
    await Promise.all([load(), load()]);
    expect(read()).toEqual({ installed: false, config: null });
    expect(logged.mock.calls.map(([text]) => text)).toEqual(['failed to get user config']);
    const reader = store.dispatch(endpoint.initiate(undefined));
    await reader;
    expect([read().installed, asked.length, logged.mock.calls.length]).toEqual([true, 2, 1]);
    reader.unsubscribe();
  });

  test('is not installed any more once a later load fails', async () => {
    const { store, read, logged } = pageWith(good, null);
    const reader = store.dispatch(endpoint.initiate(undefined));
    await reader;
    expect(read().installed).toBe(true);
    await reader.refetch();
    expect(read()).toEqual({ installed: false, config: null });
    expect(logged).toHaveBeenCalledTimes(1);
    reader.unsubscribe();
  });
});
