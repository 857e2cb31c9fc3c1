import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteConfigSchema } from '#shared/contracts/site-config.ts';
import { casesOf } from '#tests/fixtures/full-run.ts';
import { smallBook, smallConfig, startSmallBackEnd } from '#tests/fixtures/small-back-end.ts';
import { openSmallSite } from './small-site.fixture.ts';

type BackEnd = Awaited<ReturnType<typeof startSmallBackEnd>>;

let back: BackEnd;
let logged: string[] = [];
const [live, , kabaddi] = smallBook;
const LIVE_GAME = `/en/live/football/7-city-league/${live?.id}-${live?.slug}`;
const KABADDI_GAME = `/en/line/kabaddi/8-kabaddi-league/${kabaddi?.id}-${kabaddi?.slug}`;
const PAGES = ['/en', '/en/live', '/en/line', '/en/line/football', '/en/line/kabaddi', LIVE_GAME, KABADDI_GAME];

const openSite = () => openSmallSite(back.origin, (line) => logged.push(line));

const textOf = (html: string) => html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');

async function open(site: FastifyInstance, url: string) {
  const { statusCode, body, headers } = await site.inject({ method: 'GET', url, headers: { host: '127.0.0.1' } });
  return { status: statusCode, text: textOf(body), html: body, location: headers.location };
}

beforeAll(async () => {
  back = await startSmallBackEnd();
});
afterAll(() => back.close());
beforeEach(() => {
  back.config = smallConfig;
  back.instead = {};
  logged = [];
});

describe('a back end that answers the least', () => {
  test.each(PAGES)('carries %s', async (url) => {
    const site = await openSite();
    const page = await open(site, url);
    expect([page.status, page.text.includes('could not be found')]).toEqual([200, false]);
    expect(page.text).toMatch(/Northport|Patna/);
    expect(page.html).toContain('AcmeBet');
    await site.close();
  });

  test('makes the site ready', async () => {
    const site = await openSite();
    expect((await site.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
    await site.close();
  });

  test('has its own sport in the rail, on its page and in the title by its own name', async () => {
    const site = await openSite();
    const page = await open(site, '/en/line/kabaddi');
    expect(page.html).toMatch(/<title>[^<]*Kabaddi/);
    expect(page.html).toMatch(/<h1[^>]*>.*Kabaddi.*<\/h1>/s);
    expect(page.text).not.toContain('Other');
    expect(page.html).toContain('href="/en/line/kabaddi"');
    const game = await open(site, KABADDI_GAME);
    expect(game.html).toContain('href="/en/line/kabaddi/8-kabaddi-league"');
    await site.close();
  });

  test('shows a market of its own by its own names', async () => {
    const site = await openSite();
    const { text } = await open(site, KABADDI_GAME);
    for (const name of ['First team to ten raid points', 'Patna first', 'Delhi first']) expect(text).toContain(name);
    await site.close();
  });

  test.each(['/en/line/chess-boxing', '/en/live/football/7-city-league/999-nobody', '/en/no/such/page'])(
    'has no page %s: status and text agree',
    async (url) => {
      const site = await openSite();
      const { status, html, text } = await open(site, url);
      expect([status, html.includes('noindex')]).toEqual([404, true]);
      expect(text).toMatch(/could not be found|is not available/);
      await site.close();
    },
  );

  test('needs no site map: the index is none, and says so', async () => {
    back.config = { ...smallConfig, isIndexed: true };
    const site = await openSite();
    const { status, text } = await open(site, '/sitemap.xml');
    expect([status, text.length > 0]).toEqual([404, true]);
    await site.close();
  });

  test.each(['/en/desktop', '/en/mobile'])('needs no apps: %s is a page without any', async (url) => {
    const site = await openSite();
    const { status, text } = await open(site, url);
    expect([status, /could not|try again/i.test(text)]).toEqual([200, false]);
    await site.close();
  });
});

describe('an answer that does not fit its contract', () => {
  const games = smallBook.map(({ markets: _, ...one }) => one);
  const list = (more: object) => ({ games, total: 3, next: null, sequence: 0, epoch: '', now: 1, ...more });

  test.each([
    ['/web-api/line/sports', { sports: 'many' }],
    ['/web-api/line/featured', []],
    ['/web-api/seo/page-data', { data: { title: 5 } }],
    ['/web-api/auth/check', 'nobody'],
    ['/blocks-api/api/v1/block/light', { data: null }],
    ['/web-api/line/sports/football/competitions', { competitions: [{ id: 'x' }] }],
  ])('is missed by the page, which lives on without it, and is named in the log: %s', async (path, body) => {
    back.config = { ...smallConfig, paths: {} };
    back.instead = { [path]: { status: 200, body } };
    const site = await openSite();
    for (const url of ['/en', '/en/line/football']) {
      const { status, text } = await open(site, url);
      expect([url, status, text.includes('Northport')]).toEqual([url, 200, true]);
    }
    expect(logged.join('\n')).toContain(`"path":"${path}"`);
    await site.close();
  });

  test('loses the games that do not fit, and keeps the others', async () => {
    const broken = games.map((one, at) => (at === 1 ? { ...one, home: { name: 'Brokenham' } } : one));
    back.instead = { '/web-api/line/games': { status: 200, body: list({ games: broken }) } };
    const site = await openSite();
    const { status, text } = await open(site, '/en/line');
    expect([status, text.includes('Patna'), text.includes('Brokenham')]).toEqual([200, true, false]);
    expect(logged.join('\n')).toMatch(/"call":"games","path":"\/web-api\/line\/games".*games\.1\.home/);
    await site.close();
  });

  test('is logged once a minute, not once for each page', async () => {
    back.instead = { '/web-api/line/sports': { status: 200, body: {} } };
    const site = await openSite();
    for (const url of ['/en/line?a', '/en/line?b', '/en/line?c']) await open(site, url);
    expect(logged.filter((line) => line.includes('"call":"sports"'))).toHaveLength(1);
    await site.close();
  });

  test('about who may enter closes the site instead of opening it', async () => {
    back.config = { ...smallConfig, isAccountOnly: 'yes' };
    const site = await openSite();
    expect((await open(site, '/en')).status).toBe(503);
    expect(logged.join()).toContain('config.isAccountOnly: ');
    await site.close();
  });

  test.each([
    { languages: ['en', 'xx'], defaultLanguage: 'xx' },
    { languages: [] },
    { currencies: ['ZZZ'], defaultCurrency: 'ZZZ' },
    { coefViewIds: [99] },
    { timeZone: 99 },
    { minAge: -1 },
    { paths: { games: 'games', sports: '//other.example/sports' } },
  ])('with values that the product does not know leaves pages: %j', async (entries) => {
    back.config = { ...smallConfig, ...entries };
    const site = await openSite();
    const { status } = await open(site, '/en/line');
    expect(status).toBeLessThan(500);
    await site.close();
  });
});

describe('an entry of the config that is left out', () => {
  const optional = Object.entries(siteConfigSchema.entries).flatMap(([name, schema]) =>
    schema.type === 'optional' || schema.type === 'exact_optional' ? [[name, schema] as const] : [],
  );
  const whole = v.parse(siteConfigSchema, smallConfig);

  test('is one of many that may be', () => {
    expect(optional.length).toBeGreaterThan(50);
  });

  test.each([
    ...casesOf(optional, 12).map(([name]) => [name, [name]] as const),
    ['all at once', optional.map(([name]) => name)] as const,
  ])('breaks no page: %s', async (_, names) => {
    back.config = Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
    const site = await openSite();
    for (const url of ['/en', LIVE_GAME]) expect([url, (await open(site, url)).status]).toEqual([url, 200]);
    expect(logged).toEqual([]);
    await site.close();
  });

  const required = Object.keys(siteConfigSchema.entries).filter((name) => !optional.some(([one]) => one === name));

  test.each(required)('but is needed is named in the log, and the page asks to come back: %s', async (name) => {
    const { [name]: _, ...rest } = whole as Record<string, unknown>;
    back.config = rest;
    const site = await openSite();
    expect((await open(site, '/en')).status).toBe(503);
    expect(logged.join()).toContain(`config.${name}: `);
    expect(logged.join()).toContain('"path":"/bff-api/config/all.json"');
    await site.close();
  });
});
