import { expect, test } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { favouriteToggled, isFavourite } from '#renderer/lib/ports/favourites-port.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { listenForFavourites, loadFavourites } from './listeners.ts';
import { FAVOURITES_KEY } from './storage.ts';

function setUp(stored: Readonly<Record<string, string>> = {}) {
  const host = createMemoryHost(stored);
  const preloaded = { site: { config: siteConfig, renderedAt: 0, origin: '' } };
  const made = makeStore({ host, preloaded, fetcher: () => Promise.reject(new Error('no calls here')) });
  listenForFavourites(made.listeners, () => 0);
  return { ...made, host };
}

const market = (id: number) => favouriteToggled({ kind: 'market', item: { id } });

test('favourites of this device are loaded on the next visit', async () => {
  const { store, host } = setUp();
  await store.dispatch(loadFavourites(0));
  store.dispatch(market(3));
  await eventually(() => expect(host.stored.get(FAVOURITES_KEY)).toContain('"id":3'));
  const next = setUp(Object.fromEntries(host.stored));
  await next.store.dispatch(loadFavourites(0));
  expect(isFavourite(next.store.getState(), 'market', 3)).toBe(true);
});

test('a favourite added before the stored ones load is stored at once, with those', async () => {
  const stored = JSON.stringify({ game: [], competition: [], team: [], market: [{ id: 8 }] });
  const { store, host } = setUp({ [FAVOURITES_KEY]: stored });
  store.dispatch(market(3));
  await eventually(() => expect(host.stored.get(FAVOURITES_KEY)).toContain('[{"id":8},{"id":3}]'));
});

test('a favourite added before the stored ones load is stored only once', async () => {
  const stored = JSON.stringify({ game: [], competition: [], team: [], market: [{ id: 8 }] });
  const { store, host } = setUp({ [FAVOURITES_KEY]: stored });
  store.dispatch(market(3));
  await store.dispatch(loadFavourites(0));
  expect(host.stored.get(FAVOURITES_KEY)).toContain('[{"id":8},{"id":3}]');
});

test('a favourite added before the stored ones load keeps those', async () => {
  const stored = JSON.stringify({ game: [], competition: [], team: [], market: [{ id: 8 }] });
  const { store, host } = setUp({ [FAVOURITES_KEY]: stored });
  store.dispatch(market(3));
  await store.dispatch(loadFavourites(0));
  store.dispatch(market(5));
  await eventually(() => expect(host.stored.get(FAVOURITES_KEY)).toContain('[{"id":8},{"id":3},{"id":5}]'));
});
