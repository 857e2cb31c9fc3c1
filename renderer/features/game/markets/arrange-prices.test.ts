import { describe, expect, test } from 'vitest';
import type { PriceWords } from '#renderer/lib/live/price-words.ts';
import { game, market } from '#renderer/lib/test-fixtures/game.fixture.ts';
import type { Market } from '#shared/contracts/catalogue.ts';
import { COMMON_MARKET as M } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { arrangePrices, cardHeight, FOLDED_HEIGHT } from './arrange-prices.ts';
import { type MarketBlock, marketBlocks } from './market-blocks.ts';

const GAME = game();

/** Returns words that call the outcomes by these names, or briefly by their place. */
function wordsWith(outcomes: readonly string[], names: 'short' | 'full' = 'full'): PriceWords {
  const text = {
    outcome: (_: unknown, index: number) => outcomes[index] ?? '',
    short: (_: unknown, index: number) => String(index + 1),
  };
  return { text, names } as unknown as PriceWords;
}

function blockOf(...markets: Market[]): MarketBlock {
  const [block] = marketBlocks(markets);
  if (!block) throw new Error('a block');
  return block;
}

const result = blockOf(market(GAME.id, M.result, 0, [2100, 3400, 3650]));
const winner = blockOf(market(GAME.id, M.winner, 0, [2100, 3400]));
const chances = blockOf(market(GAME.id, M.doubleChance, 0, [1300, 1300, 1700]));
const halfFull = blockOf(
  market(
    GAME.id,
    M.halfTimeFullTime,
    0,
    Array.from({ length: 9 }, () => 5000),
  ),
);
const handicapOf = (...lines: number[]) =>
  blockOf(...lines.map((param) => market(GAME.id, M.handicap, param, [1900, 1900])));
const handicap = handicapOf(510, 511);

function arranged(block: MarketBlock, outcomes: readonly string[], names?: 'short' | 'full') {
  const [first] = block.markets;
  if (!first) throw new Error('a market');
  return arrangePrices(GAME, block, first, wordsWith(outcomes, names));
}

describe('the prices of a market', () => {
  test('stand in one row with the names of three sides above them, short or long', () => {
    const long = ['Brighton & Hove Albion', 'Draw', 'Wolverhampton Wanderers'];
    expect(arranged(result, ['Arsenal', 'Draw', 'Chelsea'])).toMatchObject({ wide: 3, look: 'stacked' });
    expect(arranged(result, long)).toMatchObject({ wide: 3, look: 'stacked' });
  });

  test('stand two in a row with the names of two sides above them, short or long', () => {
    expect(arranged(winner, ['Arsenal', 'Chelsea'])).toMatchObject({ wide: 2, look: 'stacked' });
    expect(arranged(winner, ['Alexander Shevchenko', 'Carlos Taberner'])).toMatchObject({ wide: 2, look: 'stacked' });
  });

  test.each<[names: string, ...labels: string[]]>([
    ['short', 'Inter or draw', 'Inter or Roma', 'Draw or Roma'],
    ['long', 'Manchester United or draw', 'Manchester United or Chelsea', 'Draw or Chelsea'],
    ['very long', 'Wolverhampton Wanderers or draw', 'Wolverhampton Wanderers or Brighton & Hove Albion', 'Draw'],
  ])('stand in one row with two results above each, of sides with %s names', (_, ...labels) => {
    expect(arranged(chances, labels)).toMatchObject({ wide: 3, look: 'stacked' });
    expect(arranged(chances, labels, 'short')).toMatchObject({ wide: 3, look: 'stacked' });
    expect(arranged(halfFull, labels)).toMatchObject({ wide: 3, look: 'stacked' });
  });

  test('stand in higher rows the more lines their labels take, and in a row each where one would be cut', () => {
    const heightOf = (longest: number) => arranged(chances, ['x'.repeat(longest), 'y', 'z']).rowHeight;
    expect([10, 30, 50].map(heightOf)).toEqual([1, 1.4, 2]);
    const listed = blockOf(
      market(
        GAME.id,
        GOAL_MARKET.resultTotal,
        0,
        Array.from({ length: 6 }, () => 5000),
      ),
    );
    expect(arranged(listed, ['x'.repeat(50)])).toMatchObject({ wide: 1, look: 'line' });
  });

  test('of a handicap are lines below the names of the sides', () => {
    expect(arranged(handicap, ['Arsenal −1', 'Chelsea +1'])).toMatchObject({ wide: 2, look: 'line', isByColumn: true });
    expect(arranged(result, ['Arsenal', 'Draw', 'Chelsea']).isByColumn).toBe(false);
  });
});

test('the height of an open card counts its rows, low ones as such', () => {
  const words = wordsWith(['Arsenal', 'Draw', 'Chelsea']);
  const height = (block: MarketBlock, isCompact = false) => cardHeight(GAME, block, words, { isCompact });
  expect(height(handicap) - height(winner)).toBeGreaterThan(40);
  expect(height(handicapOf(510, 511, 513, 514))).toBe(height(handicapOf(510, 511, 513)));
  expect(height(result)).toBe(height(winner));
  expect(height(handicap, true)).toBeLessThan(height(handicap));
  expect(height(result)).toBeGreaterThan(FOLDED_HEIGHT);
});
