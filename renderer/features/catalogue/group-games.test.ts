import { describe, expect, test } from 'vitest';
import { game } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { groupGames } from './group-games.ts';

const FIRST = 100_000;
const one = (id: number, competitionId: number, sportId = 1) => game({ id: FIRST + id, competitionId, sportId });

describe('a list of games', () => {
  test('is grouped by competition, with a mark where a sport begins', () => {
    const groups = groupGames([one(1, 17), one(2, 17), one(3, 18), one(4, 40, 4)]);
    expect(groups.map(({ games, startsSport }) => [games.map(({ id }) => id - FIRST), startsSport])).toEqual([
      [[1, 2], true],
      [[3], false],
      [[4], true],
    ]);
  });

  test('shows a game once that is on two pages', () => {
    expect(groupGames([one(1, 17), one(2, 17), one(2, 17), one(1, 17)])[0]?.games).toHaveLength(2);
  });

  test('gives a competition that occurs twice two groups with different keys', () => {
    const keys = groupGames([one(1, 17), one(2, 18), one(3, 17)]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});
