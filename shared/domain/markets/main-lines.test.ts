import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesOfPrices, mainLines, type OuterChances } from './main-lines.ts';
import { findMarketType } from './market-types.ts';
import { COMMON_MARKET } from './types-common.ts';
import { CORNER_MARKET } from './types-goals.ts';

interface Line {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
  readonly sides: OuterChances;
}

const { result, winner, total, handicap, asianTotal } = COMMON_MARKET;
const line = (typeId: number, param: number, sides: OuterChances, period = 0): Line => ({
  typeId,
  period,
  param,
  sides,
});

const choose = (lines: readonly Line[]) =>
  mainLines(lines, { types: findMarketType, chances: ({ sides }: Line) => sides });

const RESULT = line(result, 0, [0.5, 0.2]);
const WINNER = line(winner, 0, [0.5, 0.5]);
const T3 = line(total, 3, [0.8, 0.2]);
const T5 = line(total, 5, [0.55, 0.45]);
const T7 = line(total, 7, [0.45, 0.55]);
const H1 = line(handicap, 511, [0.4, 0.6]);

describe('the main lines of a game', () => {
  test.each([
    ['none without markets', [], {}],
    ['one of each column', [RESULT, T5, H1], { 1: RESULT, 2: T5, 3: H1 }],
    ['the type whose order comes first, however even the other is', [WINNER, RESULT], { 1: RESULT }],
    ['the same, met first', [RESULT, WINNER], { 1: RESULT }],
    ['the only type of the column', [WINNER], { 1: WINNER }],
    ['the line whose sides are closest', [T3, T5], { 2: T5 }],
    ['the same, met first', [T5, T3], { 2: T5 }],
    ['of lines that are equally close, the first', [T5, T7], { 2: T5 }],
    ['the same the other way round', [T7, T5], { 2: T7 }],
    ['a third line against the best of two', [T3, T5, line(total, 9, [0.5, 0.5])], { 2: { param: 9 } }],
    ['nothing of a part of the game', [line(total, 5, [0.5, 0.5], 1), T3], { 2: T3 }],
    ['nothing without a column', [line(asianTotal, 10, [0.5, 0.5]), line(CORNER_MARKET.handicap, 500, [0.5, 0.5])], {}],
    [
      'the total of corners apart from that of goals',
      [T5, line(CORNER_MARKET.total, 19, [0.5, 0.5])],
      { 2: T5, 6: { param: 19 } },
    ],
    ['nothing of an unknown type', [line(254, 0, [0.5, 0.5])], {}],
  ] as const)('are %s', (_what, lines, expected) => {
    const chosen = choose(lines);
    expect(chosen).toMatchObject(expected);
    expect(Object.keys(chosen)).toEqual(Object.keys(expected));
  });

  const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  const anyLine = fc
    .tuple(
      fc.constantFrom(result, winner, total, handicap, asianTotal),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 1 }),
      chance,
    )
    .map(([typeId, param, period, first]) => line(typeId, param, [first, 1 - first], period));

  test('are the first of those that come first by type and distance', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const key = ({ typeId, sides: [first, last] }: Line): [number, number] => [
          findMarketType(typeId)?.order ?? 0,
          Math.abs(first - last),
        ];
        const chosen = choose(lines);
        for (const column of [1, 2, 3] as const) {
          const [best] = lines
            .filter(({ typeId, period }) => period === 0 && findMarketType(typeId)?.column === column)
            .sort((a, b) => key(a)[0] - key(b)[0] || key(a)[1] - key(b)[1]);
          expect(chosen[column]).toBe(best);
        }
      }),
    );
  });
});

describe('the chances that prices imply', () => {
  test.each([
    ['two sides', [2000, 4000], [1 / 2000, 1 / 4000]],
    ['the outer ones of three', [2000, 3000, 4000], [1 / 2000, 1 / 4000]],
    ['a side without a price', [2000, 0], [Number.POSITIVE_INFINITY, 0]],
    ['no price at all', [0, 0], [Number.POSITIVE_INFINITY, 0]],
    ['no outcome', [], [Number.POSITIVE_INFINITY, 0]],
  ])('%s', (_what, prices, expected) => {
    expect(chancesOfPrices({ outcomes: prices.map((price) => ({ price })) })).toEqual(expected);
  });

  test('a line without prices gives way to one that has them', () => {
    const priced = (param: number, prices: readonly number[]) => ({
      typeId: total,
      period: 0,
      param,
      outcomes: prices.map((price) => ({ price })),
    });
    const lines = [priced(3, [0, 0]), priced(5, [1100, 7000]), priced(7, [0, 1010])];
    expect(mainLines(lines, { types: findMarketType, chances: chancesOfPrices })[2]?.param).toBe(5);
  });
});
