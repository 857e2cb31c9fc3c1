import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { accountCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { createTokenShare } from '#renderer/lib/api/transport/token-share.ts';
import { currentVideoToken } from '#renderer/lib/ports/video-token.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub } from '#tests/fixtures/open-tab.ts';
import { keepSession } from './keep-session.ts';

// Descriptions load with the first call, which fake timers do not wait for.
beforeAll(() => Promise.all([accountCalls(), import('#renderer/lib/api/answer-error.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const jwt = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.sign`;

async function open(player: SessionAnswer | null, tab = new Map<string, string>(), share = newShare()) {
  const asked: string[] = [];
  const beside: string[] = [];
  const logged: string[] = [];
  const answers = { isGrantEmpty: false };
  const host = createMemoryHost();
  const fetcher = async ({ path }: FetchRequest) => {
    if (path.endsWith('/check')) return { status: 200, body: player };
    if (path === VIDEO || path === GRANT) {
      beside.push(path);
      const data = { grantedUntil: Date.now() + 1_800_000, token: `video-${beside.length}` };
      return { status: 200, body: { data: path === GRANT && answers.isGrantEmpty ? null : data } };
    }
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
    share,
    log: (message) => void logged.push(message),
  });
  const count = (path: string) => beside.filter((each) => each === path).length;
  return { answers, asked, count, logged, host, stop, store, tab };
}

const VIDEO = '/web-api/user/updatetoken';
const GRANT = openPaths.secureData;
/** Creates the token share of a separate browser. */
const newShare = () => {
  const stored = new Map<string, string>();
  return createTokenShare({
    locks: createTabHub().locks,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    now: Date.now,
  });
};

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const TOKEN = '/web-api/user/gettoken?force_refresh=true';

test('[C-12] the user token comes with the sign-in, is used while it is valid, and renewed before it ends', async () => {
  const { asked, stop } = await open(session);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([TOKEN]);
  await minutes(13);
  expect(asked).toEqual([TOKEN]);
  await minutes(1);
  expect(asked).toEqual([TOKEN, TOKEN]);
  stop();
  await minutes(60);
  expect(asked).toHaveLength(2);
});

test('[C-12] two tabs share one user token: only one of them fetches it', async () => {
  const share = newShare();
  const [first, second] = [await open(session, new Map(), share), await open(session, new Map(), share)];
  await minutes(13);
  expect([...first.asked, ...second.asked]).toEqual([TOKEN]);
});

test('[C-12] a player has a video token, renewed every ten minutes and dropped with the sign-out', async () => {
  const { count, store } = await open(session);
  await vi.advanceTimersByTimeAsync(10);
  expect([count(VIDEO), currentVideoToken()]).toEqual([1, 'video-1']);
  await minutes(9);
  expect(count(VIDEO)).toBe(1);
  await minutes(1);
  expect(count(VIDEO)).toBe(2);
  expect(JSON.stringify(store.getState())).not.toContain('video-');
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, null));
  // The store notifies its listeners with the next frame.
  await vi.advanceTimersByTimeAsync(200);
  expect(currentVideoToken()).toBe('');
  await minutes(30);
  expect(count(VIDEO)).toBe(2);
});

test('[C-12] a visitor who signs in gets a video token at once', async () => {
  const { count, store } = await open(null);
  await minutes(30);
  expect(count(VIDEO)).toBe(0);
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
  await vi.advanceTimersByTimeAsync(200);
  expect(count(VIDEO)).toBe(1);
});

test('[C-15] secure data is fetched after a sign-in, and again when its grant of 30 minutes ends', async () => {
  const tab = new Map<string, string>();
  const { count, logged } = await open(session, tab);
  await minutes(29);
  expect(count(GRANT)).toBe(1);
  const again = await open(session, tab);
  await vi.advanceTimersByTimeAsync(10);
  expect(again.count(GRANT)).toBe(0);
  await minutes(2);
  expect(count(GRANT) + again.count(GRANT)).toBeGreaterThan(1);
  expect(logged).toEqual([]);
});

test('[C-15] empty secure data is logged', async () => {
  const { answers, logged, count, store } = await open(null);
  answers.isGrantEmpty = true;
  await store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
  await vi.advanceTimersByTimeAsync(200);
  expect([count(GRANT), logged]).toEqual([1, ['The answer to the secure data call is empty']]);
});

test('[N-05] visitors fetch no token, and hidden pages no further one', async () => {
  const visitor = await open(null);
  await minutes(5);
  expect(visitor.asked).toEqual([]);
  const hidden = await open(session);
  hidden.store.dispatch({ type: '__rtkq/unfocused' });
  await minutes(5);
  expect(hidden.asked).toEqual([TOKEN]);
});

test('the store contains no token', async () => {
  const { asked, store } = await open(session);
  await minutes(1);
  expect(asked).toEqual([TOKEN]);
  expect(JSON.stringify(store.getState())).not.toContain('head.');
});

test('[C-14] the session call is sent once in a tab, after 8 s without input', async () => {
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
