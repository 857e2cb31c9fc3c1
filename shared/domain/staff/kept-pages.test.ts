import { describe, expect, test } from 'vitest';
import { SPORTS } from '../sports/sports.ts';
import { entriesOfKeptPages, isKeptPage } from './kept-pages.ts';

const EVERY_SPORT = SPORTS.map(({ id }) => id);
const MINOR_SPORTS = EVERY_SPORT.filter((id) => id > 4);
const HALF = EVERY_SPORT.length / 2;

describe('a page that stays on the site', () => {
  test.each([
    '/',
    '/en',
    '/de/',
    '/en?utm_source=advert',
    '/en/login',
    '/EN/Login/',
    'login',
    '/en//login',
    '/en/%6cogin',
    '/en/login#x',
    '/pt/authapp',
    '/en/registration',
    '/en/registration/google',
    '/en/live',
    '/en/line/upcoming',
    '/en/line/football',
    '/en/information/rules',
    '/en/information/rules/1',
    '/en/information/responsiblegaming',
    '/en/information/licenses',
    '/en/office/responsible',
    '/en/office/deduce',
    '/en/confirm',
    '/en/user/passwordreset',
  ])('is %s', (address) => {
    expect(isKeptPage(address)).toBe(true);
  });

  test.each([
    '/en/line/football/17-premier-league',
    '/en/line/football/17-premier-league/5-a-b',
    '/en/landing-page/spring',
    '/en/promotions/spring',
    '/en/casino',
    '/en/no-such-page',
    '/en/%E0%A4%A',
  ])('is not %s', (address) => {
    expect(isKeptPage(address)).toBe(false);
  });
});

describe('a patch of the site config that takes such a page away', () => {
  test.each<[patch: Record<string, unknown>, entry: string]>([
    [{ redirects: { '/en/login': { url: '/en/promo', code: 302 } } }, 'redirects./en/login'],
    [{ redirects: { '/en?x=1': { url: '/en/promo' } } }, 'redirects./en?x=1'],
    [{ redirects: { '/en/live': {} } }, 'redirects./en/live'],
    [{ seoPages: { '': { metaRobots: 'noindex' } } }, 'seoPages..metaRobots'],
    [
      { seoPages: { 'de/live': { customCanonical: { mode: 'url', targetUrl: '/de/x' } } } },
      'seoPages.de/live.customCanonical',
    ],
    [{ seoPages: { en: { metas: [{ name: 'googlebot', content: 'none' }] } } }, 'seoPages.en.metas'],
    [{ seoPages: { information: { hierarchyMetaRobots: 'noindex' } } }, 'seoPages.information.hierarchyMetaRobots'],
    [{ lineDisallowSports: EVERY_SPORT }, 'lineDisallowSports'],
    [{ liveDisallowSports: [...EVERY_SPORT, 9999] }, 'liveDisallowSports'],
    [{ lineDisallowSports: EVERY_SPORT.filter((id) => id !== 87) }, 'lineDisallowSports'],
    [{ liveDisallowSports: [1] }, 'liveDisallowSports'],
    [{ liveDisallowSports: [86, 4] }, 'liveDisallowSports'],
    [{ lineDisallowSports: MINOR_SPORTS.slice(0, HALF + 1) }, 'lineDisallowSports'],
  ])('is %j', (patch, entry) => {
    expect(entriesOfKeptPages(patch, {})).toEqual([entry]);
  });

  test.each<[patch: Record<string, unknown>]>([
    [{ redirects: { '/en/login': null, '/en/promotions/old': { url: '/en/promotions/new' } } }],
    [{ seoPages: { '': { title: 'Fairline', description: 'Bets', metaRobots: null } } }],
    [{ seoPages: { 'promotions/old': { metaRobots: 'noindex' } } }],
    [{ liveDisallowSports: [...MINOR_SPORTS.slice(0, HALF), 9999, 2999] }],
    [{ liveDisallowSports: null }],
    [{ redirects: null, seoPages: 'text' }],
  ])('is not %j', (patch) => {
    expect(entriesOfKeptPages(patch, {})).toEqual([]);
  });

  test('is none that only leaves off what was off', () => {
    const current = { lineDisallowSports: EVERY_SPORT.slice(0, -1) };
    expect(entriesOfKeptPages({ lineDisallowSports: EVERY_SPORT.slice(0, -2) }, current)).toEqual([]);
    expect(entriesOfKeptPages({ lineDisallowSports: EVERY_SPORT }, current)).toEqual(['lineDisallowSports']);
  });
});
