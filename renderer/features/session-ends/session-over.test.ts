import { expect, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { NewNotice } from '#renderer/lib/notices/notice-board.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import { endNotice, hearEnd, sayEndedBefore, sayOver } from './session-over.ts';

function play(end: SessionEnd | null, status = 200) {
  const { store } = makeStore({
    host: createMemoryHost(),
    fetcher: async () => ({ status, body: status === 200 ? { now: 1, life: null, end } : null }),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const posted: NewNotice[] = [];
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const reload = vi.fn();
  const board = { post: (notice: NewNotice) => void posted.push(notice) };
  return { posted, tab, reload, board, run: () => sayOver({ dispatch: store.dispatch, board, tab, reload }) };
}

test.each<[SessionEnd | null, string, boolean]>([
  ['elsewhere', 'ended_elsewhere', true],
  ['password', 'ended_password', true],
  ['limit', 'ended_limit', true],
  ['exclusion', 'ended_exclusion', true],
  ['closed', 'ended_closed', true],
  ['expired', 'ended_expired', true],
  ['signed_out', 'session_over', false],
  [null, 'session_over', false],
])('[A-06] [A-08] a session that ended by %s is announced as %s, permanently: %s', async (end, key, stays) => {
  const { posted, reload, run } = play(end);
  await run();
  expect(posted.map(({ text, stays: does = false }) => [text, does])).toEqual([[{ key }, stays]]);
  expect(reload).not.toHaveBeenCalled();
});

test('[A-06] the end of an exclusion is announced with it, where the server or the watch told it', async () => {
  const until = Date.UTC(2026, 11, 1);
  const text = { key: 'ended_exclusion', until };
  expect(endNotice('exclusion', until)).toMatchObject({ text, stays: true });
  expect(endNotice('limit', until)).toMatchObject({ text: { key: 'ended_limit' } });
  const { posted, run } = play(null);
  hearEnd('exclusion', until);
  await run();
  expect(posted.map((notice) => notice.text)).toEqual([text]);
});

test('without an answer of the server only the end of the session is announced', async () => {
  const { posted, run } = play(null, 503);
  await run();
  expect(posted.map(({ text }) => text)).toEqual([{ key: 'session_over' }]);
});

test('[A-07] a player who was signed out for inactivity is told on the next load, once', async () => {
  const { posted, tab, reload, board, run } = play('idle');
  await run();
  expect([posted, reload.mock.calls.length]).toEqual([[], 1]);
  sayEndedBefore(board, tab);
  sayEndedBefore(board, tab);
  expect(posted.map(({ text, stays }) => [text, stays])).toEqual([[{ key: 'ended_idle' }, true]]);
});

test('[A-06] the reason that the session watch received is announced, because no call could ask for it again', async () => {
  const { posted, run } = play(null);
  hearEnd('limit');
  await run();
  await run();
  expect(posted.map(({ text }) => text)).toEqual([{ key: 'ended_limit' }, { key: 'session_over' }]);
});
