import { describe, expect, test } from 'vitest';
import { game, market } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { COMMON_MARKET as M } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { marketBlocks } from '../markets/market-blocks.ts';
import { blockUnrolled, gameViewSlice, lineChosen, selectIsUnrolled, selectLine } from '../slice.ts';
import { isLadder, listedLine, mainLineOf, shownLineOf } from './main-line.ts';
import { rungAfter } from './rungs.tsx';

const ID = 100_001;
const total = (param: number, over: number, under: number) => market(ID, M.total, param, [over, under]);
const LINES = [total(3, 1300, 3500), total(5, 1850, 1950), total(7, 3200, 1350)];
const rendered = ({ price }: { price: number }) => price;

describe('a ladder', () => {
  test('stands for three or more lines of a total or a handicap, and for no other market', () => {
    const isOne = (markets: ReturnType<typeof total>[]) => marketBlocks(markets).map(isLadder);
    expect(isOne(LINES)).toEqual([true]);
    expect(isOne(LINES.slice(0, 2))).toEqual([false]);
    expect(isOne([508, 510, 512].map((param) => market(ID, M.europeanHandicap, param, [2000, 4000, 3000])))).toEqual([
      true,
    ]);
    expect(isOne([1, 2, 3].map((param) => market(ID, GOAL_MARKET.nextGoal, param, [2000, 9000, 2000])))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('shows the most even line, and begins with the one that the lists show', () => {
    expect(mainLineOf(LINES, rendered, null)).toBe(5);
    const listed = game({ id: ID, main: [total(7, 3200, 1350)] });
    const [block] = marketBlocks(LINES);
    expect(block && listedLine(listed, block)).toBe(7);
    expect(block && listedLine(game({ main: [] }), block)).toBeNull();
  });

  test('keeps its main line until another is clearly more even, and takes another when it is gone', () => {
    const nearly = [total(5, 1870, 1930), total(6, 1890, 1910)];
    expect(mainLineOf(nearly, rendered, 5)).toBe(5);
    expect(mainLineOf(nearly, rendered, null)).toBe(6);
    expect(mainLineOf(nearly, ({ id, price }) => (id === nearly[0]?.outcomes[0]?.id ? 1500 : price), 5)).toBe(6);
    expect(mainLineOf(nearly.slice(1), rendered, 5)).toBe(6);
  });

  test.each([
    ['the main line', { chosen: null, held: null }, 5],
    ['the line whose prices the pointer is on, while the main line moves', { chosen: null, held: 3 }, 3],
    ['the chosen line, wherever the main line moves', { chosen: 7, held: 3 }, 7],
    ['the main line in place of a chosen one that has left the book', { chosen: 9, held: null }, 5],
  ])('shows %s', (_, wanted, line) => {
    expect(shownLineOf(LINES, { ...wanted, main: 5 })).toBe(line);
  });

  test('has no main line without a price on both sides', () => {
    expect(mainLineOf([total(3, 0, 1500), total(5, 1500, 2600)], rendered, 3)).toBe(5);
  });
});

describe('the keys of a ladder', () => {
  test.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 4, false, 0],
    ['ArrowLeft', 0, false, 4],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 4],
    ['ArrowDown', 1, true, 2],
    ['ArrowUp', 1, false, 0],
    ['Home', 3, false, 0],
    ['End', 3, false, 4],
    ['Tab', 3, false, null],
  ])('%s at %i of five lines, right to left %s, leads to %s', (key, at, isRightToLeft, next) => {
    expect(rungAfter(key, at, 5, isRightToLeft)).toBe(next);
  });
});

test('a chosen line belongs to its game, and showing all lines to the market in every game', () => {
  const { reducer } = gameViewSlice;
  let gameView = reducer(undefined, lineChosen({ gameId: ID, key: '3-0', param: 7 }));
  gameView = reducer(gameView, blockUnrolled('4-0'));
  const state = { gameView } as Parameters<typeof selectLine>[0];
  expect(selectLine(state, ID, '3-0')).toBe(7);
  expect(selectLine(state, ID + 1, '3-0')).toBeNull();
  expect(selectIsUnrolled(state, '4-0')).toBe(true);
  expect(reducer(gameView, blockUnrolled('4-0')).unrolled).toEqual([]);
});
