import { expect, test } from 'vitest';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { favouritesQuery, sectionQuery, sectionView } from './section-query.ts';

const DISPLAY = { timeZone: 180, appViewType: 0, filteredMarkets: 0 } as const;

function queryOf(address: string) {
  const [path = '', query] = address.split('?');
  return sectionQuery(sectionView(matchRoute(path)?.params ?? {}, new URLSearchParams(query)), DISPLAY);
}

test.each([
  ['/en/live', { section: 'live' }],
  ['/en/line/football', { section: 'line', sport: 'football' }],
  ['/en/line/upcoming/football', { section: 'line', sport: 'football', filter: 'upcoming' }],
  ['/en/live/first-period', { section: 'live', filter: 'first' }],
  ['/en/live/second-period', { section: 'live', filter: 'second' }],
  ['/en/line/recommended', { section: 'line', filter: 'recommended' }],
  ['/en/live/football/17-premier-league', { section: 'live', sport: 'football', competition: '17' }],
  ['/en/line/football?sort=time&hours=6', { section: 'line', sport: 'football', sort: 'time', hours: '6' }],
  ['/en/live?sort=time&hours=6', { section: 'live', sort: 'time' }],
  ['/en/line?sort=price&hours=5', { section: 'line' }],
  ['/en/line/football?day=sat', { section: 'line', sport: 'football', day: 'sat', zone: '180' }],
  ['/en/line?day=today&hours=6', { section: 'line', hours: '6' }],
  ['/en/live?day=today', { section: 'live' }],
  ['/en/line?day=someday', { section: 'line' }],
])('[R-07] [B-05] the list at %s requests %o', (path, expected) => {
  expect(queryOf(path)).toEqual({ limit: '30', ...expected });
});

const NONE = { game: [], competition: [], team: [] };
const CLUB = { id: 9, sportId: 1, name: 'Arsenal', colors: ['#ff0000', '#ffffff'] as const };

test.each([
  ['nothing', NONE, null],
  ['games', { ...NONE, game: [5, 7].map((id) => ({ id, startAt: 0 })) }, { section: 'live', games: '5,7' }],
  ['a team', { ...NONE, team: [CLUB] }, { section: 'live', teams: '9' }],
  [
    'a competition and a game',
    { ...NONE, game: [{ id: 5, startAt: 0 }], competition: [{ id: 17, sportId: 1, name: 'Cup', slug: 'cup' }] },
    { section: 'live', games: '5', competitions: '17' },
  ],
])('of favourites that are %s a list requests only them', (_what, favourites, expected) => {
  expect(favouritesQuery({ section: 'live' }, favourites)).toEqual(expected);
});

test('a list asks for further columns only where the player has chosen them', () => {
  const view = sectionView({ section: 'live' }, new URLSearchParams());
  expect(sectionQuery(view, { ...DISPLAY, filteredMarkets: 5 })).toMatchObject({ section: 'live', wide: '1' });
  expect(sectionQuery(view, { ...DISPLAY, filteredMarkets: 2 })).not.toHaveProperty('wide');
});
