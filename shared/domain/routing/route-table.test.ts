import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { matchRoute } from './route-table.ts';

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
  ])('[R-07] [R-08] %s is %s', (path, id, params) => {
    const match = matchRoute(path);
    expect(match?.row.id).toBe(id);
    expect(match?.params).toMatchObject(params);
  });

  test.each([
    '/',
    '/english',
    '/en/casino',
    '/en/live/Football',
    '/en/live/football/premier-league',
    '/en/live/football/17-x/arsenal',
    '/en/live/football/17-x/4711-a/more',
    '/en/live/17-x',
    '/en/office',
    '/EN/live',
  ])('[R-04] there is none for %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  test('only the history asks for a signed-in player, and is not for search engines', () => {
    expect(matchRoute('/en/office/history')?.row).toMatchObject({ auth: true, indexed: false });
    expect(matchRoute('/en/live')?.row).toMatchObject({ auth: false, indexed: true });
  });
});

describe('every path that is built', () => {
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
    [paths.history('de'), 'history'],
  ])('%s has a route', (path, id) => {
    expect(matchRoute(path)?.row.id).toBe(id);
  });
});
