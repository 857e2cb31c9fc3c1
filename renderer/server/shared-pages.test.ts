import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { blockLightCall } from '#shared/contracts/access.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import type { RenderedPlayer, RenderInput, RenderOutput, RenderPlayer } from './render-contract.ts';
import { createSite } from './site.ts';
import { siteParts } from './site-parts.fixture.ts';

const SESSION = { cookie: 'session=of-a-player' };
const config = { ...siteConfig, languages: ['en'], hiddenLanguages: [], defaultLanguage: 'en', timeZone: 3 };

let backend: Server;
let site: FastifyInstance;
let rendered: RenderInput[];
/** Addresses for which a player's parts were drawn. */
let filled: string[];
let answer: (input: RenderInput) => Partial<RenderOutput>;
let blockOf: (tags: string) => object | null;
let isHanging: boolean;
let player: Awaited<ReturnType<RenderPlayer>>;

async function render(input: RenderInput): Promise<RenderOutput> {
  rendered.push(input);
  const { status, body } = await input.fetchJson('/web-api/whoami');
  return {
    status,
    html: `<p>${JSON.stringify(body)}</p>`,
    head: { title: 't', description: 'd', lang: 'en', dir: 'ltr' },
    state: {},
    modules: [],
    cacheMs: 60_000,
    ...answer(input),
  };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rendered = [];
  filled = [];
  answer = () => ({});
  blockOf = () => null;
  isHanging = false;
  player = 'whole';
  backend = createServer((request, response) => {
    if (isHanging) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://back-end');
    response.setHeader('content-type', 'application/json');
    const isConfig = pathname === siteConfigCall.path;
    const block = pathname === blockLightCall.path ? blockOf(searchParams.get('referralParams') ?? '') : null;
    const other = block === null ? { cookie: request.headers.cookie ?? 'no cookie' } : { data: block };
    response.end(JSON.stringify(isConfig ? { config, now: Date.now() } : other));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  site = await createSite({
    ...siteParts(backend),
    render: async () => render,
    renderPlayer: async () => async (input) => {
      filled.push(input.url);
      return player;
    },
  });
});

afterEach(async () => {
  vi.useRealTimers();
  await site.close();
  backend.closeAllConnections();
  backend.close();
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ method: 'GET', url, headers });
/** Lets pages and the config, which is kept for a second, grow old. Only the wall clock moves. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function stopBackend(): Promise<void> {
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
}

test('visitors of campaigns get the page that all visitors share, and parameters that are drawn make one of their own', async () => {
  await get('/en/live');
  for (const query of ['gclid=1', 'gclid=2&utm_medium=cpc', 'utm_source=news', 'zz'])
    expect((await get(`/en/live?${query}`)).statusCode).toBe(200);
  expect(rendered.map(({ url }) => url)).toEqual(['/en/live']);
  await get('/en/live?pageType=epl&gclid=3');
  expect(rendered.map(({ url }) => url)).toEqual(['/en/live', '/en/live?pageType=epl']);
});

describe('a player', () => {
  const parts = (html: string): RenderedPlayer => ({ html, state: { account: html } });
  const withSlot = () => ({ playerSlot: '<b>guest</b>', html: '<p>list</p><b>guest</b>', state: { player: null } });

  test('gets the page that visitors share with the parts of this player, and never those of another', async () => {
    answer = withSlot;
    await get('/en/live');
    for (const name of ['ada', 'bob']) {
      player = parts(name);
      const { body, headers } = await get('/en/live?gclid=7', SESSION);
      expect(body).toContain(`<p>list</p>${name}`);
      expect(body).toContain(`{"player":{"account":"${name}"}}`);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    const guest = await get('/en/live');
    expect(guest.body).toContain('<b>guest</b>');
    expect(guest.body).not.toMatch(/ada|bob/);
    expect(rendered).toHaveLength(1);
    expect(filled).toEqual(['/en/live?gclid=7', '/en/live?gclid=7']);
  });

  test('who comes first has the shared page drawn without the cookies of the session', async () => {
    answer = withSlot;
    player = parts('ada');
    expect((await get('/en', SESSION)).body).toContain('ada');
    const [input] = rendered;
    expect(await input?.fetchJson('/web-api/whoami')).toMatchObject({ body: { cookie: 'no cookie' } });
    expect((await get('/en')).body).toContain('<b>guest</b>');
    expect(rendered).toHaveLength(1);
  });

  test('is redirected by an own verdict', async () => {
    answer = withSlot;
    player = { redirect: { status: 302, location: '/en/confirm' } };
    const { statusCode, headers } = await get('/en', SESSION);
    expect([statusCode, headers.location]).toEqual([302, '/en/confirm']);
  });

  test.each([
    ['the page differs in more', 'whole' as const, '/en', withSlot],
    ['the page has no place for the parts', parts('ada'), '/en', () => ({})],
    ['the page is of this player alone', parts('ada'), '/en/office/history', withSlot],
  ])('gets a page of the own where %s', async (_why, own, url, page) => {
    answer = page;
    player = own;
    const { body } = await get(url, SESSION);
    expect(body).not.toContain('ada');
    const last = rendered.at(-1);
    expect(await last?.fetchJson('/web-api/whoami')).toMatchObject({ body: { cookie: SESSION.cookie } });
  });
});

test('a redirect keeps the whole query of each visitor', async () => {
  answer = ({ url }) => ({ redirect: { status: 302, location: url.replace('/en/live', '/en/line') } });
  const answers = await Promise.all(['gclid=1', 'gclid=2'].map((query) => get(`/en/live?${query}`)));
  expect(answers.map(({ headers }) => headers.location)).toEqual(['/en/line?gclid=1', '/en/line?gclid=2']);
});

test('a visitor whose referrer is blocked gets no shared page, and no other visitor gets the page drawn for it', async () => {
  const nothing = { displayTypeId: 0, templateTypeId: null };
  blockOf = (tags) => (tags.includes('btag=bad') ? { ...nothing, templateTypeId: 5 } : nothing);
  answer = ({ config: { block } }) => ({ html: block?.templateTypeId === 5 ? '<p>blocked</p>' : '<p>open</p>' });
  expect((await get('/en/live')).body).toContain('<p>open</p>');
  expect((await get('/en/live?btag=bad')).body).toContain('<p>blocked</p>');
  expect((await get('/en/live?btag=good')).body).toContain('<p>open</p>');
  expect((await get('/en/live')).body).toContain('<p>open</p>');
});

test('what a player’s page says reaches no other visitor', async () => {
  const [before, own, after] = [await get('/en/live'), await get('/en/live', SESSION), await get('/en/live')];
  expect(own.body).toContain('of-a-player');
  expect(own.headers['cache-control']).toBe('private, no-store');
  for (const { body } of [before, after]) expect(body).not.toContain('of-a-player');
  expect((await get('/en/line?gclid=1', SESSION)).body).toContain('of-a-player');
  expect((await get('/en/line?gclid=1')).body).not.toContain('of-a-player');
});

test('while the back end is away, a page that was shared is served with its age, and no other', async () => {
  await get('/en/live');
  await stopBackend();
  pass(90_000);
  const old = await get('/en/live?gclid=1');
  expect(old.statusCode).toBe(200);
  expect([old.headers.age, old.headers.warning]).toEqual(['90', '110 - "Response is Stale"']);
  expect((await get('/en/line')).statusCode).toBe(503);
  expect((await get('/en/live', SESSION)).statusCode).toBe(503);
});

test('a back end that hangs holds no visitor of a page that is there', async () => {
  await get('/en/live');
  isHanging = true;
  pass(90_000);
  expect((await get('/en/live')).headers.age).toBe('90');
});

test('a page that only tells of a failure does not take the place of the one before it', async () => {
  await get('/en/live');
  answer = () => ({ status: 503, cacheMs: 0 });
  pass(90_000);
  expect((await get('/en/live')).headers.age).toBe('90');
  answer = () => ({});
  expect((await get('/en/live')).headers.age).toBeUndefined();
});

test('an old page is not served after ten minutes', async () => {
  await get('/en/live');
  await stopBackend();
  pass(601_000);
  expect((await get('/en/live')).statusCode).toBe(503);
});

test('a site alone that can serve pages stays ready without its back end', async () => {
  await get('/en/live');
  await stopBackend();
  expect((await get('/readyz')).statusCode).toBe(200);
  expect((await get('/readyz')).json()).toEqual({ status: 'back end away', version: '1.2.3' });
});

test('a site alone that never read its config is not ready', async () => {
  await stopBackend();
  expect((await get('/readyz')).statusCode).toBe(503);
});
