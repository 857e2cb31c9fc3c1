import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { linkedAt } from '#shared/domain/routing/linked-rows.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { SectionServer, SectionVisit } from '#shared/domain/sections/section-server.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { buildSection, buildSections, sectionNames } from './build-sections.ts';

const root = temporaryFolder('sections');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every page that a footer can link. */
const FOOTER_PAGES = linkedAt('footer', siteConfig).map(({ id, patterns: [path = ''] }) => ({
  id,
  path,
  isWebOnly: false,
}));

const visit = (language: string): SectionVisit => ({
  language,
  path: `/${language}/live`,
  components: null,
  site: {
    brand: 'Fairline',
    companyName: 'Fairline Ltd',
    minAge: 21,
    supportEmail: 'help@example.com',
    isPlayMoney: false,
    languages: LANGUAGES.map(({ code }) => code),
    license: { authority: 'MGA', number: 'B2C/1' },
    pages: FOOTER_PAGES,
  },
  promotions: [
    { kind: 'live', href: `/${language}/live`, games: 7 },
    { kind: 'game', href: `/${language}/line/football/1-x/2-y`, game: 'Roma – Lazio', competition: 'Serie A' },
    { kind: 'accumulator', href: `/${language}/line`, legs: 50 },
  ],
});

describe.each(await sectionNames())('[S-05] the section %s', async (name) => {
  const folder = path.join(root, name);
  const manifest = await buildSection(name, folder);
  const server = (await import(pathToFileURL(path.join(folder, manifest.server)).href)) as SectionServer;

  test('is one small module without its own React', () => {
    const code = readFileSync(path.join(folder, manifest.module.file), 'utf8');
    expect(code).not.toMatch(/__CLIENT_INTERNALS|react\.transitional\.element|from\s*["']react/);
    expect(code).toContain('fairlineSections');
    expect(code.length).toBeLessThan(6000);
  });

  test('has the same files and version when it is built again', async () => {
    expect(await buildSection(name, path.join(root, `${name}-again`))).toEqual(manifest);
  });

  test.each(LANGUAGES.map(({ code }) => code))('is rendered in %s, with no text missing', (language) => {
    const data = server.prepare(visit(language));
    const html = server.draw(data, `/${language}/live`);
    expect(html).not.toMatch(/[{}]|\b[a-z]+_[a-z]+\b(?![^<]*>)|\sstyle=/);
    expect(html).toMatch(/<a [^>]*href="\//);
  });
});

test('[S-05] the footer shows age limit, licence and help in every selection of parts', async () => {
  const manifest = await buildSection('footer', path.join(root, 'footer'));
  const server = (await import(pathToFileURL(path.join(root, 'footer', manifest.server)).href)) as SectionServer;
  const html = server.draw(server.prepare({ ...visit('en'), components: ['company'] }), '/en');
  expect(html).toContain('21+');
  expect(html).toContain('Licensed by MGA, licence B2C/1');
  expect(html).toContain('help@example.com');
  expect(html).not.toContain('hrefLang="de"');
});

test('[S-05] [R-31] the footer links apps and calculator when the site has their pages', async () => {
  const manifest = await buildSection('footer', path.join(root, 'footer'));
  const server = (await import(pathToFileURL(path.join(root, 'footer', manifest.server)).href)) as SectionServer;
  const { site } = visit('en');
  const linksFor = (pages: typeof site.pages) => {
    const html = server.draw(server.prepare({ ...visit('en'), site: { ...site, pages } }), '/en/live');
    return FOOTER_PAGES.map(({ path: page }) => `/en/${page}`).filter((href) => html.includes(`href="${href}"`));
  };
  expect(linksFor(FOOTER_PAGES)).toEqual(
    expect.arrayContaining([paths.to('information/betting-calculator', 'en'), '/en/mobile', '/en/desktop']),
  );
  expect(linksFor(FOOTER_PAGES.filter(({ id }) => id === 'mobile'))).toEqual(['/en/mobile']);
  expect(linksFor([])).toEqual([]);
});

test('an unknown section is named in the error, with the existing ones', async () => {
  await expect(buildSections(root, ['sidebar'])).rejects.toThrow(/unknown section sidebar: choose one of .*footer/);
});
