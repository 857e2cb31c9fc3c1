import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContentEntry, ContentPage, ContentRecord } from '#shared/contracts/content.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { contentRecord } from '#tests/fixtures/content-record.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { openPool, type Pool } from '../../database/pool.ts';
import { type ContentRepository, createContentRepository } from './content-repository.ts';
import { type Content, createContent } from './content-service.ts';

let site: TestPlatform;
let visitor: TestClient;

beforeAll(async () => {
  site = await startTestPlatform();
  visitor = site.client();
});
afterAll(() => site.close());

const show = (id: string, lang = 'en') =>
  visitor.get<ContentPage & { code?: string }>(`${openPaths.content}?id=${id}&lang=${lang}`);
const list = async (lang = 'en') =>
  (await visitor.get<{ pages: ContentEntry[] }>(`${openPaths.contentPages}?lang=${lang}`)).body.pages;
const put = (id: string, record: unknown) =>
  visitor.post<{ issues?: { message: string }[] }>(`${CONTROL_PREFIX}/content`, { pages: { [id]: record } });
const leadOf = async (url: string) =>
  (await visitor.post<{ data: Record<string, unknown> }>('/redirects-api/api/v1/redirect-light', { url })).body.data;
/** Returns the paths of all files of the site map that have pages. */
async function siteMap(): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { body } = await visitor.get<{ paths: string[]; pages: number }>(
      `${openPaths.siteMap}?part=pages&page=${page}`,
    );
    paths.push(...body.paths);
    ({ pages } = body);
  }
  return paths;
}

/** What the table's book does not say of competitions and sports. */
const NO_OFFER = { competition: () => null, marketTypes: () => [], takes: () => true } as const;

/** No offers, of which these pages say nothing. */
const NO_OFFERS = {
  current: async () => [],
  sources: () => ({
    bonuses: { bonusBet: false, hyperBonus: null, promoOnVoid: 'consumed' as const },
    express: { line: null, live: null },
    rules: DEFAULT_COUPON_RULES,
  }),
};

/** Store of content that shares the database of the site, as that of another process does. */
function anotherProcess(sql: Pool = site.database.owner): Content {
  const { clock, config } = site.platform;
  return createContent({
    repository: createContentRepository(sql),
    clock,
    config: () => config.config(),
    offers: NO_OFFERS,
    book: { ...site.table.book, ...NO_OFFER },
    onError: vi.fn(),
  });
}

const terms = { terms: { title: 'Terms', items: ['Play money only.'] } };
const landing = (rest: Partial<Parameters<typeof contentRecord>[0]> = {}) => contentRecord({ blocks: terms, ...rest });
const article = (rest: Partial<Parameters<typeof contentRecord>[0]> = {}) =>
  contentRecord({ class: 'article', blocks: { text: { text: 'Words.' } }, ...rest });

describe('[R-22] [R-27] a page of content', () => {
  test('contains the games of its query, and counts down to the first that begins', async () => {
    const { clock } = site.platform;
    const now = clock.now();
    const starts = [now - 60_000, now + 7_200_000, now + 3_600_000, now + 60_000];
    const ids = starts.map((startAt) => site.table.addGame({ startAt }));
    const listed = vi.fn(() => ids);
    const record = landing({
      blocks: { games: { title: 'Games' }, countdown: { text: 'Begins in' } },
      settings: { games: { section: 'line', sport: 'tennis', count: 3 }, countdown: { to: 'firstGame' } },
    });
    const repository: ContentRepository = {
      stamp: async () => '1',
      all: async () => [{ id: 'landings/games', record }],
      put: async () => {},
      clear: async () => {},
    };
    const config = () => site.platform.config.config();
    const content = createContent({
      ...{ repository, clock, config, offers: NO_OFFERS, onError: vi.fn() },
      book: { ...site.table.book, ...NO_OFFER, list: listed },
    });
    const { blocks } = await content.show('landings/games', 'en');
    expect(listed).toHaveBeenCalledWith({ section: 'line', sportId: sportBySlug('tennis')?.id });
    expect(blocks).toMatchObject([
      { kind: 'games', title: 'Games', games: ids.slice(0, 3).map((id) => ({ id })) },
      { kind: 'countdown', text: 'Begins in', at: starts[2] },
    ]);
  });

  test('calculates its examples of bets as they are settled, and is refused with one that no rule pays', async () => {
    const example = {
      type: 'express',
      amount: 1000,
      legs: [
        { coef: 1500, result: 'win' },
        { coef: 2000, result: 'win' },
      ],
    };
    const of = (setting: object) =>
      ({ ...article(), blocks: [{ id: 'one', kind: 'couponExample', ...setting }] }) as const;
    const texts = { en: { ...article().texts.en, blocks: { one: { title: 'An example' } } } };
    expect((await put('information/example', { ...of(example), texts })).status).toBe(200);
    const { body } = await show('information/example');
    expect(body.blocks).toMatchObject([{ kind: 'couponExample', example: { coef: 3000, lines: 1, payout: 3000 } }]);
    const refused = await put('information/example', { ...of({ ...example, type: 'single' }), texts });
    expect(refused.status).toBe(400);
    expect(refused.body.issues?.[0]?.message).toContain('A single has one leg');
    await site.platform.content.restore(['information/example']);
  });

  test('names the values of the site in its texts', async () => {
    await put('information/values', article({ blocks: { text: { text: 'At {brand} from {age}: {email}' } } }));
    const { brand, minAge, support } = site.platform.config.config();
    const { body } = await show('information/values');
    expect(body.blocks).toMatchObject([{ text: `At ${brand} from ${minAge}: ${support.email}` }]);
  });

  test('falls back to its default language when a translation is missing', async () => {
    await put('information/two', article({ texts: { ar: { heading: 'الربيع' } } }));
    expect((await show('information/two', 'ar')).body).toMatchObject({ language: 'ar', heading: 'الربيع' });
    expect((await show('information/two', 'fr')).body).toMatchObject({ language: 'en', languages: ['ar', 'en'] });
    expect((await list('ar')).find(({ id }) => id === 'information/two')?.name).toBe('الربيع');
  });

  test('exists from its start to its end by the clock of the platform', async () => {
    const now = site.platform.clock.now();
    const bounds = { publishedFrom: now + 60_000, publishedUntil: now + 120_000 };
    const countdown = { blocks: { countdown: { text: 'Ends in' } }, settings: { countdown: { to: 'end' } } };
    await put('landings/spring', landing({ ...bounds, ...countdown }));
    await put('information/spring', article(bounds));
    const isListed = async () => (await list()).some(({ id }) => id === 'information/spring');
    expect((await show('landings/spring')).body.code).toBe('CONTENT_UNKNOWN');
    expect(await isListed()).toBe(false);
    await site.platform.clock.moveTo(now + 60_000);
    expect((await show('landings/spring')).body).toMatchObject({
      endsAt: now + 120_000,
      blocks: [{ kind: 'countdown', at: now + 120_000 }],
    });
    expect(await isListed()).toBe(true);
    await site.platform.clock.moveTo(now + 120_000);
    expect((await show('landings/spring')).status).toBe(404);
    expect(await isListed()).toBe(false);
    expect(await leadOf('/en/landing-page/spring')).toEqual({ redirect: false });
  });

  test.each([
    ['landings/landing-over', '/de/landing-page/landing-over?utm_source=a', '/de/live?utm_source=a'],
    ['landings/landing-over', '/en/promotions/landing-over', '/en/live'],
    ['landings/landing-over', '/ar/bonus/casino/landing-over', '/ar/live'],
    ['information/over', '/tr/information/over', '/tr/live'],
  ])('%s that has ended redirects as its record says: %s to %s', async (id, from, to) => {
    const now = site.platform.clock.now();
    await put(id, landing({ publishedUntil: now - 1, whenOver: 'live' }));
    expect((await show(id)).status).toBe(404);
    expect(await leadOf(from)).toMatchObject({ redirect: true, code: 302, url: to });
    await put(id, landing({ whenOver: 'live' }));
    expect(await leadOf(from)).toEqual({ redirect: false });
  });

  test.each([
    ['to itself', 'information/a', ['information/a'], null],
    ['to another spelling of itself', 'information/a/', ['information/a'], null],
    ['to another address of itself', 'landing-page/landing-a', ['promotions/landing-a'], null],
    ['to another that leads back', 'information/a', ['information/b', 'information/a'], null],
    ['into a ring', 'information/a', ['information/b', 'information/c', 'information/b'], null],
    ['to one that is over and leads nowhere', 'information/a', ['information/b', null], null],
    ['past others', 'information/a', ['information/b', 'information/c', 'line'], '/en/line?utm_source=a'],
    ['past another to the home page', 'information/a', ['information/b', ''], '/en?utm_source=a'],
  ])('that has ended leads to none that has ended: %s', async (_, from, ends, url) => {
    const publishedUntil = site.platform.clock.now() - 1;
    for (const [index, whenOver] of ends.entries()) {
      await put(`information/${'abc'[index]}`, article({ publishedUntil, whenOver }));
      await put(`landings/landing-${'abc'[index]}`, landing({ publishedUntil, whenOver }));
    }
    const lead = await leadOf(`/en/${from}?utm_source=a`);
    expect(lead).toMatchObject(url === null ? { redirect: false } : { redirect: true, url });
  });

  test('of the brand can be overridden and removed, and returns after a reset', async () => {
    const { heading } = (await show('information/about')).body;
    await put('information/about', article({ heading: 'Ours' }));
    expect((await show('information/about')).body.heading).toBe('Ours');
    await put('information/about', null);
    expect((await show('information/about')).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain('information/about');
    await site.platform.content.restore(['information/about']);
    expect((await show('information/about')).body.heading).toBe(heading);
  });
});

describe('[R-27] the rules of a sport', () => {
  const id = 'information/rules/3/tennis';
  const tennis = sportBySlug('tennis')?.id ?? 0;

  test('are a page of its own in each language, with the name of the sport', async () => {
    const { body } = await show(id, 'de');
    expect(body).toMatchObject({ id, class: 'legal', language: 'de', heading: expect.stringContaining('Tennis') });
    expect((await show('information/rules/3/football', 'de')).body.heading).toContain('Fußball');
    expect((await show('information/rules/3/football', 'de')).body.heading).not.toContain('{');
    expect((await show('information/rules/3/each-sport')).status).toBe(404);
    expect((await show('information/rules/3/chess')).status).toBe(404);
  });

  test('are found in the list and in the site map, and are away where the site takes no bets on the sport', async () => {
    const isListed = async () => [
      (await list()).some((page) => page.id === id),
      (await siteMap()).some((path) => path.endsWith(`/${id}`)),
      (await show(id)).status,
    ];
    expect(await isListed()).toEqual([true, true, 200]);
    await site.platform.config.merge({ lineDisallowSports: [tennis] });
    expect(await isListed()).toEqual([true, true, 200]);
    await site.platform.config.merge({ liveDisallowSports: [tennis] });
    expect(await isListed()).toEqual([false, false, 404]);
    expect((await show('information/rules/3/football')).status).toBe(200);
    await site.platform.config.restore(['lineDisallowSports', 'liveDisallowSports']);
  });

  test('can be those of the operator for one sport, and are the brand’s again afterwards', async () => {
    await put(id, article({ heading: 'Our tennis' }));
    expect((await show(id)).body.heading).toBe('Our tennis');
    expect((await show('information/rules/3/darts')).body.heading).toContain('Darts');
    await site.platform.content.restore([id]);
    expect((await show(id)).body.heading).toBe('Rules: Tennis');
  });
});

describe('[R-27] the markets of a page of rules', () => {
  const about = (sport: string) =>
    article({ blocks: { sportMarkets: { home: 'One', away: 'Two' } }, settings: { sportMarkets: { sport } } });
  const familiesOf = async (content: Content, lang = 'en') => {
    const { blocks } = await content.show('information/markets', lang);
    return (blocks[0] as ContentBlock<'sportMarkets'>).families;
  };
  const process = () => {
    const { clock, config } = site.platform;
    return createContent({
      repository: createContentRepository(site.database.owner),
      ...{ clock, config: () => config.config(), offers: NO_OFFERS, onError: vi.fn() },
      book: { ...site.table.book, ...NO_OFFER, marketTypes: () => [3, 1] },
    });
  };

  test('have the rule of the page of their family, in the language of the page that shows them', async () => {
    const content = process();
    await content.put({ 'information/markets': about('football') });
    const total = (await show('information/rules/4/total')).body;
    const rule = total.blocks.find(({ kind }) => kind === 'text') as ContentBlock<'text'>;
    const page = { id: 'information/rules/4/total', name: total.heading, rule: rule.text };
    expect((await familiesOf(content))[1]).toEqual({ family: 'total', page, types: [3] });
    // The page has no German words, so all of its words are English.
    expect((await familiesOf(content, 'de'))[1]?.page).toEqual(page);
  });

  test('say what the operator says of a family, and nothing of one whose page is removed', async () => {
    const content = process();
    await put('information/rules/4/total', article({ heading: 'Sums', blocks: { text: { text: 'At {brand}.' } } }));
    await put('information/rules/4/result', null);
    const { brand } = site.platform.config.config();
    expect(await familiesOf(content)).toEqual([
      { family: 'result', page: null, types: [1] },
      { family: 'total', page: { id: 'information/rules/4/total', name: 'Sums', rule: `At ${brand}.` }, types: [3] },
    ]);
    await content.restore(['information/rules/4/total', 'information/rules/4/result', 'information/markets']);
  });
});

describe('the texts of a language', () => {
  const versions = [
    { number: 1, on: '2026-01-01' },
    { number: 2, on: '2026-06-01' },
  ];
  const english = { version: 2, changes: { 2: 'Shorter.' } };

  test.each([
    ['article', 'approved', 2, 'de', 'approved'],
    ['article', 'needsReview', 2, 'de', 'needsReview'],
    ['article', 'machine', 2, 'de', 'machine'],
    ['article', 'approved', 1, 'de', 'outdated'],
    ['help', 'machine', 2, 'de', 'machine'],
    ['legal', 'approved', 2, 'de', 'approved'],
    ['legal', 'needsReview', 2, 'en', 'approved'],
    ['legal', 'machine', 2, 'en', 'approved'],
    ['legal', 'approved', 1, 'en', 'approved'],
  ] as const)('of a page of class %s that is %s in version %i is shown in %s as %s', async (...row) => {
    const [kind, state, version, language, shown] = row;
    await put('information/states', article({ class: kind, versions, texts: { en: english, de: { state, version } } }));
    const { body } = await show('information/states', 'de');
    expect(body).toMatchObject({ language, state: shown });
    expect(body.languages.includes('de')).toBe(language === 'de');
  });

  test('say which versions they have and what each changed', async () => {
    await put('information/states', article({ versions, texts: { en: english, de: { version: 1 } } }));
    expect((await show('information/states', 'en')).body.versions).toEqual([
      { ...versions[0], change: '' },
      { ...versions[1], change: 'Shorter.' },
    ]);
    expect((await show('information/states', 'de')).body.versions).toEqual([{ ...versions[0], change: '' }]);
  });

  test('of an older version may lack a block that the present one has added', async () => {
    const blocks = { text: { text: 'Words.' }, notice: { text: 'New.' } };
    const old = { version: 1, blocks: { text: { text: 'Worte.' } } };
    await put('information/states', article({ versions, blocks, texts: { en: english, de: old } }));
    expect((await show('information/states', 'de')).body.blocks).toMatchObject([{ kind: 'text', text: 'Worte.' }]);
  });
});

describe('the list of pages', () => {
  test('[R-27] names the information pages in the order of their addresses, and no landing page', async () => {
    const ids = (await list()).map(({ id }) => id);
    const known = ['information/contacts', 'information/about', 'information/howbet'];
    expect(ids.filter((id) => known.includes(id))).toEqual(known);
    expect(ids.filter((id) => id.startsWith('landings/'))).toEqual([]);
  });

  test('keeps the order that pages of one row have, and names them by heading where their links say something else', async () => {
    const rules = { 2: {}, 10: {}, '1/zebra': { order: 1 }, '1/apple': { order: 2 }, '1/later': {} };
    for (const [path, rest] of Object.entries(rules)) await put(`information/rules/${path}`, article(rest));
    await put('information/rules/1', article({ heading: 'General', texts: { en: { name: 'Rules' } } }));
    const listed = (await list()).filter(({ id }) => id.startsWith('information/rules/'));
    const placed = Object.keys(rules).map((path) => `information/rules/${path}`);
    expect(listed.map(({ id }) => id).filter((id) => placed.includes(id))).toEqual([
      'information/rules/1/zebra',
      'information/rules/1/apple',
      'information/rules/1/later',
      'information/rules/2',
      'information/rules/10',
    ]);
    const first = listed.find(({ id }) => id === 'information/rules/1');
    expect([first?.name, first?.heading]).toEqual(['Rules', 'General']);
    expect(listed.find(({ id }) => id === 'information/rules/2')?.heading).toBeUndefined();
    await site.platform.content.restore([...placed, 'information/rules/1']);
  });

  test('[Y-01] is also that of the site map', async () => {
    await put('information/mapped', article());
    const { defaultLanguage } = site.platform.config.config();
    const paths = (await list()).map(({ id }) => `/${defaultLanguage}/${id}`);
    const mapped = await siteMap();
    expect(mapped.filter((path) => paths.includes(path))).toEqual(paths);
    const words = mapped.filter((path) => path.includes('/information/') && !path.endsWith('/betting-calculator'));
    expect(words.filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths).toContain(`/${defaultLanguage}/information/mapped`);
    await put('information/mapped', null);
    expect(await siteMap()).not.toContain(`/${defaultLanguage}/information/mapped`);
  });

  test('[Y-01] says in the site map in which languages a page is written, where it is not in all', async () => {
    const { defaultLanguage: language } = site.platform.config.config();
    await put('information/partly', article({ texts: { de: {} } }));
    const { body } = await visitor.get<{ languages: Record<string, string[]> }>(`${openPaths.siteMap}?part=pages`);
    expect(body.languages[`/${language}/information/partly`]).toEqual(['de', 'en']);
    expect(body.languages[`/${language}/information/about`]).toBeUndefined();
    await site.platform.content.restore(['information/partly']);
  });

  test('[G-01] leaves out a page whose number is not among the routes of the site', async () => {
    await put('information/taxation', article());
    const has = async () => (await list()).some(({ id }) => id === 'information/taxation');
    expect(await has()).toBe(true);
    await site.platform.config.merge({ availableRoutes: [ROUTE_FLAGS.line] });
    expect(await has()).toBe(false);
    await site.platform.config.merge({ availableRoutes: null });
    await site.platform.content.restore(['information/taxation']);
  });

  test('is empty for a page at no address', async () => {
    await put('nowhere/at-all', article());
    expect((await list()).map(({ id }) => id)).not.toContain('nowhere/at-all');
  });
});

describe('a page that is stored', () => {
  const whole = () => landing() as unknown as Record<string, unknown>;
  const patchedTexts = (patch: object) => {
    const { en } = landing().texts;
    return { texts: { en: { ...en, ...patch } } };
  };
  const withItem = (item: string) => patchedTexts({ blocks: { terms: { title: 'a', items: [item] } } });
  const ragged = {
    blocks: [{ id: 'odds', kind: 'table' }],
    ...patchedTexts({ blocks: { odds: { caption: 'Odds', columns: ['a', 'b'], rows: [['1', '2'], ['3']] } } }),
  };
  const withClubs = {
    blocks: [{ id: 'clubs', kind: 'clubs', sport: 'football', competition: 'england-premier-league' }],
    ...patchedTexts({ blocks: { clubs: { title: 'Clubs' } } }),
  };
  const hero = { blocks: [{ id: 'hero', kind: 'hero', leadsTo: { page: '//evil.example', dialog: null } }] };

  test.each([
    ['no text of its fallback language', { fallback: 'de' }, 'texts.de'],
    ['a block without a text', { blocks: [{ id: 'more', kind: 'steps' }] }, 'texts.en.blocks.more'],
    ['a text of another form', patchedTexts({ blocks: { terms: { title: 'Terms' } } }), 'texts.en.blocks.terms.items'],
    ['a kind that does not exist', { blocks: [{ id: 'terms', kind: 'carousel' }] }, 'carousel'],
    ['two blocks of one name', { blocks: [landing().blocks[0], landing().blocks[0]] }, 'blocks'],
    ['a version that the page does not have', patchedTexts({ version: 3 }), 'texts.en'],
    ['a block whose name each object has', { blocks: [{ id: 'constructor', kind: 'text' }] }, 'blocks.0.id'],
    ['an end before its begin', { publishedFrom: 2000, publishedUntil: 2000 }, 'publishedUntil'],
    ['a row of another length than its table', ragged, 'texts.en.blocks.odds.rows.1'],
    ['a part of composed pages in a landing', withClubs, 'blocks: A landing has no clubs'],
    ['versions in the wrong order', { versions: [2, 1].map((number) => ({ number, on: '2026-01-01' })) }, 'versions'],
    ['an address of another site to lead to', hero, 'leadsTo'],
    ['an address of another site once it is over', { whenOver: 'https://evil.example' }, 'whenOver'],
    ['a value that no site has', patchedTexts({ title: 'Win {amount}' }), 'amount|Braces'],
    ['a link that runs code', withItem('[a](javascript:alert)'), 'A link leads to'],
    ['a named link to another scheme', withItem('[a][1]\n\n[1]: http://evil.example "b"'), 'A link leads to'],
    ['a bare link to another scheme', withItem('see <http://evil.example>'), 'A link leads to'],
  ])('is refused with %s, and the answer says where', async (_why, patch, words) => {
    const answer = await put('information/bad', { ...whole(), ...patch });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(new RegExp(words));
    expect((await show('information/bad')).status).toBe(404);
  });

  test.each(['UPPER', '-a', 'a//b', '/a', '../a', 'a'.repeat(161)])('cannot have the id %s', async (id) => {
    expect((await show(encodeURIComponent(id))).status).toBe(400);
    expect((await put(id, landing())).status).toBe(400);
  });

  test('is stored with all others of its order, or none is', async () => {
    const pages: Record<string, ContentRecord | unknown> = { 'information/one': landing(), 'information/other': {} };
    expect((await visitor.post(`${CONTROL_PREFIX}/content`, { pages })).status).toBe(400);
    expect((await show('information/one')).status).toBe(404);
  });

  test('by another version, in a form that this one does not know, takes no other page off the site', async () => {
    const heading = (await show('information/about')).body.heading;
    const { owner } = site.database;
    await owner`insert into content_page (id, record) values
      ('information/about', '{"class": "carousel"}'), ('information/odd', '[]')`;
    expect((await show('information/about')).body.heading).toBe(heading);
    expect((await show('information/odd')).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toContain('information/contacts');
    await site.platform.content.restore();
  });

  test('is seen by every process that shares the database', async () => {
    const other = anotherProcess();
    await other.put({ 'information/shared': article({ heading: 'First' }) });
    expect((await show('information/shared')).body.heading).toBe('First');
    await other.put({ 'information/shared': article({ heading: 'Second' }) });
    expect((await show('information/shared')).body.heading).toBe('Second');
    await other.restore();
    expect((await show('information/shared')).status).toBe(404);
  });

  test('is seen when it was made first and is committed last', async () => {
    const sql = openPool(site.database.address);
    const slow = anotherProcess(sql);
    const quick = anotherProcess(sql);
    await quick.put({ 'information/slow': article(), 'information/quick': article() });
    // The commit of the slow one waits for a lock that this test holds.
    await sql.unsafe(`
      create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(7315); return null; end $$;
      create constraint trigger wait_for_test after update on content_page deferrable initially deferred
      for each row when (new.id = 'information/slow') execute function wait_for_test();`);
    const waiting = async () =>
      (
        await sql`
          select from pg_locks where not granted
          and database = (select oid from pg_database where datname = current_database())`
      ).length;
    let changes: Promise<unknown>[] = [];
    await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(7315)`;
      changes = [slow.put({ 'information/slow': article({ heading: 'Slow' }) })];
      await vi.waitUntil(async () => (await waiting()) === 1);
      let isDone = false;
      changes.push(quick.put({ 'information/quick': article({ heading: 'Quick' }) }).then(() => (isDone = true)));
      await vi.waitUntil(async () => isDone || (await waiting()) === 2);
      await show('information/quick');
    });
    await Promise.all(changes);
    await sql.unsafe('drop trigger wait_for_test on content_page; drop function wait_for_test();');
    expect((await show('information/quick')).body.heading).toBe('Quick');
    expect((await show('information/slow')).body.heading).toBe('Slow');
    await quick.restore();
    await sql.end();
  });
});
