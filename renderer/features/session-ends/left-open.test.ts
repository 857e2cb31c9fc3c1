import { expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { NewNotice } from '#renderer/lib/notices/notice-board.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import { keepLeftOpen } from './left-open.ts';

function play(end: SessionEnd | null) {
  const host = createMemoryHost();
  let asked = 0;
  const { store } = makeStore({
    host,
    fetcher: async () => {
      asked += 1;
      return { status: 200, body: { now: 1, life: null, end } };
    },
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const posted: NewNotice[] = [];
  const board = { post: (notice: NewNotice) => void posted.push(notice) };
  return {
    asked: () => asked,
    words: () => posted.map(({ text }) => text),
    open: (isSignedIn: boolean, isFirst = true) =>
      keepLeftOpen({ storage: host.storage, dispatch: store.dispatch, isSignedIn, isFirst, board }),
  };
}

test.each<[SessionEnd | null, readonly object[]]>([
  ['idle', [{ key: 'ended_idle' }]],
  ['limit', [{ key: 'ended_limit' }]],
  ['expired', [{ key: 'ended_expired' }]],
  ['signed_out', []],
  [null, []],
])(
  '[A-07] a session that was left open and has ended by %s is announced on the next load, once',
  async (end, words) => {
    const page = play(end);
    await page.open(true);
    await page.open(false);
    await page.open(false);
    expect([page.words(), page.asked()]).toEqual([words, 1]);
  },
);

test('a visitor without a session left open is told nothing, nor is a player who signed out', async () => {
  const page = play('idle');
  await page.open(false);
  await page.open(true);
  await page.open(false, false);
  await page.open(false);
  expect([page.words(), page.asked()]).toEqual([[], 0]);
});
