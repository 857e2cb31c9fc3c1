import { expect, test } from 'vitest';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { sectionQuery, sectionView } from './section-query.ts';

const queryOf = (path: string) => sectionQuery(sectionView(matchRoute(path)?.params ?? {}));

test.each([
  ['/en/live', { section: 'live' }],
  ['/en/line/football', { section: 'line', sport: 'football' }],
  ['/en/line/upcoming/football', { section: 'line', sport: 'football', filter: 'upcoming' }],
  ['/en/live/first-period', { section: 'live', filter: 'first' }],
  ['/en/live/second-period', { section: 'live', filter: 'second' }],
  ['/en/line/recommended', { section: 'line', filter: 'recommended' }],
  ['/en/live/football/17-premier-league', { section: 'live', sport: 'football', competition: '17' }],
])('[R-07] [B-05] the list at %s requests %o', (path, expected) => {
  expect(queryOf(path)).toEqual({ limit: '30', ...expected });
});
