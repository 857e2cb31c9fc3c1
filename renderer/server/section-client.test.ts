import { beforeEach, describe, expect, test } from 'vitest';
import { createSectionClient } from './section-client.ts';

const integrity = 'sha384-AAAA';
const settings = { footer: { url: '/sections-api/footer' }, 'promo-strip': { url: '/sections-api/promo-strip' } };
let asked: string[] = [];
let now = 0;
/** Behaviour of the sections' servers, by section name. */
let modes: Record<string, 'dead' | 'hangs' | 'lies' | 'no styles'> = {};

beforeEach(() => {
  asked = [];
  modes = {};
  now = 0;
});

function contentOf(name: string, path: string) {
  return {
    name,
    version: '1',
    apiVersion: 'v2',
    html: `<p>${path}</p>`,
    data: {},
    dataVersion: 1,
    module: { url: `/sections-api/files/${name}/section.js`, integrity },
    styles: [{ url: `/sections-api/files/${name}/section.css`, integrity }],
  };
}

const servers: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  asked.push(`${init?.method ?? 'GET'} ${pathname}`);
  const [, , first = '', second = ''] = pathname.split('/');
  const isFile = first === 'files';
  const mode = modes[isFile ? second : first];
  if (mode === 'dead' || (mode === 'no styles' && isFile)) throw new TypeError('fetch failed');
  if (mode === 'hangs') return new Promise(() => {});
  if (isFile) {
    if (pathname.endsWith('nothing.js')) return new Response('', { status: 404 });
    return new Response('p{}', { headers: { 'content-type': 'text/css; charset=utf-8' } });
  }
  return Response.json(mode === 'lies' ? { html: '<p>' } : contentOf(first, pathname));
};

const open = () =>
  createSectionClient({ origin: 'http://platform.test', version: '1.2.3', fetch: servers, now: () => now });

test.each([
  ['..', 'admin.js'],
  ['footer', '..'],
  ['.', 'section.js'],
  ['footer/..', 'section.js'],
  ['Footer', 'section.js'],
])('a file %s/%s is none of a section, and no server is asked for it', async (section, file) => {
  expect(await open().file(section, file)).toBe(404);
  expect(asked).toEqual([]);
});

describe('[S-05] a page', () => {
  test('gets its sections, fetched in parallel, with their styles', async () => {
    const client = open();
    const contents = await client.contents(settings, '/en/live');
    expect(Object.keys(contents)).toEqual(['footer', 'promo-strip']);
    expect(contents.footer?.html).toBe('<p>/sections-api/footer/en/live</p>');
    const before = asked.length;
    expect(await client.file('footer', 'section.css')).toMatchObject({ type: 'text/css; charset=utf-8' });
    expect(asked).toHaveLength(before);
  });

  test('fetches a section once for all pages of the same moment', async () => {
    const client = open();
    await Promise.all([client.contents(settings, '/en'), client.contents(settings, '/en')]);
    await client.contents(settings, '/en');
    expect(asked.filter((line) => line === 'GET /sections-api/footer/en')).toHaveLength(1);
    now = 5001;
    await client.contents(settings, '/en');
    expect(asked.filter((line) => line === 'GET /sections-api/footer/en')).toHaveLength(2);
  });

  test.each(['dead', 'hangs', 'lies', 'no styles'] as const)(
    'is made without a section whose server is like this: %s; and the others are there',
    async (mode) => {
      modes = { footer: mode };
      expect(Object.keys(await open().contents(settings, '/en'))).toEqual(['promo-strip']);
    },
  );

  test('does not wait for a section that has just failed, and has it soon after it recovers', async () => {
    const client = open();
    modes = { footer: 'hangs' };
    await client.contents(settings, '/en');
    const before = asked.length;
    await client.contents({ footer: settings.footer }, '/en/live');
    expect(asked).toHaveLength(before);
    modes = {};
    now = 3000;
    expect(Object.keys(await client.contents(settings, '/en'))).toEqual(['footer', 'promo-strip']);
  });

  test('of an overlong address shows the sections of the front page', async () => {
    await open().contents({ footer: settings.footer }, `/en/${'x'.repeat(500)}`);
    expect(asked[0]).toBe('GET /sections-api/footer/en');
  });
});

test('a missing section file is 404; one whose server is unavailable is 503', async () => {
  const client = open();
  expect(await client.file('footer', 'nothing.js')).toBe(404);
  modes = { footer: 'dead' };
  expect(await client.file('footer', 'section.css')).toBe(503);
  modes = {};
  expect(await client.file('footer', 'section.css')).toMatchObject({ bytes: Buffer.from('p{}') });
});
