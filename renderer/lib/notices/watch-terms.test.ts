import { expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { sessionApi } from '../api/session-api.ts';
import { termsApi } from '../api/terms-api.ts';
import { configChanged } from '../store/site-slice.ts';
import { createNoticeBoard } from './notice-board.ts';
import { watchTerms } from './watch-terms.ts';

const CHANGED = [{ key: 'information_confirm_terms_error' }];

function open(isAvailableConfirmTerms: boolean) {
  const config = { ...siteConfig, isAvailableConfirmTerms };
  const parts = makeTestStore({
    host: createMemoryHost(),
    fetcher: async () => ({ status: 200, body: null }),
    preloaded: { site: { config, renderedAt: 0, origin: '' } },
  });
  const { store } = parts;
  const board = createNoticeBoard();
  const stop = watchTerms({ ...parts, board });
  return {
    store,
    board,
    stop,
    told: () => board.shown().map(({ text }) => text),
    signIn: (answer: typeof session | null) =>
      store.dispatch(sessionApi.util.upsertQueryData('session', undefined, answer)),
    answer: (result: boolean) =>
      store.dispatch(termsApi.util.upsertQueryData('agreementStatus', undefined, { result, updatedAt: 5 })),
    config,
  };
}

test('changed terms are told to a player once, until they are accepted', async () => {
  const { answer, board, signIn, told } = open(false);
  await answer(true);
  expect(told(), 'a guest').toEqual([]);
  await signIn(session);
  expect(told()).toEqual(CHANGED);
  board.close(board.shown()[0]?.id ?? 0);
  await answer(true);
  expect(told(), 'the player closed it').toEqual([]);
  await answer(false);
  await answer(true);
  expect(told()).toEqual(CHANGED);
  await answer(false);
  expect(told()).toEqual([]);
});

test('changed terms are told nowhere while the guards lead to them', async () => {
  const { answer, config, signIn, store, told, stop } = open(true);
  await signIn(session);
  await answer(true);
  expect(told()).toEqual([]);
  store.dispatch(configChanged({ ...config, isAvailableConfirmTerms: false }));
  expect(told()).toEqual(CHANGED);
  store.dispatch(configChanged(config));
  expect(told()).toEqual([]);
  stop();
});
