import { expect, test } from 'vitest';
import { columnsOf, columnWidth, needsFurther, shownSlots } from './list-columns.ts';

const [FOOTBALL, HOCKEY, HANDBALL, TENNIS] = [1, 2, 8, 4];

test.each([
  ['the usual choice', 0, FOOTBALL, [1, 2, 3]],
  ['both teams to score', 4, FOOTBALL, [1, 2, 5]],
  ['both teams to score', 4, HOCKEY, [1, 2, 5]],
  ['double chance and both teams to score', 5, FOOTBALL, [1, 4, 5]],
  ['the total of corners', 6, FOOTBALL, [1, 2, 6]],
  // Sports without these markets.
  ['the total of corners', 6, HOCKEY, [1, 2, 3]],
  ['both teams to score', 4, HANDBALL, [1, 2, 3]],
  ['double chance', 5, TENNIS, [1, 2, 3]],
] as const)('for %s (%i) sport %i has the columns %o', (_what, filteredMarkets, sportId, expected) => {
  expect(columnsOf({ filteredMarkets, appViewType: 0 }, sportId)).toEqual(expected);
});

test('the Asian view keeps the usual columns, and asks for no others', () => {
  expect(columnsOf({ filteredMarkets: 5, appViewType: 1 }, FOOTBALL)).toEqual([1, 2, 3]);
  expect(needsFurther({ filteredMarkets: 5, appViewType: 1 })).toBe(false);
  expect(needsFurther({ filteredMarkets: 5, appViewType: 0 })).toBe(true);
});

test('a choice of fewer columns hides the others', () => {
  expect(shownSlots({ filteredMarkets: 3, appViewType: 0 })).toEqual([1, 3]);
  expect(shownSlots({ filteredMarkets: 6, appViewType: 0 })).toEqual([1, 2, 3]);
});

test('a column has the width of its market', () => {
  expect([columnWidth(1, FOOTBALL), columnWidth(1, TENNIS), columnWidth(4, FOOTBALL), columnWidth(5, HOCKEY)]).toEqual([
    3, 2, 3, 2,
  ]);
});
