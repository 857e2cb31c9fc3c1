import { describe, expect, test } from 'vitest';
import { matchAmong } from './match-route.ts';
import { paths } from './paths.ts';
import { PAGE_TYPES } from './route-row.ts';
import { matchRoute, ROUTES } from './route-table.ts';
import { LEGACY_PROMOTIONS } from './rows/bonus-rows.ts';
import { FIRST_ROWS } from './rows/first-rows.ts';
import { samplePaths } from './sample-path.ts';

const competition = { id: 17, slug: 'england-premier-league' };
const game = { id: 4711, slug: 'arsenal-chelsea' };

describe('the route of a path', () => {
  test.each([
    ['/en', 'home', {}],
    ['/en/', 'home', {}],
    ['/ru/live', 'section', { section: 'live' }],
    ['/ru/line/', 'section', { section: 'line' }],
    ['/en/live/football', 'section', { sport: 'football' }],
    ['/en/line/upcoming', 'section', { menu: 'upcoming' }],
    ['/en/line/recommended/ice-hockey', 'section', { menu: 'recommended', sport: 'ice-hockey' }],
    ['/en/live/football/17-england-premier-league', 'section', { champ: '17-england-premier-league' }],
    ['/en/live/football/17', 'section', { champ: '17' }],
    ['/en/live/first-period/football/17-x', 'section', { menu: 'first-period', champ: '17-x' }],
    ['/en/live/football/17-x/4711-arsenal-chelsea', 'game', { game: '4711-arsenal-chelsea' }],
    ['/en/line/second-period/football/17-x/4711', 'game', { menu: 'second-period', game: '4711' }],
    ['/en/office/history', 'history', {}],
    ['/en/slots/vulkan', 'slots-vulkan', {}],
    ['/en/slots/new/game/5/book', 'slots-game', { subcategory: 'new', gameId: '5' }],
    ['/en/slots/game/5/book', 'slots-game', { gameId: '5' }],
    ['/en/casino/brand', 'casino-brand', {}],
    ['/en/bonus/casino/landing-spring', 'casino-bonus-landing', { id: 'landing-spring' }],
    ['/en/bonus/casino/spring', 'casino-bonus', { id: 'spring' }],
    ['/en/bonus/casino/promo', 'casino-promo', {}],
    ['/en/promotions/landing-x', 'promotion-landing', {}],
    ['/en/promotions/welcome-bonus', 'promotion', { promotionId: 'welcome-bonus' }],
    ['/en/toto/draw', 'toto-page', { totoPage: 'draw' }],
    ['/en/toto/football/coupon', 'toto-page', { totoSection: 'football', totoPage: 'coupon' }],
    ['/en/toto/football', 'toto', { totoSection: 'football' }],
    ['/en/ipl/final', 'ipl-final', {}],
    ['/en/cyber-sports/real/dota/champs', 'esports-champs', { discipline: 'dota' }],
    ['/en/cyber-sports/real/dota/live', 'esports-section', { section: 'live' }],
    ['/en/onpay/withdraw/fail', 'onpay-withdraw', { outcome: 'fail' }],
    ['/en/onpay/success', 'onpay', { outcome: 'success' }],
    ['/en/poker/thankyou', 'thank-you', { casinoSection: 'poker' }],
    ['/en/slots/thankyou', 'thank-you', { casinoSection: 'slots' }],
    ['/en/casino/thankyou', 'thank-you', { casinoSection: 'casino' }],
    ['/en/crash-games/thankyou', 'thank-you', { casinoSection: 'crash-games' }],
    ['/en/settings/fair-start', 'bonus-landing', { landingId: 'fair-start' }],
    ['/en/betting-alphabet/bets/types/single', 'betting-alphabet', { slug: 'single' }],
    ['/en/500', 'fault', {}],
  ])('%s is %s', (path, id, params) => {
    const match = matchRoute(path);
    expect(match?.row.id).toBe(id);
    expect(match?.params).toMatchObject(params);
  });

  test.each([
    '/',
    '/english',
    '/en/no-such-page',
    '/en/live/Football',
    '/en/live/football/premier-league',
    '/en/live/football/17-x/arsenal',
    '/en/live/football/17-x/4711-a/more',
    '/en/live/17-x',
    '/en/print-coupon/12a',
    '/en/lotto/nothing',
    '/en/onpay/maybe',
    '/en/roulette/thankyou',
    '/en/bonus/thankyou',
    '/en/slots-/thankyou',
    '/en/betting-alphabet/bets/types/single/more',
    '/EN/live',
  ])('is null for %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });
});

describe('the route table', () => {
  test('has every id once', () => {
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
  });

  test.each(ROUTES.flatMap((row) => samplePaths(row, 'en').map((path) => [row.id, path] as const)))(
    'leads to %s by %s before any other row',
    (id, path) => {
      expect(matchRoute(path)?.row.id).toBe(id);
    },
  );

  test('uses every page type', () => {
    expect(new Set(ROUTES.flatMap(({ pageType }) => pageType ?? []))).toEqual(new Set(PAGE_TYPES));
  });

  test('has twenty old addresses of promotions', () => {
    expect(new Set(LEGACY_PROMOTIONS).size).toBe(20);
  });

  test('reserves the whole office for players, and hides it from search engines', () => {
    const office = ROUTES.filter(({ section }) => section === 'office');
    expect(office.length).toBe(26);
    for (const row of office) expect(row).toMatchObject({ auth: 'signIn', unlisted: true });
  });

  test('matches a path of a first row by the first rows alone, and no other path', () => {
    for (const row of ROUTES) {
      for (const path of samplePaths(row, 'en')) {
        expect(matchAmong(FIRST_ROWS, path) !== null, path).toBe(FIRST_ROWS.some((first) => first === row));
      }
    }
  });
});

describe('every path of the builders', () => {
  test.each([
    [paths.home('en'), 'home'],
    [paths.live({ language: 'en' }), 'section'],
    [paths.line({ language: 'tr', filter: 'second' }), 'section'],
    [paths.live({ language: 'en', filter: 'upcoming', sport: 'cs2' }), 'section'],
    [paths.line({ language: 'en', sport: 'football', competition }), 'section'],
    [paths.game({ language: 'ar', section: 'live', sport: 'football', competition, game }), 'game'],
    [
      paths.game({ language: 'ar', section: 'line', sport: 'football', competition, game: { id: 5, slug: '' } }),
      'game',
    ],
    [paths.to('office/history', 'de'), 'history'],
    [paths.to('desktop', 'fr'), 'desktop'],
    [paths.to('mobile', 'pt'), 'mobile'],
  ])('%s has a route', (path, id) => {
    expect(matchRoute(path)?.row.id).toBe(id);
  });
});
