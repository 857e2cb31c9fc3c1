import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SectionContent } from '#shared/contracts/sections.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { SECTION_HEADERS } from '#shared/domain/sections/section-request.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { answerAfter } from '#tests/fixtures/still-waiting.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'built-sections-'));
let site: TestPlatform;
let versions = 0;

/** Writes a section like its build would, as a new version. */
function writeSection(name: string, words: string): void {
  versions += 1;
  const folder = path.join(directory, name);
  mkdirSync(folder, { recursive: true });
  const server = `server.${versions}.mjs`;
  writeFileSync(
    path.join(folder, server),
    `export const dataVersion = 1;
     export const prepare = (visit) => ({ words: ${JSON.stringify(words)}, visit });
     export const draw = (data, path) => '<p>' + data.words + ' ' + path + '</p>';`,
  );
  writeFileSync(path.join(folder, `section.${versions}.js`), `export const words = ${JSON.stringify(words)};`);
  writeFileSync(path.join(folder, 'section.1.css'), 'p{color:red}');
  const integrity = 'sha384-AAAA';
  const manifest = {
    name,
    version: String(versions),
    dataVersion: 1,
    server,
    module: { file: `section.${versions}.js`, integrity },
    styles: [{ file: 'section.1.css', integrity }],
  };
  const file = path.join(folder, 'section.json');
  writeFileSync(file, JSON.stringify(manifest));
  // File systems store coarse times; this gives each version a later one.
  utimesSync(file, versions, versions);
}

beforeAll(async () => {
  writeSection('footer', 'First');
  site = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'test', SECTIONS_DIR: directory }) });
});
afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true, force: true });
});
afterEach(async () => {
  await control('sections', { section: 'footer', mode: 'on' });
});

const control = (name: string, body: object) => site.client().post(`/__control/${name}`, body);

function ask(name = 'footer', route = 'en/live', headers: Record<string, string> = { ...SECTION_HEADERS }) {
  return site.client().send<SectionContent>('GET', `/sections-api/${name}/${route}`, undefined, headers);
}

describe('[S-04] a section', () => {
  test('is answered as JSON: its HTML, its data, its module and its styles', async () => {
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({ name: 'footer', apiVersion: 'v2', dataVersion: 1, html: '<p>First /en/live</p>' });
    expect(body.data).toMatchObject({ visit: { language: 'en', path: '/en/live', components: null } });
    expect(body.module.url).toBe(`/sections-api/files/footer/section.${body.version}.js`);
    expect(body.styles).toEqual([{ url: '/sections-api/files/footer/section.1.css', integrity: 'sha384-AAAA' }]);
  });

  test('is answered with only the parts that a POST names', async () => {
    const client = site.client();
    const { body } = await client.send<SectionContent>(
      'POST',
      '/sections-api/footer/de',
      { components: ['languages'] },
      { ...SECTION_HEADERS },
    );
    expect(body.data).toMatchObject({ visit: { language: 'de', components: ['languages'] } });
  });

  test('is answered without HTML when the browser renders alone', async () => {
    const { body } = await ask('footer', 'en', { ...SECTION_HEADERS, 'force-spa': '1' });
    expect([body.html, body.data.words]).toEqual(['', 'First']);
  });

  test('gets the site’s data and promotions, with addresses in its language', async () => {
    const { body } = await ask('footer', 'ar/line');
    const { site: known, promotions } = (body.data as { visit: { site: object; promotions: { href: string }[] } })
      .visit;
    expect(known).toMatchObject({
      brand: 'Fairline',
      minAge: 18,
      isPlayMoney: true,
      license: null,
      pages: expect.arrayContaining([
        { id: 'mobile', path: 'mobile', isWebOnly: false },
        { id: 'desktop', path: 'desktop', isWebOnly: true },
      ]),
    });
    expect(promotions.at(-1)).toEqual({ kind: 'accumulator', href: '/ar/line', legs: 50 });
    expect(promotions.every(({ href }) => href.startsWith('/ar/'))).toBe(true);
  });

  test('[G-01] gets the pages that are switched on', async () => {
    await site.platform.config.merge({ availableRoutes: [ROUTE_FLAGS.mobileApps] });
    const { body } = await ask();
    const { pages } = (body.data as { visit: { site: { pages: readonly { readonly id: string }[] } } }).visit.site;
    expect(pages).toContainEqual({ id: 'mobile', path: 'mobile', isWebOnly: false });
    expect(pages.map(({ id }) => id)).not.toContain('desktop');
    await site.platform.config.merge({ availableRoutes: null });
  });

  test.each([
    ['without its headers', 'footer', {}, 400],
    ['of another version', 'footer', { 'mf-render-mode': 'json', 'mf-api-version': 'v1' }, 400],
    ['that is not there', 'sidebar', SECTION_HEADERS, 404],
    ['by a name that is none', '..%2ffooter', SECTION_HEADERS, 400],
  ])('requested %s is refused', async (_, name, headers, status) => {
    expect((await ask(name, 'en', { ...headers })).status).toBe(status);
  });

  test('that was replaced answers in its new version, and pages of the old version still get their files', async () => {
    const before = (await ask()).body;
    writeSection('footer', 'Second');
    const after = (await ask()).body;
    expect(after.html).toBe('<p>Second /en/live</p>');
    expect(after.version).not.toBe(before.version);
    const texts = [];
    for (const { module } of [before, after]) texts.push(await (await fetch(site.origin + module.url)).text());
    expect(texts).toEqual(['export const words = "First";', 'export const words = "Second";']);
    writeSection('footer', 'First');
  });

  test('that cannot be run is unavailable, and the others are not', async () => {
    writeSection('broken', 'x');
    writeFileSync(path.join(directory, 'broken', `server.${versions}.mjs`), 'throw new Error("no");');
    expect((await ask('broken')).status).toBe(503);
    expect((await ask()).status).toBe(200);
  });
});

describe('a file of a section', () => {
  test('is cached permanently, because its name changes with its content', async () => {
    const answer = await fetch(`${site.origin}/sections-api/files/footer/section.1.css`);
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('p{color:red}');
  });

  test.each(['section.json', 'server.1.mjs', 'nothing.js', '..%2f..%2fpackage.js', '.css'])(
    'is served only if browsers load it, so not %s',
    async (file) => {
      expect((await fetch(`${site.origin}/sections-api/files/footer/${file}`)).status).toBe(404);
    },
  );
});

describe('QA switches the server of a section', () => {
  test('off: the section has neither answers nor files until it is on again', async () => {
    await control('sections', { section: 'footer', mode: 'off' });
    expect((await ask()).status).toBe(503);
    expect((await fetch(`${site.origin}/sections-api/files/footer/section.1.css`)).status).toBe(503);
    const { body } = await control('sections', { section: 'footer', mode: 'on' });
    expect(body).toEqual({ sections: {} });
    expect((await ask()).status).toBe(200);
  });

  test('slow: the section answers late', async () => {
    await control('sections', { section: 'footer', mode: 'slow', delayMs: 120 });
    const { answer, wasStillWaiting } = await answerAfter(115, ask);
    expect([answer.status, wasStillWaiting]).toEqual([200, true]);
  });

  test('broken: the code of the section cannot run', async () => {
    await control('sections', { section: 'footer', mode: 'broken' });
    const { body } = await ask();
    expect(body.html).toBe('');
    expect(await (await fetch(site.origin + body.module.url)).text()).toContain('throw new Error');
  });

  test('without a trace in the config of pages', async () => {
    await control('sections', { section: 'footer', mode: 'off' });
    const { body } = await site.client().get<{ config: object }>('/bff-api/config/all.json');
    expect(body.config).not.toHaveProperty('sectionModes');
  });
});
