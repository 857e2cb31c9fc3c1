import { describe, expect, test } from 'vitest';
import type { PageOverrides } from '#shared/contracts/seo.ts';
import { pageDataOf } from './page-data.ts';

const SITE = { mainOrigin: null };

function ask(path: string, overrides: PageOverrides = {}, domain = 'fairline.example') {
  return pageDataOf({ domain, language: path.slice(1, 3), path }, overrides, SITE);
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
    ['/en/line/football/17-x', null, 'noarchive', 'all'],
    ['/en/line/football/17-x/100-a-b', null, null, 'all'],
    ['/en/live', null, null, null],
  ])(
    '[Y-01] for %s is the nearest; a page keeps its own words where nothing was entered',
    (path, title, metaRobots, hierarchyMetaRobots) => {
      expect(ask(path, overrides)).toMatchObject({ title, metaRobots, hierarchyMetaRobots });
    },
  );

  test('leaves other fields unchanged', () => {
    const { title, description, metas } = ask('/en/line/football', overrides);
    expect(title).toBe('Football');
    expect(description).toBeNull();
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
