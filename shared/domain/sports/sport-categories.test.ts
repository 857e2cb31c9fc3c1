import { expect, test } from 'vitest';
import { groupSports, SPORT_CATEGORIES, sportCategory } from './sport-categories.ts';
import { SPORTS } from './sports.ts';

test('each sport is in one category, and each category has a sport', () => {
  const groups = groupSports(SPORTS);
  expect(groups.map(({ category }) => category)).toEqual([...SPORT_CATEGORIES]);
  expect(groups.flatMap(({ sports }) => sports)).toHaveLength(SPORTS.length);
});

test.each([
  [1, 'team'],
  [4, 'racket'],
  [56, 'single'],
  [201, 'cyber'],
  [85, 'cyber'],
  [9999, 'team'],
])('the sport %i is in the category %s', (id, category) => {
  expect(sportCategory(id)).toBe(category);
});

test('the sports of a category keep their order, and a category without sports is left out', () => {
  expect(groupSports([{ id: 8 }, { id: 4 }, { id: 1 }])).toEqual([
    { category: 'team', sports: [{ id: 8 }, { id: 1 }] },
    { category: 'racket', sports: [{ id: 4 }] },
  ]);
});
