import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ContentEntry, ContentPage, NewsPage } from '#shared/contracts/content.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { contentRecord } from '#tests/fixtures/content-record.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { type FoundArticle, isNews, NEWS_PAGE_SIZE, newsAmong, newsFacts, newsPage } from './news.ts';

type Sample = Partial<Parameters<typeof contentRecord>[0]>;

const record = (rest: Sample = {}) =>
  contentRecord({ class: 'article', blocks: { text: { text: 'Words.' } }, ...rest });
const on = (...days: string[]): Sample => ({
  versions: days.map((day, at) => ({ number: at + 1, on: day })),
  texts: { en: { version: days.length } },
});
const page = (id: string, rest: Sample = {}): FoundArticle => ({ id, record: record(rest) });
const idsOf = (pages: readonly { readonly id: string }[]) => pages.map(({ id }) => id);
const plain = { language: 'en', fill: <Part>(part: Part) => part };
const listOf = (pages: readonly FoundArticle[], choice: Partial<Parameters<typeof newsPage>[1]> = {}) =>
  newsPage(newsAmong(pages), { topic: undefined, page: 1, ...plain, ...choice });

describe('the articles of the news', () => {
  test('are the articles below the list, and neither the list nor other pages', () => {
    const pages = [
      page('news'),
      page('news/one'),
      page('newspaper/two'),
      page('information/news'),
      { id: 'news/offer', record: contentRecord({ class: 'promotion', blocks: { text: { text: 'Words.' } } }) },
    ];
    expect(idsOf(pages.filter(isNews))).toEqual(['news/one']);
  });

  test('stand in the order of their first days, the newest first, whatever later versions say', () => {
    const pages = [
      page('news/b', on('2026-11-02')),
      page('news/changed', on('2026-10-01', '2026-11-29')),
      page('news/a', on('2026-11-02')),
      page('news/later', { ...on('2026-11-02'), publishedFrom: Date.UTC(2026, 10, 2, 9) }),
      page('news/new', on('2026-11-28')),
    ];
    expect(idsOf(newsAmong(pages))).toEqual(['news/new', 'news/later', 'news/a', 'news/b', 'news/changed']);
    expect(listOf(pages).articles.at(-1)).toMatchObject({ on: '2026-10-01', updatedOn: '2026-11-29' });
  });

  test('are dated by the begin of their publication where that is later than their first version', () => {
    const [late, early] = [Date.UTC(2026, 10, 25, 23, 59), Date.UTC(2026, 10, 1)];
    const days = (publishedFrom: number) => {
      const [{ on: first, updatedOn } = { on: '', updatedOn: '' }] = listOf([
        page('news/a', { ...on('2026-11-20', '2026-11-22'), publishedFrom }),
      ]).articles;
      return [first, updatedOn];
    };
    expect(days(late)).toEqual(['2026-11-25', '2026-11-25']);
    expect(days(early)).toEqual(['2026-11-20', '2026-11-22']);
  });

  test('come in pages, of which the last one answers for all beyond it', () => {
    const many = Array.from({ length: NEWS_PAGE_SIZE * 2 + 1 }, (_, at) =>
      page(`news/${at + 10}`, { topics: at % 2 === 0 ? ['bets'] : [] }),
    );
    const sizeAt = (number: number) => {
      const { articles, page: shown, pages } = listOf(many, { page: number });
      return [articles.length, shown, pages];
    };
    expect(sizeAt(1)).toEqual([NEWS_PAGE_SIZE, 1, 3]);
    expect(sizeAt(3)).toEqual([1, 3, 3]);
    expect(sizeAt(99_999)).toEqual([1, 3, 3]);
    expect(listOf(many, { topic: 'bets', page: 2 })).toMatchObject({ page: 2, pages: 2, topics: ['bets'] });
    expect(listOf(many, { topic: 'site' })).toMatchObject({ articles: [], page: 1, pages: 0, topics: ['bets'] });
    expect(listOf([])).toEqual({ articles: [], page: 1, pages: 0, topics: [] });
  });

  test('name the articles before and after, in the language of each', () => {
    const articles = newsAmong([
      page('news/old', { ...on('2026-11-01'), heading: 'Old' }),
      page('news/mid', { ...on('2026-11-02'), heading: 'Mid', topics: ['site', 'bets'] }),
      page('news/new', { ...on('2026-11-03'), heading: 'New', texts: { de: { heading: 'Neu' } } }),
    ]);
    expect(newsFacts('news/mid', articles, { ...plain, language: 'de' })).toEqual({
      on: '2026-11-02',
      updatedOn: '2026-11-02',
      topics: ['site', 'bets'],
      before: { id: 'news/old', heading: 'Old', language: 'en' },
      after: { id: 'news/new', heading: 'Neu', language: 'de' },
    });
    expect(newsFacts('news/new', articles, plain)).toMatchObject({ before: { id: 'news/mid' }, after: null });
    expect(newsFacts('news/none', articles, plain)).toBeNull();
  });

  test('have each topic once, and only topics that exist', () => {
    expect(() => record({ topics: ['bets', 'bets'] })).toThrow('Each topic stands once');
    expect(() => record({ topics: ['horoscope' as 'bets'] })).toThrow();
  });
});

describe('the call of the news', () => {
  let site: TestPlatform;
  let visitor: TestClient;

  beforeAll(async () => {
    site = await startTestPlatform();
    visitor = site.client();
  });
  afterAll(() => site.close());
  afterEach(() => site.platform.content.restore());

  const put = (pages: Record<string, unknown>) => visitor.post(`${CONTROL_PREFIX}/content`, { pages });
  const news = (query = '') => visitor.get<NewsPage & { code?: string }>(`${openPaths.news}?${query}`);
  const show = async (id: string, lang: string) =>
    (await visitor.get<ContentPage>(`${openPaths.content}?id=${id}&lang=${lang}`)).body;

  test('answers what is published at this instant, in the language of the visitor or the one it falls back to', async () => {
    const now = site.platform.clock.now();
    // Later than each article of the brand.
    const day = '2999-01-01';
    await put({
      'news/open-now': record({ ...on(day), texts: { de: { heading: 'Jetzt bei {brand}' } }, topics: ['site'] }),
      'news/not-yet': record({ publishedFrom: now + 3_600_000 }),
      'news/over': record({ publishedUntil: now - 1 }),
      'news/deeper/one': record(),
      'news/legal': record({ class: 'legal' }),
    });
    const { body } = await news('lang=de');
    const ids = idsOf(body.articles);
    expect(ids[0]).toBe('news/open-now');
    for (const id of ['news/not-yet', 'news/over', 'news/deeper/one', 'news/legal']) expect(ids).not.toContain(id);
    const { brand } = site.platform.config.config();
    expect(body.articles[0]).toMatchObject({
      language: 'de',
      heading: `Jetzt bei ${brand}`,
      on: day,
      topics: ['site'],
    });
    expect((await news('lang=fr')).body.articles[0]).toMatchObject({ language: 'en', heading: 'Spring' });
    expect(idsOf((await news('topic=site')).body.articles)).toContain('news/open-now');
    expect(idsOf((await news('topic=bets')).body.articles)).not.toContain('news/open-now');
    const listed = (await visitor.get<{ pages: ContentEntry[] }>(openPaths.contentPages)).body.pages;
    expect(idsOf(listed)).toContain('news/open-now');
    expect((await show('news/open-now', 'de')).news).toMatchObject({ on: day, topics: ['site'], after: null });
    expect((await show('news/legal', 'en')).news).toBeNull();
    expect((await show('information/about', 'en')).news).toBeNull();
  });

  test.each(['topic=horoscope', 'page=0', 'page=-1', 'page=x', 'page=1.5', 'page=100000', 'lang=english'])(
    'refuses %s',
    async (query) => {
      expect((await news(query)).status).toBe(400);
    },
  );

  test('answers no article where the site has no news', async () => {
    const { availableRoutes } = site.platform.config.config();
    const others = Object.values(ROUTE_FLAGS).filter((flag) => flag !== ROUTE_FLAGS.news);
    await site.platform.config.merge({ availableRoutes: others });
    expect((await news()).body).toMatchObject({ articles: [], pages: 0 });
    await site.platform.config.merge({ availableRoutes });
  });
});
