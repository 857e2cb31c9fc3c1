import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { NewsArticle, NewsPage } from '#shared/contracts/content.ts';
import { NEWS_TOPICS, newsPath } from '#shared/domain/routing/news.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { contentApi } from '../api.ts';
import { Article } from '../article.tsx';
import { NewsListPart } from './news-list-part.tsx';
import { newsArguments, newsChoice, newsList } from './news-query.ts';

type Language = (typeof LANGUAGES)[number];

const article = (change: Partial<NewsArticle> = {}): NewsArticle => ({
  ...{ id: 'news/cash-out', heading: 'How offers are made', description: 'What an offer costs.', language: 'en' },
  ...{ on: '2026-11-02', updatedOn: '2026-11-02', topics: ['bets', 'safer-play'] },
  ...change,
});
const list = (change: Partial<NewsPage> = {}): NewsPage => ({
  ...{ articles: [article()], page: 1, pages: 1, topics: ['bets', 'safer-play'] },
  ...change,
});

/** Draws the list as the back end answers it at an address; null for a back end that does not answer. */
function drawn(answer: NewsPage | null, { language = 'en', query = '' }: { language?: Language; query?: string } = {}) {
  const arg = newsArguments(newsChoice(new URLSearchParams(query)), language);
  return renderPart(
    <NewsListPart
      block={{ id: 'articles', kind: 'newsList', text: 'Intro' }}
      heading={undefined}
      anchor="part-articles"
      text={<p>Intro</p>}
      prose={(markdown) => markdown}
      own={{ lang: language, dir: 'ltr' }}
      words={{ lang: 'de', dir: 'ltr' }}
    />,
    {
      language,
      namespaces: ['content'],
      url: `/${language}/news${query}`,
      prepare: ({ dispatch }: AppStore) =>
        answer
          ? dispatch(contentApi.util.upsertQueryEntries([{ endpointName: 'news', arg, value: answer }]))
          : dispatch(newsList.initiate(arg, { subscribe: false })),
    },
  );
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, to, name]) => [
    to?.replaceAll('&amp;', '&'),
    textOf(name ?? ''),
  ]);

describe('the address of the list of news', () => {
  test.each<[string, string | null, number]>([
    ['', null, 1],
    ['?topic=bets&page=3', 'bets', 3],
    ['?topic=horoscope&page=0', null, 1],
    ['?topic=Bets&page=-2', null, 1],
    ['?topic=&page=1.5', null, 1],
    ['?topic=site&topic=bets&page=100000', 'site', 1],
    ['?topic=constructor&page=2e1', null, 1],
  ])('%j chooses the topic %s and the page %i', (query, topic, page) => {
    expect(newsChoice(new URLSearchParams(query))).toEqual({ topic, page });
  });

  test.each([
    [{}, '/ar/news'],
    [{ topic: null, page: 1 }, '/ar/news'],
    [{ topic: 'safer-play', page: 2 } as const, '/ar/news?topic=safer-play&page=2'],
    [{ page: 3 }, '/ar/news?page=3'],
  ])('of %j is %s', (choice, path) => {
    expect(newsPath('ar', choice)).toBe(path);
  });
});

describe('the list of news', () => {
  test('has each article with its link, description, day and topics', async () => {
    const html = await drawn(list());
    expect(textOf(html)).toContain('Intro');
    expect(linksOf(html)).toEqual([
      ['/en/news', 'All topics'],
      ['/en/news?topic=bets', 'Bets'],
      ['/en/news?topic=safer-play', 'Safer play'],
      ['/en/news/cash-out', 'How offers are made'],
      ['/en/news?topic=bets', 'Bets'],
      ['/en/news?topic=safer-play', 'Safer play'],
    ]);
    expect(textOf(html)).toContain('What an offer costs. 2 November 2026');
    expect(html).toMatch(/<time dateTime="2026-11-02">/i);
    expect(html).not.toContain('Updated');
    expect(html).not.toContain('rel="next"');
  });

  test('says when an article was changed, in the words of the page, and names the language of its own', async () => {
    const html = await drawn(list({ articles: [article({ updatedOn: '2026-11-20' })] }), { language: 'de' });
    expect(textOf(html)).toMatch(/2\. November 2026 .*20\. November 2026/);
    expect(html).toMatch(/<h2[^>]*lang="en" dir="ltr"/);
  });

  test('leads to the pages before and after within the topic, and marks the topic', async () => {
    const html = await drawn(list({ page: 2, pages: 3 }), { query: '?topic=bets&page=2' });
    expect(textOf(html)).toContain('Page 2 of 3');
    expect(linksOf(html)).toContainEqual(['/en/news?topic=bets', 'Newer articles']);
    expect(linksOf(html)).toContainEqual(['/en/news?topic=bets&page=3', 'Older articles']);
    expect(html.match(/aria-current="page"[^>]*>[^<]*/g)).toEqual([expect.stringContaining('>Bets')]);
  });

  test('goes on from the last page, where the address names one beyond it', async () => {
    const html = await drawn(list({ page: 3, pages: 3 }), { query: '?page=9' });
    expect(textOf(html)).toContain('Page 3 of 3');
    expect(linksOf(html)).toContainEqual(['/en/news?page=2', 'Newer articles']);
    expect(html).not.toContain('rel="next"');
  });

  test('says that there is no article, and keeps its topics', async () => {
    const html = await drawn(list({ articles: [], pages: 0 }), { query: '?topic=games' });
    expect(textOf(html)).toContain('There are no articles here yet.');
    expect(linksOf(html)).toContainEqual(['/en/news', 'All topics']);
  });

  test('that could not be read says so below its own words, with a button to try again', async () => {
    const html = await drawn(null);
    expect(textOf(html)).toMatch(/^Intro .*The articles could not be loaded .*Try again$/);
    expect(html).toContain('role="alert"');
    expect(textOf(html)).not.toContain('There are no articles');
  });

  test.each(LANGUAGES)('has its words in %s', async (language) => {
    const all = list({ topics: [...NEWS_TOPICS], page: 2, pages: 3 });
    const html = await drawn(all, { language, query: '?page=2' });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  });
});

describe('an article of the news', () => {
  const link = (id: string, language = 'en') => ({ id: `news/${id}`, heading: `About ${id}`, language });
  const drawnArticle = (change: Partial<NonNullable<Parameters<typeof contentPage>[0]>['news']>, language: Language) =>
    renderPart(
      <Article
        page={contentPage({
          ...{ id: 'news/cash-out', heading: 'How offers are made' },
          news: { ...article(), before: link('games'), after: link('slips', 'ar'), ...change },
        })}
      />,
      { language, namespaces: ['content'], url: `/${language}/news/cash-out` },
    );

  test('has its day and topics, and leads to the list and the articles before and after', async () => {
    const html = await drawnArticle({ updatedOn: '2026-11-20' }, 'en');
    const links = linksOf(html);
    expect(links.slice(0, 2)).toEqual([
      ['/en', 'Home'],
      ['/en/news', 'News'],
    ]);
    expect(links).toContainEqual(['/en/news?topic=bets', 'Bets']);
    expect(links).toContainEqual(['/en/news/games', 'Previous article About games']);
    expect(links).toContainEqual(['/en/news/slips', 'Next article About slips']);
    expect(html).toContain('<bdi lang="ar" dir="rtl">About slips</bdi>');
    expect(textOf(html)).toContain('2 November 2026 Updated 20 November 2026');
  });

  test('without others has no link to them, and without topics no list of them', async () => {
    const html = await drawnArticle({ before: null, after: null, topics: [] }, 'en');
    expect(html).not.toMatch(/rel="(?:next|prev)"|aria-label="Topics"|aria-label="More articles"/);
  });

  test.each(LANGUAGES)('has its words in %s', async (language) => {
    expect(textOf(await drawnArticle({}, language))).not.toMatch(KEY_LEAK);
  });
});
