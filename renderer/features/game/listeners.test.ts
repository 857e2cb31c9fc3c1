import { expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { listenForFolding, loadFolded } from './listeners.ts';
import { blockFolded, blocksFolded, selectFolded } from './slice.ts';

function setUp(stored: Readonly<Record<string, string>> = {}) {
  const host = createMemoryHost(stored);
  const preloaded = { site: { config: siteConfig, renderedAt: 0, origin: '' } };
  const made = makeStore({ host, preloaded, fetcher: () => Promise.reject(new Error('no calls here')) });
  listenForFolding(made.listeners);
  return { ...made, host };
}

test('a folded market is folded on the next visit, on the page of every game', async () => {
  const { store, host } = setUp();
  store.dispatch(blockFolded('1-0'));
  store.dispatch(blockFolded('3-0'));
  store.dispatch(blockFolded('1-0'));
  await eventually(() => expect(host.stored.get('folded-markets')).toBe('["3-0"]'));
  const next = setUp(Object.fromEntries(host.stored));
  await next.store.dispatch(loadFolded());
  expect(selectFolded(next.store.getState())).toEqual(['3-0']);
});

test('a market folded before the stored ones load keeps those', async () => {
  const { store, host } = setUp({ 'folded-markets': '["9-1"]' });
  store.dispatch(blockFolded('1-0'));
  await eventually(() => expect(host.stored.get('folded-markets')).toBe('["9-1","1-0"]'));
});

test('all markets of a page fold and unfold at once, and other markets stay unchanged', () => {
  const { store } = setUp();
  store.dispatch(blockFolded('9-1'));
  store.dispatch(blocksFolded({ keys: ['1-0', '3-0'], folded: true }));
  expect(selectFolded(store.getState())).toEqual(['9-1', '1-0', '3-0']);
  store.dispatch(blocksFolded({ keys: ['1-0', '3-0'], folded: false }));
  expect(selectFolded(store.getState())).toEqual(['9-1']);
});

test('damaged stored text folds no market', async () => {
  const { store } = setUp({ 'folded-markets': '{"no":' });
  await store.dispatch(loadFolded());
  expect(selectFolded(store.getState())).toEqual([]);
});
