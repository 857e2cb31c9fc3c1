import { expect, onTestFinished, test } from 'vitest';
import { catalogueApi } from '#renderer/features/catalogue/api.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { config, NOW } from '#tests/fixtures/coupon-samples.ts';
import { createTabHub } from '#tests/fixtures/open-tab.ts';
import { followLanguage } from './follow-language.ts';
import { makeStore } from './make-store.ts';

test('a page in another language asks for its lists again, all pages of them, and shows the old ones until then', async () => {
  const root = { lang: 'en' };
  let changed = () => {};
  const asked: string[] = [];
  const { store } = makeStore({
    host: createTabHub().host,
    fetcher: async ({ path }: FetchRequest) => {
      asked.push(`${root.lang} ${path}`);
      const next = path.includes('cursor') ? null : '1-2';
      return { status: 200, body: { games: [], total: 0, next, sequence: asked.length, epoch: root.lang, now: 0 } };
    },
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  onTestFinished(
    followLanguage(store, (listener) => {
      changed = listener;
      return () => {};
    }),
  );
  const { featured, games } = catalogueApi.endpoints;
  const list = { section: 'line' } as const;
  await Promise.all([store.dispatch(featured.initiate(undefined)), store.dispatch(games.initiate(list))]);
  await store.dispatch(games.initiate(list, { direction: 'forward' }));
  expect(asked).toHaveLength(3);
  root.lang = 'ru';
  changed();
  const epochs = () => [
    featured.select(undefined)(store.getState()).data?.epoch,
    ...(games
      .select(list)(store.getState())
      .data?.pages.map(({ epoch }) => epoch) ?? []),
  ];
  expect(epochs()).toEqual(['en', 'en', 'en']);
  await expect.poll(epochs).toEqual(['ru', 'ru', 'ru']);
  expect(asked.slice(3)).toHaveLength(3);
});

test('a call that is under way when the language changes is sent again after its answer', async () => {
  const asked: string[] = [];
  let lang = 'en';
  let changed = () => {};
  let answer = () => {};
  const { store } = makeStore({
    host: createTabHub().host,
    fetcher: async () => {
      const epoch = lang;
      asked.push(epoch);
      if (asked.length === 1) await new Promise<void>((resolve) => (answer = resolve));
      return { status: 200, body: { games: [], sequence: 0, epoch, now: 0 } };
    },
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  followLanguage(store, (listener) => {
    changed = listener;
    return () => {};
  });
  const { featured } = catalogueApi.endpoints;
  void store.dispatch(featured.initiate(undefined));
  await expect.poll(() => asked).toEqual(['en']);
  lang = 'ru';
  changed();
  answer();
  await expect.poll(() => featured.select(undefined)(store.getState()).data?.epoch).toBe('ru');
  expect(asked).toEqual(['en', 'ru']);
});
