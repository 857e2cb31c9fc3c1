import { describe, expect, test } from 'vitest';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { OddsStore } from '../feed/odds-store.ts';
import { game, mainMarkets, market } from '../test-fixtures/game.fixture.ts';
import { oldestPosition } from './feed-position.ts';
import { marketsOfFeed } from './markets-of-feed.ts';
import { mainColumns } from './use-main-columns.ts';

const { id } = game();

function storeWith(markets = mainMarkets(id)) {
  const odds = new OddsStore({ requestFlush: () => {}, now: () => 0 });
  odds.retainGame(id);
  for (const { outcomes } of markets) for (const one of outcomes) odds.seed(one.id, one.price, one.suspended);
  return odds;
}

describe('the markets of the feed', () => {
  test('are those with known prices', () => {
    expect(marketsOfFeed(storeWith(), id, [])).toEqual(mainMarkets(id));
  });

  test('are the same objects while their outcomes are the same, so that nothing renders again', () => {
    const before = mainMarkets(id);
    const after = marketsOfFeed(
      storeWith([...mainMarkets(id), market(id, COMMON_MARKET.total, 7, [2700, 1450])]),
      id,
      before,
    );
    expect(after).toHaveLength(4);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});

describe('the columns of a list', () => {
  test('hold the result, and the line of total and handicap with the smallest spread', () => {
    const lines = [
      market(id, COMMON_MARKET.total, 3, [1200, 4300]),
      market(id, COMMON_MARKET.total, 5, [1850, 1950]),
      market(id, COMMON_MARKET.total, 7, [2900, 1380]),
    ];
    const columns = mainColumns([...lines, market(id, COMMON_MARKET.result, 0, [2100, 3400, 3650])]);
    expect(columns[1]?.typeId).toBe(COMMON_MARKET.result);
    expect(columns[2]?.param).toBe(5);
    expect(columns[3]).toBeUndefined();
  });

  test('prefer the result with a draw to the winner, and leave parts of the game out', () => {
    const columns = mainColumns([
      market(id, COMMON_MARKET.winner, 0, [1500, 2500]),
      market(id, COMMON_MARKET.result, 0, [2100, 3400, 3650]),
      market(id, COMMON_MARKET.total, 5, [1850, 1950], 1),
    ]);
    expect(columns[1]?.typeId).toBe(COMMON_MARKET.result);
    expect(columns[2]).toBeUndefined();
  });
});

test('the position of several answers is the oldest', () => {
  const at = (sequence: number) => ({ epoch: 'e', sequence, games: [] });
  expect(oldestPosition([at(9), at(4), at(6)])).toEqual({ epoch: 'e', sequence: 4 });
  expect(oldestPosition([])).toBeUndefined();
});
