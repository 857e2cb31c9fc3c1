import { describe, expect, test } from 'vitest';
import { readFavourites } from './storage.ts';

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;

const stored = {
  game: [
    { id: 1, startAt: NOW - 3 * DAY },
    { id: 2, startAt: NOW - DAY },
    { id: 3, startAt: NOW + 9 * DAY },
  ],
  competition: [{ id: 17, sportId: 1, name: 'Premier League', slug: 'pl' }],
  team: [{ id: 1, sportId: 1, name: 'Arsenal', colors: ['#e03a3e', '#ffffff'] }],
  market: [{ id: 3 }],
};

describe('the stored favourites', () => {
  test('are read without games that ended long ago', () => {
    const read = readFavourites(JSON.stringify(stored), NOW);
    expect(read.game.map(({ id }) => id)).toEqual([2, 3]);
    expect(read.team).toEqual(stored.team);
  });

  test.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '{"game":"all"}',
    JSON.stringify({ ...stored, team: [{ ...stored.team[0], colors: ['red', 'url(x)'] }] }),
  ])('count as none when the text is %s', (text) => {
    expect(readFavourites(text, NOW)).toEqual({ game: [], competition: [], team: [], market: [] });
  });
});
