import { describe, expect, test } from 'vitest';
import { type LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { TimeFilters } from './time-filters.tsx';

type Language = (typeof LANGUAGES)[number];

async function filtersOf(language: Language, sport: string | undefined): Promise<string> {
  const filters = <TimeFilters section="live" current="all" path={{ language, sport }} />;
  return textOf(await renderPart(filters, { language, namespaces: ['games', 'markets'] }));
}

describe('the time filters', () => {
  test.each<[language: Language, sport: string, first: string, second: string]>([
    ['en', 'football', '1st half', '2nd half'],
    ['en', 'ice-hockey', '1st period', '2nd period'],
    ['en', 'basketball', '1st quarter', '2nd quarter'],
    ['en', 'tennis', '1st set', '2nd set'],
    ['en', 'cs2', 'Map 1', 'Map 2'],
    ['en', 'baseball', '1st inning', '2nd inning'],
    ['en', 'cricket', '1st innings', '2nd innings'],
    ['en', 'mma', '1st round', '2nd round'],
    ['ru', 'football', '1-й тайм', '2-й тайм'],
    ['ru', 'basketball', '1-я четверть', '2-я четверть'],
    ['de', 'football', '1. Halbzeit', '2. Halbzeit'],
    ['de', 'ice-hockey', '1. Drittel', '2. Drittel'],
    ['fr', 'handball', '1re mi-temps', '2e mi-temps'],
    ['es', 'futsal', '1.er tiempo', '2.º tiempo'],
    ['pt', 'volleyball', '1º set', '2º set'],
    ['tr', 'football', '1. yarı', '2. yarı'],
    ['ar', 'football', 'الشوط الأول', 'الشوط الثاني'],
  ])('in %s call the periods of %s "%s" and "%s"', async (language, sport, first, second) => {
    const text = await filtersOf(language, sport);
    expect(text).toContain(first);
    expect(text).toContain(second);
  });

  test.each(['snooker', 'darts'])(
    'of %s have no frames: a game is in its ninth as often as in its first',
    async (sport) => {
      expect(await filtersOf('en', sport)).toBe('All Upcoming Recommended');
    },
  );

  test.each([undefined, 'no-such-sport'])('of a list of all sports (%s) name halves and periods', async (sport) => {
    const text = await filtersOf('en', sport);
    expect(text).toContain('1st half/period');
    expect(text).toContain('2nd half/period');
  });
});
