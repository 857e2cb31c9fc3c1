import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';
import { canonicalOf } from './canonical.ts';
import { fillText } from './fill-text.ts';
import { isIndexable } from './indexing.ts';
import { languageTag } from './language-tag.ts';
import { forbidsListing, robotsOf } from './robots.ts';

const prefix = fc.stringMatching(/^[a-z]{2}$/);
const COUNTRIES = new Set(['ua', 'kz', 'cn', 'cz', 'dk', 'gr', 'jp']);

describe('a language tag', () => {
  test.each([
    ['ua', 'uk'],
    ['kz', 'kk'],
    ['cn', 'zh'],
    ['en', 'en'],
    ['ar', 'ar'],
  ])('[Y-01] of the prefix %s is %s', (from, to) => {
    expect(languageTag(from)).toBe(to);
  });

  test('[Y-01] is never the code of a country without such a language, and always readable by browsers', () => {
    fc.assert(
      fc.property(prefix, (language) => {
        const tag = languageTag(language);
        expect(COUNTRIES.has(tag)).toBe(false);
        expect(Intl.getCanonicalLocales(tag)).toHaveLength(1);
      }),
    );
  });
});

test('[Y-01] every language of a page names the same set, with each language once and no hidden one', () => {
  const sets = fc.uniqueArray(prefix, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sets, sets, fc.nat(7), fc.webPath(), (languages, hiddenLanguages, index, path) => {
      const defaultLanguage = languages[index % languages.length] as string;
      const config = { languages, hiddenLanguages, defaultLanguage };
      const shown = languages.filter((language) => !hiddenLanguages.includes(language));
      const [first, ...others] = shown.map((language) =>
        alternatesOf(config, 'https://a.example', `/${language}${path}`),
      );
      for (const other of others) expect(other).toEqual(first);
      for (const language of shown) {
        expect(first?.map(({ href }) => href)).toContain(`https://a.example/${language}${path}`);
      }
      for (const language of hiddenLanguages) {
        expect(first?.some(({ href }) => href.startsWith(`https://a.example/${language}/`)) ?? false).toBe(false);
      }
      const rest = first?.filter(({ hreflang }) => hreflang === 'x-default') ?? [];
      expect(rest).toHaveLength(shown.includes(defaultLanguage) ? 1 : 0);
    }),
  );
});

test('[Y-01] a page names only the languages in which it is written, and the default one only if it is among them', () => {
  const config = { languages: ['en', 'de', 'tr'], hiddenLanguages: ['tr'], defaultLanguage: 'en' };
  const tags = (written: readonly string[]) =>
    alternatesOf(config, 'https://a.example', '/de/a', written).map(({ hreflang }) => hreflang);
  expect(tags(['de', 'en', 'fr'])).toEqual(['en', 'de', 'x-default']);
  expect(tags(['de', 'tr'])).toEqual(['de']);
});

test.each([
  [null, false],
  ['index, follow', false],
  ['noarchive, nofollow', false],
  ['noindex', true],
  ['NOINDEX, follow', true],
  ['none', true],
])('directives %j keep a page out: %s', (robots, isOut) => {
  expect(forbidsListing(robots)).toBe(isOut);
});

test('no directive lists a page that the site does not list', () => {
  const robots = fc.option(fc.constantFrom('index, follow', 'all', 'noarchive', 'noindex', 'none', 'nofollow'));
  fc.assert(
    fc.property(robots, robots, (metaRobots, hierarchyMetaRobots) => {
      expect(forbidsListing(robotsOf({ isListed: false, metaRobots, hierarchyMetaRobots }))).toBe(true);
      expect(robotsOf({ isListed: true, metaRobots, hierarchyMetaRobots })).toBe(metaRobots ?? hierarchyMetaRobots);
    }),
  );
});

describe('a custom canonical address', () => {
  const page = { origin: 'https://a.example', mainOrigin: null, path: '/en/live' };

  test('[Y-01] is a valid address for any entered text', () => {
    const custom = fc.oneof(
      fc.record({ mode: fc.constant('url' as const), targetUrl: fc.oneof(fc.string(), fc.webUrl(), fc.webPath()) }),
      fc.record({
        mode: fc.constant('mirror' as const),
        domain: fc.record({ host: fc.oneof(fc.string(), fc.domain()) }),
      }),
    );
    fc.assert(
      fc.property(custom, (entered) => {
        const { href } = canonicalOf({ ...page, custom: entered });
        expect(['http:', 'https:']).toContain(new URL(href).protocol);
        expect(new URL(href).username).toBe('');
      }),
    );
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://user@evil.example',
    'data:text/html,x',
    '',
  ])('is the page’s own for %j', (targetUrl) => {
    expect(canonicalOf({ ...page, custom: { mode: 'url', targetUrl } }).href).toBe('https://a.example/en/live');
  });

  test.each(['evil.example/path', 'user@evil.example', 'evil example', 'https://evil.example', ''])(
    'of the host %j is the page’s own',
    (host) => {
      const { href } = canonicalOf({ ...page, custom: { mode: 'mirror', domain: { host } } });
      expect(href).toBe('https://a.example/en/live');
    },
  );

  test('keeps the languages of the page when it names the page itself', () => {
    const custom = { mode: 'url', targetUrl: 'https://a.example/en/live' } as const;
    expect(canonicalOf({ ...page, custom })).toEqual({ href: custom.targetUrl, origin: 'https://a.example' });
  });
});

test.each([
  ['{home} – {away}', 'Roma – Lazio'],
  ['{competition}', null],
  ['{constructor}', null],
  ['plain', 'plain'],
  ['  ', null],
  [null, null],
])('the text %j is filled in as %j', (text, filled) => {
  expect(fillText(text, { brand: 'B', home: 'Roma', away: 'Lazio', competition: undefined })).toBe(filled);
});

test.each([
  [null, false, 'fairline.example', true],
  [null, true, 'fairline.example', false],
  [null, true, '127.0.0.1:8080', true],
  [null, true, 'localhost', true],
  [null, true, '[::1]:8080', true],
  [null, true, '127.0.0.1.evil.example', false],
  [true, true, 'staging.example', true],
  [false, false, 'fairline.example', false],
])('with the setting %s and play money %s the host %s may be listed: %s', (isIndexed, isPlayMoney, host, may) => {
  expect(isIndexable({ isIndexed, isPlayMoney }, host)).toBe(may);
});
