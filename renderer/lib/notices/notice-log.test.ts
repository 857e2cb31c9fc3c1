import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { sessionApi } from '../api/session-api.ts';
import { keepNotices } from './keep-notices.ts';
import { createNoticeBoard } from './notice-board.ts';
import { createNoticeLog } from './notice-log.ts';
import { unreadCount } from './unread-count.ts';

const KEY = 'fairline:notices';

function fakeTab(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [[KEY, text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const words = (text: string) => ({ id: 1, priority: 1, kind: 'alert', stays: false, text: { words: text } }) as const;
const told = (log: ReturnType<typeof createNoticeLog>) =>
  log.all().map(({ text }) => ('words' in text ? text.words : JSON.stringify(text)));

describe('[R-38] the notification centre', () => {
  test('keeps the last fifty, the newest first, with the number of unread ones', () => {
    const log = createNoticeLog(fakeTab());
    for (let index = 1; index <= 53; index++) log.add(words(`${index}`), index);
    expect(told(log).slice(0, 2)).toEqual(['53', '52']);
    expect([log.all().length, log.unread()]).toEqual([50, 50]);
    log.read();
    log.add(words('54'), 54);
    expect(log.unread()).toBe(1);
  });

  test('keeps its content after a reload of the tab, and is empty after it was cleared', () => {
    const tab = fakeTab();
    const log = createNoticeLog(tab);
    log.add({ ...words('a'), title: 'Paid in' }, 5);
    log.add({ ...words(''), kind: 'maintenance', text: { ahead: { startAt: 9, finishAt: null } } }, 6);
    const again = createNoticeLog(tab);
    expect(again.all()).toEqual(log.all());
    expect(again.unread()).toBe(2);
    again.clear();
    expect([again.all(), again.unread(), tab.kept.size]).toEqual([[], 0, 0]);
  });

  test.each([
    ['no JSON', '{', 0],
    ['another form', '[]', 0],
    ['null', 'null', 0],
    [
      'entries of another form among good ones',
      JSON.stringify({
        unread: 9,
        entries: [
          null,
          { at: 1, kind: 'alert', text: { words: 'good' } },
          { at: 1, kind: 'unknown', text: { words: 'x' } },
          { at: 'x', kind: 'alert', text: { words: 'x' } },
          { at: 1, kind: 'alert', text: { key: 'no such text' } },
          { at: 1, kind: 'mirror', text: { mirror: 'no address' } },
          { at: 1, kind: 'alert' },
        ],
      }),
      1,
    ],
  ])('reads invalid text without an error: %s', (_name, text, expected) => {
    const log = createNoticeLog(fakeTab(text));
    expect([log.all().length, log.unread()]).toEqual([expected, expected]);
  });
});

describe('[N-01] [R-38] a shown notification', () => {
  const SESSION = {
    player: {
      user_id: 7,
      email: 'a@b.example',
      name: 'a',
      playMoney: true,
      previousSignInAt: null,
      signedInAt: 1,
      banLevel: 0,
    },
    accounts: [],
    now: 0,
  } satisfies SessionAnswer;

  function open() {
    const { store, listeners } = makeTestStore({
      host: createMemoryHost(),
      fetcher: () => Promise.reject(new Error('no calls here')),
      preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
    });
    const board = createNoticeBoard();
    const log = createNoticeLog(fakeTab());
    const watched = new Map<string, () => void>();
    const page = {
      visibilityState: 'visible' as DocumentVisibilityState,
      addEventListener: (name: string, listener: () => void) => void watched.set(name, listener),
      removeEventListener: (name: string) => void watched.delete(name),
    };
    const stop = keepNotices({ listeners, clock: { now: () => 42.4 }, board, page: page as never, log });
    const signIn = (session: SessionAnswer | null) =>
      store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
    return { board, log, page, watched, stop, signIn };
  }

  test('is logged once, with its time, and counted by the bell until it is read', () => {
    const { board, log, stop } = open();
    board.post({ priority: 1, text: { words: 'a' }, stays: true });
    board.post({ priority: 1, text: { words: 'b' }, stays: true });
    expect(log.all().map(({ at }) => at)).toEqual([42, 42]);
    expect([told(log), unreadCount.get()]).toEqual([['b', 'a'], 2]);
    log.read();
    expect(unreadCount.get()).toBe(0);
    stop();
    board.post({ priority: 1, text: { words: 'c' }, stays: true });
    expect(told(log)).toEqual(['b', 'a']);
  });

  test('is removed from the log when the player signs out, not when one signs in', async () => {
    const { board, log, signIn, stop } = open();
    board.post({ priority: 1, text: { words: 'a' }, stays: true });
    await signIn(SESSION);
    expect(told(log)).toEqual(['a']);
    await signIn(null);
    expect([told(log), unreadCount.get()]).toEqual([[], 0]);
    stop();
  });

  test('does not time out while the page is hidden', () => {
    const { page, watched, stop } = open();
    const paused: boolean[] = [];
    stop();
    const other = keepNotices({
      listeners: { startListening: () => () => {} } as never,
      clock: { now: () => 0 },
      board: {
        shown: () => [],
        subscribe: () => () => {},
        pause: (isPaused) => void paused.push(isPaused),
        withdraw: () => {},
      },
      page: page as never,
    });
    page.visibilityState = 'hidden';
    watched.get('visibilitychange')?.();
    page.visibilityState = 'visible';
    watched.get('visibilitychange')?.();
    expect(paused).toEqual([false, true, false]);
    other();
    expect(watched.size).toBe(0);
  });
});
