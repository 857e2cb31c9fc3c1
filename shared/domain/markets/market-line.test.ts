import { expect, test } from 'vitest';
import { lineOf, ordinalOf, paramOfOrdinal } from './market-line.ts';
import { allMarketTypes, marketType } from './market-types.ts';
import { INNING_MARKET } from './types-other.ts';

test('the parameter of an ordinal has that ordinal, in every market on the n-th event', () => {
  const numbered = allMarketTypes.filter(({ param }) => param === 'ordinal' || param === 'ordinalTotal');
  expect(numbered.length).toBeGreaterThan(10);
  for (const type of numbered) {
    for (const ordinal of [1, 2, 50]) expect(ordinalOf(type, paramOfOrdinal(type, ordinal)), type.key).toBe(ordinal);
  }
});

test('the parameter of an ordinal is on the lowest line of a market that has lines too', () => {
  const type = marketType(INNING_MARKET.overRuns);
  expect(lineOf(type, paramOfOrdinal(type, 7))).toBe(0.5);
});

test('a market without an ordinal has the parameter 0', () => {
  for (const type of allMarketTypes.filter(({ param }) => !param.startsWith('ordinal'))) {
    expect(paramOfOrdinal(type, 2)).toBe(0);
  }
});
