import { describe, expect, test } from 'vitest';
import { filterOfMenu, idOfSegment, paths } from './paths.ts';
import { matchRoute } from './route-table.ts';
import { TIME_FILTERS } from './time-filters.ts';

describe('paths', () => {
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
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });

  test.each(TIME_FILTERS)('[B-05] the time filter %s survives its address', (filter) => {
    const match = matchRoute(paths.live({ language: 'en', filter, sport: 'football' }));
    expect(filterOfMenu(match?.params.menu)).toBe(filter);
  });

  test('an unknown menu section filters nothing', () => {
    expect(filterOfMenu('tomorrow')).toBe('all');
    expect(filterOfMenu(undefined)).toBe('all');
  });

  test('the id stands at the head of a segment', () => {
    expect(idOfSegment('4711-arsenal-chelsea')).toBe(4711);
    expect(idOfSegment('17')).toBe(17);
  });
});
