import { describe, expect, test } from 'vitest';
import type { PageOverrides } from '#shared/contracts/seo.ts';
import { matchRoute, ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { fillText } from '#shared/domain/seo/fill-text.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { SEO_CONTENT } from './content/all-content.ts';
import { kindOfPage } from './content/seo-content.ts';
import { pageDataOf } from './page-data.ts';

const { languages } = defaultSiteConfig(false);
const VALUES = {
  brand: 'Fairline',
  sport: 'Football',
  competition: 'Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
};
const SITE = { mainOrigin: null };

/** Every address that search engines may list, with and without its optional parts. */
const listed = ROUTES.filter(({ page, unlisted, auth, redirect }) => page && !unlisted && !auth && !redirect)
  .flatMap((row) => samplePaths(row, 'en'))
  .flatMap((path) => (path.startsWith('/en/live') ? [path, path.replace('/live', '/line')] : [path]));

function ask(path: string, overrides: PageOverrides = {}, domain = 'fairline.example') {
  return pageDataOf({ domain, language: path.slice(1, 3), path }, overrides, SITE);
}

describe('the texts of the brand', () => {
  test.each(languages)('[Y-01] cover every page that may be listed, in %s', (language) => {
    expect(listed.length).toBeGreaterThan(6);
    for (const path of listed) {
      const { title, description } = ask(`/${language}${path.slice(3)}`);
      expect(fillText(title, VALUES), `${path}: give it words in platform/modules/seo/content`).toMatch(/Fairline/);
      expect(fillText(description, VALUES)?.length, path).toBeGreaterThan(50);
    }
  });

  test('belong to existing pages, the same ones in every language', () => {
    const kinds = new Set(listed.map((path) => kindOfPage(matchRoute(path) ?? never())));
    for (const [language, texts] of Object.entries(SEO_CONTENT)) {
      expect(Object.keys(texts).sort(), language).toEqual([...kinds].sort());
    }
    expect(Object.keys(SEO_CONTENT).sort()).toEqual([...languages].sort());
  });

  test.each(languages)('differ from page to page and from every other language, in %s', (language) => {
    const mine = Object.values(SEO_CONTENT[language] ?? {}).flatMap(({ title, description }) => [title, description]);
    const others = Object.entries(SEO_CONTENT).filter(([other]) => other !== language);
    const theirs = new Set(others.flatMap(([, texts]) => Object.values(texts).map(({ description }) => description)));
    expect(new Set(mine).size).toBe(mine.length);
    for (const text of mine) expect(theirs.has(text), text).toBe(false);
  });
});

function never(): never {
  throw new Error('a listed address has a route');
}

describe('what an operator has entered', () => {
  const overrides: PageOverrides = {
    line: { hierarchyMetaRobots: 'noindex, follow', title: 'Line' },
    'line/football': { title: 'Football', metas: [{ name: 'news_keywords', content: 'football' }] },
    'ru/line/football': { title: 'Футбол' },
    'line/football/17-x': { hierarchyMetaRobots: 'all', metaRobots: 'noarchive' },
  };

  test.each([
    ['/en/line', 'Line', null, 'noindex, follow'],
    ['/en/line/football', 'Football', null, 'noindex, follow'],
    ['/ru/line/football', 'Футбол', null, 'noindex, follow'],
    ['/en/line/football/17-x', expect.stringContaining('{competition}'), 'noarchive', 'all'],
    ['/en/line/football/17-x/100-a-b', expect.stringContaining('{home}'), null, 'all'],
    ['/en/live', expect.stringContaining('Live'), null, null],
  ])('[Y-01] of %s is the nearest', (path, title, metaRobots, hierarchyMetaRobots) => {
    expect(ask(path, overrides)).toMatchObject({ title, metaRobots, hierarchyMetaRobots });
  });

  test('leaves other fields unchanged', () => {
    const { title, description, metas } = ask('/en/line/football', overrides);
    expect(title).toBe('Football');
    expect(description).toContain('{sport}');
    expect(metas).toHaveLength(1);
  });

  test('for the whole site is inherited by every page', () => {
    expect(ask('/en', { '': { hierarchyMetaRobots: 'noindex' } })).toMatchObject({ hierarchyMetaRobots: 'noindex' });
    expect(ask('/ar/live', { '': { hierarchyMetaRobots: 'noindex' } })).toMatchObject({
      hierarchyMetaRobots: 'noindex',
    });
  });
});

test.each(['/en/office/history', '/en/login', '/en/maintenance', '/en/onpay/success'])(
  '%s is excluded from search engines',
  (path) => {
    expect(ask(path)).toMatchObject({ metaRobots: 'noindex, follow', title: null });
  },
);

test('[Y-01] a page on another domain names the main domain as canonical, unless the operator says otherwise', () => {
  const config = { mainOrigin: 'https://fairline.example' };
  const at = (domain: string, overrides: PageOverrides = {}) =>
    pageDataOf({ domain, language: 'en', path: '/en/line' }, overrides, config).customCanonical;
  expect(at('fairline.example')).toBeNull();
  expect(at('mirror.example')).toEqual({ mode: 'mirror', domain: { host: 'fairline.example' } });
  const custom = { mode: 'url', targetUrl: '/en/live' } as const;
  expect(at('mirror.example', { line: { customCanonical: custom } })).toEqual(custom);
});
