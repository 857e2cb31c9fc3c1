import { describe, expect, test } from 'vitest';
import { market } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { COMMON_MARKET as M } from '#shared/domain/markets/types-common.ts';
import { blockGroup, marketBlocks } from './market-blocks.ts';

const ID = 100_001;
const total = (param: number, period = 0) => market(ID, M.total, param, [1850, 1950], period);
const result = (period = 0) => market(ID, M.result, 0, [2100, 3400, 3650], period);

describe('the blocks of a game', () => {
  test('hold all lines of a market under one heading, in order', () => {
    const [block] = marketBlocks([total(7), total(3), total(5)]);
    expect(block?.markets.map(({ param }) => param)).toEqual([3, 5, 7]);
    expect(block?.key).toBe(`${M.total}-0`);
  });

  test('are sorted by the whole game, then its parts, each in the order of the groups', () => {
    const blocks = marketBlocks([
      total(5, 1),
      result(1),
      total(5),
      market(ID, M.handicap, 511, [1900, 1900]),
      result(),
    ]);
    expect(blocks.map(({ type, period }) => [type.id, period])).toEqual([
      [M.result, 0],
      [M.total, 0],
      [M.handicap, 0],
      [M.result, 1],
      [M.total, 1],
    ]);
  });

  test('stay the same objects while their markets do', () => {
    const markets = [total(5), result(), total(3)];
    const before = marketBlocks(markets);
    const again = marketBlocks([...markets].reverse(), before);
    expect(again.every((block, index) => block === before[index])).toBe(true);
    const [kept, changed] = marketBlocks([...markets, total(7)], before);
    expect(kept).toBe(before[0]);
    expect(changed?.markets).toHaveLength(3);
  });

  test('leave out unknown market types', () => {
    expect(marketBlocks([{ ...total(5), typeId: 254 }])).toEqual([]);
  });

  test.each([
    ['football', 1, 1, 'halves'],
    ['ice hockey', 2, 1, 'periods'],
    ['a quarter of basketball', 3, 2, 'periods'],
    ['a half of basketball', 3, 6, 'halves'],
    ['tennis', 4, 1, 'sets'],
    ['baseball', 5, 1, 'periods'],
    ['Counter-Strike', 201, 2, 'maps'],
  ])('on a part of the game are in the group of the parts: %s', (_, sportId, period, group) => {
    const [whole, part] = marketBlocks([result(), result(period)]);
    expect(whole && blockGroup(whole, sportId)).toBe('main');
    expect(part && blockGroup(part, sportId)).toBe(group);
  });
});
