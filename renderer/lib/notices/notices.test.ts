import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { answerError } from '../api/answer-error.ts';
import type { FetchAnswer } from '../api/fetcher.ts';
import { sessionApi } from '../api/session-api.ts';
import { sportsApi } from '../api/sports-api.ts';
import { configChanged } from '../store/site-slice.ts';
import { answerCall } from '../test-fixtures/backend.fixture.ts';
import { noticeOfFailure } from './failure-notice.ts';
import { keepNotices } from './keep-notices.ts';
import { listenForFailures } from './listeners.ts';
import { createNoticeBoard } from './notice-board.ts';
import { watchMaintenance } from './watch-maintenance.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const words = (text: string, priority = 1) => ({ priority, text: { words: text } });
const QUERY_ERROR = { priority: 2, text: { key: 'query_error' } } as const;

describe('[C-11] the notification board', () => {
  test('shows three at most, the most important first, and the next one when one is closed', () => {
    const board = createNoticeBoard();
    for (const [text, priority] of [
      ['d', 2],
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ] as const)
      board.post(words(text, priority));
    const texts = () => board.shown().map(({ text }) => 'words' in text && text.words);
    expect(texts()).toEqual(['a', 'b', 'c']);
    const [first] = board.shown();
    board.close(first?.id ?? 0);
    expect(texts()).toEqual(['b', 'c', 'd']);
  });

  test('shows no duplicate, and removes a notification after 10 s', () => {
    const board = createNoticeBoard();
    const listener = vi.fn();
    const stop = board.subscribe(listener);
    board.post(QUERY_ERROR);
    board.post(QUERY_ERROR);
    expect([board.shown().length, listener.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(9999);
    expect(board.shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(board.shown()).toEqual([]);
    stop();
    board.post(QUERY_ERROR);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('shows the notification of a new version in addition to the three', () => {
    const board = createNoticeBoard();
    board.postUpdate();
    board.postUpdate();
    for (const text of ['a', 'b', 'c', 'd']) board.post(words(text));
    expect(board.shown()).toHaveLength(4);
    vi.advanceTimersByTime(60_000);
    expect(board.shown()).toMatchObject([{ kind: 'update' }]);
  });

  test('[N-08] keeps one announcement of maintenance until it is closed, cancelled or replaced', () => {
    const board = createNoticeBoard();
    const first = { startAt: 1000, finishAt: 2000 };
    for (let times = 0; times < 2; times++) board.announce({ ...first });
    vi.advanceTimersByTime(60_000);
    expect(board.shown()).toMatchObject([{ kind: 'maintenance', text: { ahead: first } }]);
    board.announce({ startAt: 1500, finishAt: null });
    expect(board.shown()).toMatchObject([{ text: { ahead: { startAt: 1500, finishAt: null } } }]);
    board.close(board.shown()[0]?.id ?? 0);
    board.announce({ startAt: 1500, finishAt: null });
    expect(board.shown()).toEqual([]);
    board.announce(first);
    board.announce(null);
    expect(board.shown()).toEqual([]);
  });
});

describe('[A-06] [A-08] the notification of an ended session', () => {
  test('stays until the next sign-in, and the sign-in keeps other notifications', async () => {
    const { store, listeners } = makeTestStore({
      host: createMemoryHost(),
      fetcher: async () => ({ status: 200, body: null }),
      preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
    });
    const board = createNoticeBoard();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    const stop = keepNotices({ listeners, clock: { now: () => NOW }, board, page });
    const told = () => board.shown().map(({ text }) => text);
    const take = (answer: typeof session | null) =>
      store.dispatch(sessionApi.util.upsertQueryData('session', undefined, answer));
    await take(null);
    board.post({ priority: 0, text: { key: 'ended_elsewhere' }, stays: true });
    board.post({ priority: 0, text: { key: 'ended_limit' }, stays: true });
    board.post({ priority: 1, text: { words: 'Saved' }, stays: true });
    await take(null);
    expect(told()).toEqual([{ key: 'ended_elsewhere' }, { key: 'ended_limit' }, { words: 'Saved' }]);
    await take(session);
    expect(told()).toEqual([{ words: 'Saved' }]);
    stop();
  });
});

describe('[C-11] a failed call is announced', () => {
  test.each([
    [
      'with the words of a body of status 2',
      400,
      { status: 2, message: 'Deposit first' },
      false,
      words('Deposit first'),
    ],
    [
      'with the details of a JSON:API body, a line each',
      422,
      { errors: [{ detail: 'One' }, { title: 'x' }, { detail: 'Two' }] },
      false,
      words('One\nTwo'),
    ],
    ['in general, where an old answer stays on the screen', 503, null, true, QUERY_ERROR],
    ['not at all, where the page says it itself', 503, null, false, null],
    ['not at all, when it is a decision', 404, null, true, null],
    ['not at all, when the session rules over it', 401, null, true, null],
    ['not at all, when terms have changed', 451, { exception_code: 1 }, true, null],
    ['not at all, without words in it', 400, { errors: [] }, false, null],
    ['not at all, with another status in its body', 400, { status: 1, message: 'internal' }, false, null],
  ] as const)('%s', (_, status, body, isStale, expected) => {
    expect(noticeOfFailure(answerError(status, body), isStale)).toEqual(expected);
  });

  test('[C-09] is not announced when it was cancelled or the device is offline', () => {
    expect(noticeOfFailure({ status: 499, code: 'CANCELLED' }, true)).toBeNull();
    expect(noticeOfFailure({ status: 0, code: 'NETWORK' }, true)).toBeNull();
  });
});

describe('the listener for failed calls', () => {
  function open(answers: (FetchAnswer | Error)[]) {
    const board = { post: vi.fn() };
    const confirmTerms = vi.fn();
    const { store, listeners } = makeTestStore({
      host: createMemoryHost(),
      fetcher: async ({ path }) => {
        const answer = answers.shift() ?? answerCall(path);
        if (answer instanceof Error) throw answer;
        return answer;
      },
      preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
    });
    listenForFailures({ listeners, board, confirmTerms });
    const ask = () => store.dispatch(sportsApi.endpoints.sports.initiate(undefined, { forceRefetch: true }));
    return { board, confirmTerms, ask };
  }

  test('announces a query that fails while an earlier answer is shown', async () => {
    const { board, ask } = open([answerCall('/sports'), { status: 503, body: null }]);
    await ask();
    await ask();
    expect(board.post.mock.calls).toEqual([[QUERY_ERROR]]);
  });

  test('leaves the first failure of a query to the page', async () => {
    const { board, ask } = open([{ status: 503, body: null }]);
    await ask();
    expect(board.post).not.toHaveBeenCalled();
  });

  test('[C-08] opens the terms on a 451 of exception 1, and only then', async () => {
    const { confirmTerms, ask } = open([
      { status: 451, body: { exception_code: 2 } },
      { status: 451, body: { exception_code: 1 } },
    ]);
    await ask();
    expect(confirmTerms).not.toHaveBeenCalled();
    await ask();
    expect(confirmTerms).toHaveBeenCalledTimes(1);
  });

  test('[C-09] does not announce a cancelled query', async () => {
    const { board, ask } = open([answerCall('/sports'), new Error('aborted')]);
    await ask();
    const asked = ask();
    asked.abort();
    await asked;
    expect(board.post).not.toHaveBeenCalled();
  });
});

test('[N-08] maintenance is announced in time, and withdrawn when it is cancelled', () => {
  const start = Date.UTC(2026, 0, 1);
  vi.setSystemTime(start);
  const { store, listeners } = makeTestStore({
    host: createMemoryHost(),
    fetcher: vi.fn(),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const board = createNoticeBoard();
  const stop = watchMaintenance({ store, listeners, clock: { now: Date.now }, board });
  const soon = { startAt: start + 600_000, finishAt: null, notifyStartDate: start + 150_000, notifyEndDate: null };
  store.dispatch(configChanged({ ...siteConfig, maintenance: { isActive: false, ...soon } }));
  vi.advanceTimersByTime(149_999);
  expect(board.shown()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(board.shown()).toMatchObject([{ kind: 'maintenance', text: { ahead: { startAt: soon.startAt } } }]);
  vi.advanceTimersByTime(450_000);
  expect(board.shown()).toEqual([]);
  store.dispatch(configChanged({ ...siteConfig, maintenance: { isActive: false, ...soon, startAt: null } }));
  expect(board.shown()).toHaveLength(1);
  store.dispatch(configChanged(siteConfig));
  expect(board.shown()).toEqual([]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
