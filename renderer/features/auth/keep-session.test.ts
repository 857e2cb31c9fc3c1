import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createFakeHost } from '#renderer/host/fake.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { config, NOW, session } from '#tests/fixtures/coupon-play.ts';
import { keepSession } from './keep-session.ts';

// The description of a call comes with the first call, for which fake time does not wait.
beforeAll(async () => void (await accountCalls()));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const jwt = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.sign`;

async function open(player: SessionAnswer | null, tab = new Map<string, string>()) {
  const asked: string[] = [];
  const host = createFakeHost();
  const fetcher = async ({ path }: FetchRequest) => {
    if (path.endsWith('/check')) return { status: 200, body: player };
    asked.push(path);
    return { status: 200, body: path.endsWith('/session') ? null : { data: { token: jwt(Date.now() / 1000 + 900) } } };
  };
  const { store } = makeStore({ host, fetcher, preloaded: { site: { config, renderedAt: NOW, origin: '' } } });
  await store.dispatch(sessionApi.endpoints.session.initiate(undefined));
  const stop = keepSession({
    store,
    host,
    clock: { now: Date.now },
    tab: { getItem: (key) => tab.get(key) ?? null, setItem: (key, value) => void tab.set(key, value) },
  });
  return { asked, host, stop, store, tab };
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const TOKEN = '/web-api/user/gettoken?force_refresh=true';

test('[C-12] a token is looked at every 60 s, used while it is valid, and renewed before it ends', async () => {
  const { asked, stop } = await open(session);
  await minutes(1);
  expect(asked).toEqual([TOKEN]);
  await minutes(13);
  expect(asked).toEqual([TOKEN]);
  await minutes(1);
  expect(asked).toEqual([TOKEN, TOKEN]);
  stop();
  await minutes(60);
  expect(asked).toHaveLength(2);
});

test('[N-05] nobody signed in, and a page nobody looks at, need no token', async () => {
  const visitor = await open(null);
  await minutes(5);
  expect(visitor.asked).toEqual([]);
  const hidden = await open(session);
  hidden.store.dispatch({ type: '__rtkq/unfocused' });
  await minutes(5);
  expect(hidden.asked).toEqual([]);
});

test('no token stays in the store', async () => {
  const { asked, store } = await open(session);
  await minutes(1);
  expect(asked).toEqual([TOKEN]);
  expect(JSON.stringify(store.getState())).not.toContain('head.');
});

test('[C-14] the session is called once in a tab, when nobody has touched anything for 8 s', async () => {
  const { asked, host, tab } = await open(null);
  expect(asked).toEqual([]);
  host.play.idle(8);
  host.play.idle(8);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['/web-api/session']);
  const again = await open(null, tab);
  again.host.play.idle(8);
  await vi.advanceTimersByTimeAsync(10);
  expect(again.asked).toEqual([]);
});
