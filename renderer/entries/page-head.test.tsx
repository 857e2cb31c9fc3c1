import { describe, expect, test } from 'vitest';
import { answerCall } from '#renderer/lib/test-fixtures/backend.fixture.ts';
import { BLOCK_SAMPLES, contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import { NOW } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { PageHead } from '#renderer/server/render-contract.ts';
import type { ContentEntry, ContentPage } from '#shared/contracts/content.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PageData } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { defaultDisplay } from '#shared/domain/display/display-preferences.ts';
import { render } from './web-server.tsx';

const ORIGIN = 'https://fairline.example';
const GAME = '/en/live/football/17-england-premier-league/100002-arsenal-chelsea-live';

interface Visit {
  readonly data?: Partial<PageData>;
  readonly config?: Partial<SiteConfig>;
  readonly origin?: string;
  readonly asked?: URLSearchParams[];
  /** Page of words that the back end has. */
  readonly content?: ContentPage;
  /** Pages of words that the site lists. */
  readonly pages?: readonly ContentEntry[];
}

async function headOf(
  url: string,
  { data, config, origin = ORIGIN, asked, content, pages = [] }: Visit = {},
): Promise<PageHead> {
  const output = await render({
    url,
    language: url.slice(1, 3),
    config: { ...siteConfig, ...config },
    preferences: defaultDisplay(3),
    fetchJson: async (path) => {
      if (path.startsWith(openPaths.contentPages)) return { status: 200, body: { pages } };
      if (content && path.startsWith(openPaths.content)) return { status: 200, body: content };
      if (!path.startsWith(openPaths.pageData)) return answerCall(path);
      asked?.push(new URL(path, ORIGIN).searchParams);
      return data ? { status: 200, body: { data } } : { status: 503, body: null };
    },
    sections: async () => ({}),
    now: NOW,
    origin,
    hasStaffTools: false,
  });
  if ('redirect' in output) throw new Error(`${url} leads to ${output.redirect.location}`);
  return output.head;
}

const robotsOf = ({ metas }: PageHead) => metas?.find(({ name }) => name === 'robots')?.content ?? null;
const canonicalOf = ({ links }: PageHead) => links?.find(({ rel }) => rel === 'canonical')?.href ?? null;
const alternatesOf = ({ links }: PageHead) => links?.filter(({ rel }) => rel === 'alternate') ?? [];
const thingsOf = ({ data }: PageHead) => JSON.parse(JSON.stringify(data ?? []));

describe('the texts of a page for search engines', () => {
  test('[Y-01] are those of its page data, with what the page shows filled in', async () => {
    const data = { title: '{home} v {away} – {brand}', description: '{competition} ({sport}): {home}.' };
    const head = await headOf(GAME, { data });
    expect(head.title).toBe('Arsenal v Chelsea – Fairline');
    expect(head.description).toBe('Premier League (Football): Arsenal.');
    expect(head.metas).toContainEqual({ property: 'og:title', content: head.title });
  });

  test('are those of a list, whatever its sport and competition', async () => {
    const data = { title: '{competition} – {sport}', description: null };
    const { title } = await headOf('/de/line/football/17-england-premier-league', { data });
    expect(title).toBe('Premier League – Fußball');
  });

  test('are the page’s own where the page data names something that the page does not have', async () => {
    const { title } = await headOf('/en/live', { data: { title: '{home} – {brand}' } });
    expect(title).toBe('Live betting: games in play now – Fairline');
  });

  test('are the page’s own while the page data does not load', async () => {
    const head = await headOf(GAME);
    expect(head.title).toMatch(/^Arsenal v Chelsea: /);
    expect(head.description).not.toBe('');
    expect(canonicalOf(head)).toBe(ORIGIN + GAME);
  });

  test.each(['/ar', '/ar/live', '/ar/desktop', '/ar/registration', GAME.replace('/en/', '/ar/')])(
    'have no direction controls around the names in %s',
    async (url) => {
      const { title, description, metas, data } = await headOf(url);
      expect(title).toContain(url.includes('arsenal') ? 'Arsenal' : 'Fairline');
      expect(JSON.stringify([title, description, metas, data])).not.toMatch(/[\u2066-\u2069]/);
    },
  );

  test.each([
    ['/en/login', 'Sign', 'Sign in – Sign'],
    ['/en/registration', 'account', 'account: open an account'],
  ])('name the brand in %s also where it is a word of the title: %s', async (url, brand, title) => {
    expect((await headOf(url, { config: { brand } })).title).toBe(title);
  });

  test('are asked for by domain, project, language, zone and path, once', async () => {
    const asked: URLSearchParams[] = [];
    await headOf('/ru/live/football?coupon=1', { asked });
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { domain: 'fairline.example', projectId: '1', language: 'ru', timezone: '180', path: '/ru/live/football' },
    ]);
  });
});

describe('directives', () => {
  test.each<[string, string, Visit, string | null]>([
    ['of a listed page are the usual ones', '/en/live', {}, null],
    ['of the page hold', '/en/live', { data: { metaRobots: 'noarchive' } }, 'noarchive'],
    [
      'of the page go before inherited ones',
      '/en',
      { data: { metaRobots: 'all', hierarchyMetaRobots: 'noindex' } },
      'all',
    ],
    ['are inherited', '/en', { data: { hierarchyMetaRobots: 'noindex, nofollow' } }, 'noindex, nofollow'],
    ['cannot list a page of a state', '/en/oldbrowser', { data: { metaRobots: 'index, follow' } }, 'noindex'],
    ['of a page that is not there', '/en/no/such/page', {}, 'noindex'],
    ['of a game that is not there', '/en/live/football/17-x/999-gone', {}, 'noindex'],
    ['of a language that guests do not see', '/tr/live', {}, 'noindex'],
    ['of a site that is not production', '/en', { config: { isIndexed: null } }, 'noindex'],
    ['of production', '/en', { config: { isIndexed: null, isPlayMoney: false } }, null],
    ['of production that is kept back', '/en', { config: { isIndexed: false, isPlayMoney: false } }, 'noindex'],
    ['on the machine it runs on', '/en', { config: { isIndexed: null }, origin: 'http://127.0.0.1:8080' }, null],
  ])('[Y-01] %s', async (_what, url, visit, robots) => {
    const head = await headOf(url, visit);
    expect(robotsOf(head)).toBe(robots);
    const isListed = robots === null || !robots.includes('noindex');
    expect(canonicalOf(head) !== null).toBe(isListed);
    expect(alternatesOf(head).length > 0).toBe(isListed);
    expect(thingsOf(head).length > 0).toBe(isListed);
  });
});

describe('the canonical address', () => {
  const mirror = { mode: 'mirror', domain: { host: 'main.example' } } as const;

  test.each<[string, string, Visit, string]>([
    ['has no query', '/en/live?sort=1', {}, `${ORIGIN}/en/live`],
    ['has no filter', '/en/line/upcoming/football', {}, `${ORIGIN}/en/line/football`],
    [
      'of mode mirror is on the other host',
      '/en/live',
      { data: { customCanonical: mirror } },
      'https://main.example/en/live',
    ],
    [
      'of mode url is a path',
      '/en/live',
      { data: { customCanonical: { mode: 'url', targetUrl: '/en/line' } } },
      `${ORIGIN}/en/line`,
    ],
    [
      'of mode url is another site’s page',
      '/en/live',
      { data: { customCanonical: { mode: 'url', targetUrl: 'https://other.example/a' } } },
      'https://other.example/a',
    ],
    [
      'is never a script',
      '/en/live',
      { data: { customCanonical: { mode: 'url', targetUrl: 'javascript:alert(1)' } } },
      `${ORIGIN}/en/live`,
    ],
    [
      'is on the main domain',
      '/en/live',
      { config: { mainOrigin: 'https://main.example' } },
      'https://main.example/en/live',
    ],
  ])('[Y-01] %s', async (_what, url, visit, canonical) => {
    expect(canonicalOf(await headOf(url, visit))).toBe(canonical);
  });

  test('of a mirror lists the languages of the main domain', async () => {
    const head = await headOf('/en/live', { data: { customCanonical: mirror } });
    expect(alternatesOf(head).map(({ href }) => new URL(href ?? '').origin)).toEqual(
      Array.from({ length: 8 }, () => 'https://main.example'),
    );
  });

  test.each([
    ['another spelling of a page', '/en/line/upcoming/football', {}],
    [
      'a page that stands for another',
      '/en/live',
      { customCanonical: { mode: 'url', targetUrl: '/en/line' } as const },
    ],
  ])('[Y-01] %s leaves the languages to the page it names', async (_what, url, data) => {
    expect(alternatesOf(await headOf(url, { data }))).toEqual([]);
  });
});

test('[Y-01] every language of a page lists all the others, itself, and the default one for all other languages', async () => {
  const offered = siteConfig.languages.filter((language) => !siteConfig.hiddenLanguages.includes(language));
  const sets = await Promise.all(
    offered.map(async (language) => alternatesOf(await headOf(`/${language}/line/football`))),
  );
  for (const set of sets) expect(set).toEqual(sets[0]);
  expect(sets[0]?.map(({ hreflang }) => hreflang)).toEqual([...offered, 'x-default']);
});

describe('structured data', () => {
  test('[Y-01] of a game is an event with its sides, its start and its breadcrumbs', async () => {
    const [event, crumbs] = thingsOf(await headOf(GAME));
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Arsenal v Chelsea',
      url: ORIGIN + GAME,
      sport: 'Football',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'England' },
      homeTeam: { '@type': 'SportsTeam', name: 'Arsenal' },
      awayTeam: { '@type': 'SportsTeam', name: 'Chelsea' },
    });
    expect(new Date(event.startDate).toISOString()).toBe(event.startDate);
    expect(
      crumbs.itemListElement.map(({ position, name, item }: Record<string, string>) => [position, name, item]),
    ).toEqual([
      [1, 'Fairline', `${ORIGIN}/en`],
      [2, 'Live', `${ORIGIN}/en/live`],
      [3, 'Football', `${ORIGIN}/en/live/football`],
      [4, 'Premier League', `${ORIGIN}/en/live/football/17-england-premier-league`],
      [5, 'Arsenal v Chelsea', ORIGIN + GAME],
    ]);
  });

  test('[Y-01] of the home page names the operator and the site', async () => {
    const [{ '@graph': graph }] = thingsOf(await headOf('/ar'));
    expect(graph.map((thing: Record<string, string>) => [thing['@type'], thing.name])).toEqual([
      ['Organization', 'Fairline Ltd'],
      ['WebSite', 'Fairline'],
    ]);
    expect(graph[1]).toMatchObject({ url: `${ORIGIN}/ar`, inLanguage: 'ar', publisher: { '@id': graph[0]['@id'] } });
  });
});

describe('[Y-01] the head of a page of words', () => {
  const ABOUT = '/en/information/about';
  const about = contentPage();

  test('has its own texts, with the brand unless the title names it', async () => {
    const head = await headOf(ABOUT, { content: about });
    expect(head.title).toBe('About us – Fairline');
    expect(head.description).toBe(about.description);
    expect((await headOf(ABOUT, { content: { ...about, title: 'About Fairline' } })).title).toBe('About Fairline');
  });

  test('names the languages in which it is written, and no other', async () => {
    const head = await headOf(ABOUT, { content: about });
    expect(canonicalOf(head)).toBe(ORIGIN + ABOUT);
    expect(alternatesOf(head)).toEqual([
      { rel: 'alternate', hreflang: 'en', href: ORIGIN + ABOUT },
      { rel: 'alternate', hreflang: 'de', href: `${ORIGIN}/de/information/about` },
      { rel: 'alternate', hreflang: 'x-default', href: ORIGIN + ABOUT },
    ]);
  });

  test('leads from a language without a text to the page in the language that is shown', async () => {
    const head = await headOf('/fr/information/about', { content: about });
    expect(canonicalOf(head)).toBe(ORIGIN + ABOUT);
    expect(alternatesOf(head)).toEqual([]);
    const [article, , crumbs] = thingsOf(head);
    expect(article).toMatchObject({ url: ORIGIN + ABOUT, inLanguage: 'en' });
    expect(crumbs.itemListElement.map(({ item }: Record<string, string>) => item)).toEqual([
      `${ORIGIN}/en`,
      ORIGIN + ABOUT,
    ]);
  });

  test('is listed in no language whose page guests do not see', async () => {
    const content = { ...about, language: 'tr', languages: ['tr'] };
    expect(canonicalOf(await headOf(ABOUT, { content }))).toBeNull();
  });

  test('about payments is listed where guests see it', async () => {
    const path = '/en/information/payment';
    const head = await headOf(path, { content: { ...about, id: 'information/payment' } });
    expect([robotsOf(head), canonicalOf(head)]).toEqual([null, ORIGIN + path]);
    expect(alternatesOf(head)).toContainEqual({ rel: 'alternate', hreflang: 'en', href: ORIGIN + path });
    expect(thingsOf(head)).not.toEqual([]);
  });

  test('describes the article: its words, its days and its operator', async () => {
    const [article, crumbs] = thingsOf(await headOf(ABOUT, { content: { ...about, blocks: [BLOCK_SAMPLES.text] } }));
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'About us',
      description: about.description,
      inLanguage: 'en',
      datePublished: '2026-03-01',
      dateModified: '2026-11-30',
      publisher: { '@type': 'Organization', '@id': `${ORIGIN}/#organization`, name: 'Fairline Ltd' },
    });
    expect(article.author).toEqual(article.publisher);
    expect(crumbs.itemListElement.map(({ name }: Record<string, string>) => name)).toEqual(['Fairline', 'About us']);
  });

  test('names the pages of its table of contents that it is below, in the breadcrumbs', async () => {
    const chapters = { ...BLOCK_SAMPLES.chapters, under: 'information/rules', title: 'Rules' };
    const content = contentPage({ id: 'information/rules/1/odds', heading: 'Odds', blocks: [chapters] });
    const group = { id: 'information/rules/1', class: 'legal', name: 'Rules', heading: 'General rules' } as const;
    const pages = [{ ...group, words: '', places: [], languages: ['en'] }];
    const crumbs = thingsOf(await headOf('/en/information/rules/1/odds', { content, pages })).at(-1);
    expect(crumbs.itemListElement.map(({ name, item }: Record<string, string>) => [name, item])).toEqual([
      ['Fairline', `${ORIGIN}/en`],
      ['Rules', `${ORIGIN}/en/information/rules`],
      ['General rules', `${ORIGIN}/en/information/rules/1`],
      ['Odds', `${ORIGIN}/en/information/rules/1/odds`],
    ]);
  });

  test('that is an article of the news describes it with its own days, below the list, and names the feed', async () => {
    const link = { id: 'news/other', heading: 'Other', language: 'en' };
    const news = { on: '2026-11-02', updatedOn: '2026-11-20', topics: ['bets' as const], before: link, after: null };
    const article = { ...about, id: 'news/one', blocks: [BLOCK_SAMPLES.text], news };
    const head = await headOf('/en/news/one', { content: article });
    const [thing, crumbs] = thingsOf(head);
    expect(thing).toMatchObject({
      '@type': 'NewsArticle',
      url: `${ORIGIN}/en/news/one`,
      datePublished: '2026-11-02',
      dateModified: '2026-11-20',
    });
    expect(crumbs.itemListElement.map(({ item }: Record<string, string>) => item)).toEqual([
      `${ORIGIN}/en`,
      `${ORIGIN}/en/news`,
      `${ORIGIN}/en/news/one`,
    ]);
    const feed = { rel: 'alternate', type: 'application/atom+xml', href: `${ORIGIN}/en/news.atom` };
    expect(alternatesOf(head)).toContainEqual(feed);
    const list = { ...about, id: 'news', class: 'composed' as const, blocks: [BLOCK_SAMPLES.newsList] };
    const ofList = await headOf('/en/news?topic=bets&page=2', { content: list });
    expect(alternatesOf(ofList)).toContainEqual(feed);
    expect(canonicalOf(ofList)).toBe(`${ORIGIN}/en/news`);
    expect(alternatesOf(await headOf(ABOUT, { content: about }))).not.toContainEqual(feed);
  });

  test('describes its questions, with answers in plain words', async () => {
    const things = thingsOf(await headOf(ABOUT, { content: about }));
    expect(things.map((thing: Record<string, string>) => thing['@type'])).toEqual([
      'Article',
      'FAQPage',
      'BreadcrumbList',
    ]);
    expect(things[1].mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'Is it free?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, always. Ask support.' },
      },
    ]);
  });

  test('of a landing keeps it out of the lists', async () => {
    const content = contentPage({ id: 'landings/spring', class: 'landing', blocks: [BLOCK_SAMPLES.hero] });
    const head = await headOf('/en/landing-page/spring', { content });
    expect(head.title).toBe('About us – Fairline');
    expect([robotsOf(head), canonicalOf(head), thingsOf(head)]).toEqual(['noindex', null, []]);
  });

  test('of a page that is not there says that alone', async () => {
    const head = await headOf(ABOUT);
    expect([head.title, robotsOf(head), canonicalOf(head)]).toEqual(['Page not found – Fairline', 'noindex', null]);
  });
});

describe('the mark of the licence', () => {
  const dmca = { domains: ['fairline.example', 'fairline.test'], name: 'dmca-site-verification', content: 'abc' };
  const mark = { name: dmca.name, content: dmca.content };

  test.each([
    ['https://fairline.example', true],
    ['https://fairline.test:8443', true],
    ['https://www.fairline.example', false],
    ['https://evil-fairline.example', false],
  ])('[Y-05] is on %s: %s', async (origin, isThere) => {
    const { siteMetas } = await headOf('/en', { origin, config: { licence: { dmca } } });
    expect(siteMetas?.some(({ name }) => name === mark.name)).toBe(isThere);
    if (isThere) expect(siteMetas).toContainEqual(mark);
  });

  test('[Y-05] is missing on every page without a licence', async () => {
    const { siteMetas } = await headOf('/en');
    expect(siteMetas?.some(({ name }) => name?.includes('dmca'))).toBe(false);
  });
});

test('[Y-04] the icons of an installed site are linked in eight sizes, and its manifest in the page’s language', async () => {
  const { siteLinks } = await headOf('/ar/live');
  const touch = siteLinks?.filter(({ rel }) => rel === 'apple-touch-icon');
  expect(touch?.map(({ sizes }) => Number.parseInt(sizes ?? '', 10))).toEqual([72, 96, 128, 144, 152, 192, 384, 512]);
  expect(siteLinks).toContainEqual({ rel: 'manifest', href: '/manifest.json?lang=ar' });
  const off = await headOf('/ar/live', { config: { isPwa: false } });
  expect(off.siteLinks?.some(({ rel }) => rel === 'manifest')).toBe(false);
});
