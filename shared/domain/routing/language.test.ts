import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptedLanguages,
  decideLanguage,
  detectLanguage,
  languageChosenByLink,
  offeredLanguages,
} from './language.ts';

const available = ['en', 'ru', 'de', 'ar'];
const base = { stored: undefined, browser: undefined, available, fallback: 'de' };

describe('the language prefix', () => {
  test.each([
    ['/en', { kind: 'prefix', language: 'en', rest: '/' }],
    ['/ru/live/football?x=1', { kind: 'prefix', language: 'ru', rest: '/live/football' }],
    ['/', { kind: 'redirect', language: 'de', location: '/de' }],
    ['/?ref=1', { kind: 'redirect', language: 'de', location: '/de?ref=1' }],
    ['/live/football?a=b&c=d', { kind: 'redirect', language: 'de', location: '/de/live/football?a=b&c=d' }],
    ['/xx/live', { kind: 'redirect', language: 'de', location: '/de/live' }],
    ['/EN/live', { kind: 'redirect', language: 'en', location: '/en/live' }],
    ['/english', { kind: 'redirect', language: 'de', location: '/de/english' }],
    ['//evil.example', { kind: 'redirect', language: 'de', location: '/de/evil.example' }],
  ])('[R-01] of %s leads to %o', (url, expected) => {
    expect(decideLanguage({ ...base, url })).toEqual(expected);
  });

  test('[R-01] redirects to a path that is not redirected again, and never to another host', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = decideLanguage({ ...base, url: `${path.startsWith('/') ? path : `/${path}`}?${query}` });
        if (first.kind === 'prefix') return;
        expect(first.location).toMatch(/^\/[a-z]{2}(\/(?!\/)|\?|$)/);
        expect(decideLanguage({ ...base, url: first.location }).kind).toBe('prefix');
        expect(first.location.endsWith(`?${query}`)).toBe(true);
      }),
    );
  });
});

describe('the language of a visitor whose address names none', () => {
  test.each([
    ['the stored one', 'ru', 'de,en', 'de', 'ru'],
    ['the browser’s first that is available', undefined, 'fr-FR,ar;q=0.9,en;q=0.8', 'de', 'ar'],
    ['by weight, not by order', undefined, 'en;q=0.3,ru;q=0.9', 'de', 'ru'],
    ['the default when the browser wants none of ours', undefined, 'fr,it', 'de', 'de'],
    ['the default when the stored one is gone', 'fr', 'en', 'de', 'de'],
    ['English when the default is gone as well', 'fr', undefined, 'xx', 'en'],
  ])('[R-02] is %s', (_, stored, browser, fallback, expected) => {
    expect(detectLanguage({ stored, browser, available, fallback })).toBe(expected);
  });

  test('[R-02] is the first visible one when the default and English are not offered', () => {
    expect(detectLanguage({ ...base, available: ['ru', 'ar'] })).toBe('ru');
  });

  test('is one that a guest may read, also where the site hides every language', () => {
    expect(offeredLanguages({ languages: ['ru', 'de'], hiddenLanguages: ['de', 'ru'] }, false)).toEqual(['ru', 'de']);
    expect(offeredLanguages({ languages: ['ru', 'de'], hiddenLanguages: ['ru'] }, false)).toEqual(['de']);
    expect(offeredLanguages({ languages: ['ru', 'de'], hiddenLanguages: ['ru'] }, true)).toEqual(['ru', 'de']);
  });

  const code = fc.constantFrom('en', 'ru', 'de', 'ar', 'fr', 'xx');
  const codes = fc.uniqueArray(code, { minLength: 1 });

  test('[R-02] is reached by one redirect at most, for every set of languages', () => {
    fc.assert(
      fc.property(
        codes,
        fc.uniqueArray(code),
        code,
        fc.option(code),
        code,
        (languages, hidden, fallback, stored, at) => {
          const offered = offeredLanguages({ languages, hiddenLanguages: hidden }, false);
          const visitor = { stored: stored ?? undefined, browser: 'fr,de', available: offered, fallback };
          const first = decideLanguage({ ...visitor, url: `/${at}/live` });
          const then = first.kind === 'redirect' ? decideLanguage({ ...visitor, url: first.location }) : first;
          expect(then.kind).toBe('prefix');
          expect(languages).toContain(then.language);
        },
      ),
    );
  });

  test('is never a refused one (weight 0)', () => {
    expect(acceptedLanguages('en;q=0, ru')).toEqual(['ru']);
  });
});

test.each([
  ['https://a.example/ar/live', 'https://a.example/en/live', 'ar'],
  ['https://a.example/AR', 'https://a.example/en/line/football', 'ar'],
  ['https://a.example/ar/live', 'https://a.example/ar', null],
  ['https://a.example/ar/live', 'https://a.example/', null],
  ['https://a.example/ar/live', 'https://b.example/en/live', null],
  ['https://a.example/ar/live', '', null],
])('[R-02] a visitor at %s who comes from %s has chosen the language %s', (here, referrer, chosen) => {
  expect(languageChosenByLink(here, referrer)).toBe(chosen);
});
