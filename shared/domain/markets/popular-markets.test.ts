import { expect, test } from 'vitest';
import { popularRank } from './popular-markets.ts';
import { COMMON_MARKET } from './types-common.ts';
import { CORNER_MARKET, GOAL_MARKET } from './types-goals.ts';

const rank = (id: number, period = 0) => popularRank({ id }, period);

test('the result comes before the total, the total before the handicap, and these before the score', () => {
  const ids = [COMMON_MARKET.result, COMMON_MARKET.total, COMMON_MARKET.handicap, GOAL_MARKET.correctScore];
  expect(ids.map((id) => rank(id))).toEqual([...ids.map((id) => rank(id))].sort((a, b) => a - b));
  expect(new Set(ids.map((id) => rank(id))).size).toBe(ids.length);
});

test('markets on a part of the game and markets of corners are not popular', () => {
  expect(rank(COMMON_MARKET.result, 1)).toBe(Number.POSITIVE_INFINITY);
  expect(rank(CORNER_MARKET.total)).toBe(Number.POSITIVE_INFINITY);
});
