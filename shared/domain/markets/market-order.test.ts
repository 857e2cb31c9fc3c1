import { describe, expect, test } from 'vitest';
import { compareMarketTypes } from './market-order.ts';
import { MARKET_GROUPS, type MarketType } from './market-type.ts';
import { allMarketTypes, marketType } from './market-types.ts';
import { COMMON_MARKET } from './types-common.ts';
import { CORNER_MARKET, GOAL_MARKET } from './types-goals.ts';

const typeOf = (rest: Partial<MarketType>): MarketType => ({ ...marketType(COMMON_MARKET.result), ...rest });

describe('the order of market types', () => {
  test.each([
    ['a group before the next one', { group: 'main', order: 99 }, { group: 'totals', order: 1 }, -1],
    ['a group after all others', { group: 'specials', order: 1 }, { group: 'scores', order: 99 }, 1],
    ['in a group, the lower order', { order: 10, id: 9 }, { order: 11, id: 8 }, -1],
    ['in a group, the higher order', { order: 12, id: 8 }, { order: 11, id: 9 }, 1],
    ['of the same order, the lower id', { order: 10, id: 8 }, { order: 10, id: 9 }, -1],
    ['the same type', { order: 10, id: 8 }, { order: 10, id: 8 }, 0],
  ] as const)('%s', (_what, a, b, expected) => {
    expect(Math.sign(compareMarketTypes(typeOf(a), typeOf(b)))).toBe(expected);
    expect(Math.sign(compareMarketTypes(typeOf(b), typeOf(a)))).toBe(expected === 0 ? 0 : -expected);
  });

  test('puts every type at one place, the groups one after another', () => {
    const sorted = [...allMarketTypes].sort(compareMarketTypes);
    for (const [place, type] of sorted.entries()) {
      const next = sorted[place + 1];
      if (next) expect(compareMarketTypes(type, next), `${type.key} and ${next.key}`).toBeLessThan(0);
    }
    const groups = sorted.map(({ group }) => group).filter((group, place, all) => group !== all[place - 1]);
    expect(groups).toEqual(MARKET_GROUPS);
  });

  test('begins with the result', () => {
    const types = [CORNER_MARKET.result, GOAL_MARKET.correctScore, COMMON_MARKET.total, COMMON_MARKET.result];
    const keys = types.map(marketType).sort(compareMarketTypes);
    expect(keys.map(({ key }) => key)).toEqual(['result', 'total', 'corners_result', 'correct_score']);
  });
});
