import { describe, expect, test } from 'vitest';
import { filterOfMenu, idOfSegment, paths } from './paths.ts';
import { matchRoute } from './route-table.ts';
import { TIME_FILTERS } from './time-filters.ts';

describe('a built path', () => {
  test.each([
    [paths.live({ language: 'en' }), '/en/live'],
    [paths.line({ language: 'en', sport: 'football' }), '/en/line/football'],
    [paths.line({ language: 'en', competition: { id: 1, slug: 'x' } }), '/en/line'],
    [
      paths.line({ language: 'en', filter: 'first', sport: 'football', competition: { id: 17, slug: 'la-liga' } }),
      '/en/line/first-period/football/17-la-liga',
    ],
    [paths.inLanguage('/en/live/football', 'ar'), '/ar/live/football'],
    [paths.inLanguage('/en', 'ar'), '/ar'],
  ])('%s has the expected form', (built, expected) => {
    expect(built).toBe(expected);
  });

  test.each(TIME_FILTERS)('reads the time filter %s back from its address', (filter) => {
    const match = matchRoute(paths.live({ language: 'en', filter, sport: 'football' }));
    expect(filterOfMenu(match?.params.menu)).toBe(filter);
  });

  test('with an unknown menu section filters nothing', () => {
    expect(filterOfMenu('tomorrow')).toBe('all');
    expect(filterOfMenu(undefined)).toBe('all');
  });

  test('has the id at the head of a segment', () => {
    expect(idOfSegment('4711-arsenal-chelsea')).toBe(4711);
    expect(idOfSegment('17')).toBe(17);
    expect(idOfSegment('9007199254740991-last')).toBe(Number.MAX_SAFE_INTEGER);
  });
});
