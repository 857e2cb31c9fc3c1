import { expect, test } from 'vitest';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { sectionQuery, sectionView } from './section-query.ts';

function queryOf(address: string) {
  const [path = '', query] = address.split('?');
  return sectionQuery(sectionView(matchRoute(path)?.params ?? {}, new URLSearchParams(query)));
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
])('[R-07] [B-05] the list at %s requests %o', (path, expected) => {
  expect(queryOf(path)).toEqual({ limit: '30', ...expected });
});
