import { expect } from 'vitest';
import { openPage, test } from '#tests/fixtures/site-test.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const namesOf = (html: string) => [...html.matchAll(/<h2[^>]*><a href="([^"]+)"/g)].map(([, path]) => path ?? '');
const drawn = (text: string) => text.split('id="state"')[0] ?? '';

for (const language of ['en', 'ar']) {
  test(`[R-31] the server draws the news in ${language}, the list of a topic, and each article with its days`, async ({
    request,
  }) => {
    const words = wordsOf(language);
    const list = drawn(await (await openPage(request, `/${language}/news`)).text());
    const articles = namesOf(list);
    expect(articles.length).toBeGreaterThanOrEqual(5);
    expect(list).toContain(words('content:news_topic_safer-play'));
    const ofTopic = drawn(await (await openPage(request, `/${language}/news?topic=safer-play`)).text());
    expect(namesOf(ofTopic).length).toBeGreaterThan(0);
    expect(namesOf(ofTopic).length).toBeLessThan(articles.length);
    for (const path of articles) {
      const answer = await openPage(request, path);
      expect(answer.status(), path).toBe(200);
      const html = drawn(await answer.text());
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html).toContain('"@type":"NewsArticle"');
      expect(html).toMatch(/<time dateTime="2026-\d\d-\d\d">/i);
      expect(html).toMatch(/rel="(?:prev|next)"/);
    }
  });
}

test('an article that is not written is not found, and choices that mean nothing show the whole list', async ({
  request,
}) => {
  expect((await openPage(request, '/en/news/no-such-article')).status()).toBe(404);
  const whole = namesOf(drawn(await (await openPage(request, '/en/news')).text()));
  for (const query of ['topic=horoscope', 'page=0', 'page=99999', 'page=x&topic=', 'tag=bets']) {
    const answer = await openPage(request, `/en/news?${query}`);
    expect(answer.status(), query).toBe(200);
    expect(namesOf(drawn(await answer.text())), query).toEqual(whole);
  }
});

test('the feed of each language has the articles of its list, with links to it in the head of the pages', async ({
  request,
  siteOrigin,
}) => {
  for (const language of ['en', 'de', 'ar']) {
    const html = await (await openPage(request, `/${language}/news`)).text();
    const [, address = ''] = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)"/.exec(html) ?? [];
    expect(address).toBe(`${siteOrigin}/${language}/news.atom`);
    const answer = await openPage(request, address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const text = await answer.text();
    const ids = [...text.matchAll(/<entry>\n<id>([^<]+)</g)].map(([, id]) => id);
    expect(ids).toEqual(namesOf(html).map((path) => `${siteOrigin}${path}`));
  }
});

test('the feed is sent once: a reader that has it is told so, for any form of its tag', async ({ request }) => {
  const first = await openPage(request, '/en/news.atom');
  const { etag = '', 'cache-control': kept } = first.headers();
  expect(kept).toBe('public, max-age=300');
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const status = async (tags: string) =>
    (await request.get('/en/news.atom', { headers: { 'if-none-match': tags } })).status();
  expect(await status(etag)).toBe(304);
  expect(await status(etag.slice(2))).toBe(304);
  expect(await status(`"other", ${etag}`)).toBe(304);
  expect(await status('*')).toBe(304);
  expect(await status('"other"')).toBe(200);
});

test('there is no feed in a language that the site does not have', async ({ request }) => {
  for (const path of ['/xx/news.atom', '/en/news.atom/more']) {
    expect((await openPage(request, path)).status(), path).toBe(404);
  }
  const without = await openPage(request, '/news.atom');
  expect([without.status(), without.headers().location]).toEqual([302, '/en/news.atom']);
});
