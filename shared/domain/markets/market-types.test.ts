import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SELECTION_LIMITS } from '../ids/selection-id.ts';
import { isQuarterLine, lineOf, paramOf } from './market-line.ts';
import { outcomeCount, outcomeNames, scoresOf, winnersOf } from './market-outcomes.ts';
import type { MarketType } from './market-type.ts';
import { allMarketTypes, findMarketType, marketType } from './market-types.ts';
import { COMMON_MARKET, commonMarketTypes } from './types-common.ts';
import { CARD_MARKET, CORNER_MARKET, GOAL_MARKET, goalMarketTypes } from './types-goals.ts';

const C = COMMON_MARKET;
const G = GOAL_MARKET;

describe('the table of market types', () => {
  test('has unique ids and keys that fit in a selection id', () => {
    expect(new Set(allMarketTypes.map(({ id }) => id)).size).toBe(allMarketTypes.length);
    expect(new Set(allMarketTypes.map(({ key }) => key)).size).toBe(allMarketTypes.length);
    for (const { id } of allMarketTypes) {
      expect(id).toBeGreaterThanOrEqual(1);
      expect(id).toBeLessThanOrEqual(SELECTION_LIMITS.marketType);
    }
  });

  test('every type has two outcomes or more, and no more than a selection id can name', () => {
    for (const type of allMarketTypes) {
      expect(outcomeCount(type), type.key).toBeGreaterThanOrEqual(2);
      expect(outcomeCount(type), type.key).toBeLessThanOrEqual(SELECTION_LIMITS.outcome + 1);
    }
  });

  test('gives common and goal types ids below 100, each equal to the id of its name', () => {
    const named = [C, G, CORNER_MARKET, CARD_MARKET].flatMap((ids) => Object.values(ids));
    const listed = [...commonMarketTypes, ...goalMarketTypes].map(({ id }) => id);
    expect([...listed].sort((a, b) => a - b)).toEqual([...named].sort((a, b) => a - b));
    expect(Math.max(...listed)).toBeLessThan(100);
  });

  test('has the list columns result and winner, total, handicap', () => {
    const columns = (column: number): number[] =>
      allMarketTypes.filter((type) => type.column === column).map(({ id }) => id);
    expect(columns(1)).toEqual([C.result, C.winner]);
    expect(columns(2)).toEqual([C.total]);
    expect(columns(3)).toEqual([C.handicap]);
  });

  test('finds types by id, and answers undefined or throws for an unknown one', () => {
    expect(marketType(3).key).toBe('total');
    expect(findMarketType(99)).toBeUndefined();
    expect(() => marketType(99)).toThrow(RangeError);
  });
});

describe('the lines of markets', () => {
  test.each<[number, number, number | null]>([
    [C.total, 5, 2.5],
    [C.total, 6, 3],
    [C.asianTotal, 9, 2.25],
    [C.handicap, 509, -1.5],
    [C.handicap, 512, 0],
    [C.asianHandicap, 513, 0.25],
    [C.asianHandicap, 509, -0.75],
    [C.europeanHandicap, 510, -2],
    [C.result, 0, null],
    [G.nextGoal, 3, null],
    [G.correctScore, 0, null],
  ])('market %i with parameter %i has the line %s', (id, param, line) => {
    expect(lineOf(marketType(id), param)).toBe(line);
    if (line !== null) expect(paramOf(marketType(id), line)).toBe(param);
    else expect(() => paramOf(marketType(id), 1)).toThrow(RangeError);
  });

  test('every parameter is calculated back from its line', () => {
    const lined = [C.total, C.asianTotal, C.handicap, C.asianHandicap, C.europeanHandicap].map(marketType);
    fc.assert(
      fc.property(fc.constantFrom(...lined), fc.integer({ min: 0, max: SELECTION_LIMITS.param }), (type, param) => {
        expect(paramOf(type, lineOf(type, param) ?? Number.NaN)).toBe(param);
      }),
    );
  });

  test.each([
    [C.total, -0.5],
    [C.total, 2.25],
    [C.total, 600],
    [C.handicap, 300],
    [C.europeanHandicap, 0.5],
    [C.asianTotal, 2.1],
  ])('market %i has no line %d', (id, line) => {
    expect(() => paramOf(marketType(id), line)).toThrow(RangeError);
  });

  test.each([
    [C.asianTotal, 2.25, true],
    [C.asianTotal, 2.75, true],
    [C.asianTotal, 2.5, false],
    [C.asianHandicap, -0.25, true],
    [C.asianHandicap, -1, false],
    [C.handicap, -1.5, false],
    [C.europeanHandicap, -1, false],
  ])('market %i at the line %d is a quarter line: %s', (id, line, expected) => {
    expect(isQuarterLine(marketType(id), paramOf(marketType(id), line))).toBe(expected);
  });

  test('a market without a line is no quarter line', () => {
    expect(isQuarterLine(marketType(C.result), 1)).toBe(false);
  });
});

describe('the outcomes of markets', () => {
  test.each([
    [C.result, 3],
    [C.winner, 2],
    [C.halfTimeFullTime, 9],
    [G.correctScore, 26],
    [G.exactGoals, 7],
    [G.firstGoalTime, 7],
    [G.doubleChanceTotal, 6],
  ])('market %i has %i outcomes', (id, count) => {
    expect(outcomeCount(marketType(id))).toBe(count);
  });

  test('correct scores run from 0:0 to 4:4, then any other', () => {
    const type = marketType(G.correctScore);
    expect(scoresOf(type)[0]).toEqual([0, 0]);
    expect(scoresOf(type)[11]).toEqual([2, 1]);
    expect(scoresOf(type).at(-1)).toEqual([4, 4]);
    expect(outcomeNames(type).at(-1)).toBe('other_score');
  });

  test('a type can list scores of its own, with or without any other', () => {
    const listing = (...outcomeKeys: string[]): MarketType => ({ ...marketType(G.correctScore), outcomeKeys });
    expect(scoresOf(listing('2_0', '2_1'))).toEqual([
      [2, 0],
      [2, 1],
    ]);
    expect(outcomeNames(listing('2_0', '2_1'))).toEqual(['score', 'score']);
    expect(outcomeNames(listing('10_8', 'other_score'))).toEqual(['score', 'other_score']);
  });

  test('two outcomes of a double chance win, one of any other market', () => {
    expect(winnersOf(marketType(C.doubleChance))).toBe(2);
    expect(winnersOf(marketType(G.doubleChanceTotal))).toBe(2);
    expect(winnersOf(marketType(CORNER_MARKET.doubleChance))).toBe(2);
    expect(winnersOf(marketType(C.result))).toBe(1);
  });
});
