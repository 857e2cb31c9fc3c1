import { describe, expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { CallPaths } from '#shared/domain/transport/call-path.ts';
import { answerCall } from '../test-fixtures/backend.fixture.ts';
import { siteConfig } from '../test-fixtures/site.fixture.ts';
import type { Fetcher, FetchRequest } from './fetcher.ts';
import { selectSportCounts, sportsApi } from './sports-api.ts';

function ask(fetcher: Fetcher, paths: CallPaths = {}) {
  const config = { ...siteConfig, paths };
  const preloaded = { site: { config, renderedAt: 0, origin: '' } };
  const { store } = makeStore({ host: createMemoryHost(), fetcher, preloaded });
  return { store, answer: store.dispatch(sportsApi.endpoints.sports.initiate()) };
}

describe('a call', () => {
  test('is sent to the path of its description, and its answer is in the store', async () => {
    const asked: FetchRequest[] = [];
    const { store, answer } = ask(async (request) => {
      asked.push(request);
      return answerCall(request.path);
    });
    expect((await answer).isSuccess).toBe(true);
    expect(asked).toMatchObject([{ method: 'GET', path: '/web-api/line/sports' }]);
    const counts = selectSportCounts(store.getState());
    expect(counts.top.map(({ name }) => name)).toEqual(['Premier League']);
    expect([counts.live, counts.line]).toEqual([1, 1]);
  });

  test('is sent to the path of the site config instead', async () => {
    const asked: string[] = [];
    await ask(
      async ({ path }) => {
        asked.push(path);
        return answerCall('/sports');
      },
      { sports: '/operator/sports' },
    ).answer;
    expect(asked).toEqual(['/operator/sports']);
  });

  test('that the back end does not have by its site config is not sent, and fails as one to an unknown address', async () => {
    const asked: string[] = [];
    const { answer } = ask(
      async ({ path }) => {
        asked.push(path);
        return answerCall('/sports');
      },
      { sports: null },
    );
    expect((await answer).error).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(asked).toEqual([]);
  });

  test('whose answer has an unexpected shape fails, so that no page is drawn from it', async () => {
    const { answer } = ask(async () => ({ status: 200, body: { sports: 'many' } }));
    expect((await answer).error).toEqual({ status: 200, code: 'ANSWER_MALFORMED' });
  });

  test('that is refused carries the code of the catalogue', async () => {
    const { answer } = ask(async () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'soon' } }));
    expect((await answer).error).toEqual({ status: 503, code: 'UNAVAILABLE' });
  });

  test('[C-09] without an answer is a network error', async () => {
    const { answer } = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await answer).error).toEqual({ status: 0, code: 'NETWORK' });
  });
});
