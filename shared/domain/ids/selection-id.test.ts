import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAME_ID_LIMITS, packGameId } from './game-id.ts';
import {
  gameOfSelection,
  isSelectionId,
  localOfSelection,
  packLocalSelection,
  packSelectionId,
  SELECTION_LIMITS,
  selectionOf,
  unpackLocalSelection,
  unpackSelectionId,
} from './selection-id.ts';

const game = fc
  .record({
    day: fc.integer({ min: 0, max: GAME_ID_LIMITS.day }),
    competitionId: fc.integer({ min: 1, max: GAME_ID_LIMITS.competitionId }),
    slot: fc.integer({ min: 0, max: GAME_ID_LIMITS.slot }),
  })
  .map(packGameId);
const parts = fc.record({
  gameId: game,
  marketType: fc.integer({ min: 1, max: SELECTION_LIMITS.marketType }),
  period: fc.integer({ min: 0, max: SELECTION_LIMITS.period }),
  param: fc.integer({ min: 0, max: SELECTION_LIMITS.param }),
  outcome: fc.integer({ min: 0, max: SELECTION_LIMITS.outcome }),
});
const last = { gameId: 2 ** 27 - 1, marketType: 255, period: 7, param: 1023, outcome: 31 };

test('a selection id unpacks to the parts that were packed', () => {
  fc.assert(
    fc.property(parts, (p) => {
      expect(unpackSelectionId(packSelectionId(p))).toEqual(p);
    }),
  );
});

test('the highest selection id is the highest safe integer', () => {
  expect(packSelectionId(last)).toBe(Number.MAX_SAFE_INTEGER);
  expect(unpackSelectionId(Number.MAX_SAFE_INTEGER)).toEqual(last);
});

test('a selection id consists of its game and the part that games share', () => {
  fc.assert(
    fc.property(parts, (p) => {
      const id = packSelectionId(p);
      const { gameId, ...local } = p;
      expect(gameOfSelection(id)).toBe(gameId);
      expect(localOfSelection(id)).toBe(packLocalSelection(local));
      expect(unpackLocalSelection(localOfSelection(id))).toEqual(local);
      expect(selectionOf(gameId, localOfSelection(id))).toBe(id);
      expect(isSelectionId(id)).toBe(true);
    }),
  );
});

test('selection ids sort by game, then market type, period, parameter and outcome', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const expected =
        a.gameId - b.gameId ||
        a.marketType - b.marketType ||
        a.period - b.period ||
        a.param - b.param ||
        a.outcome - b.outcome;
      expect(Math.sign(packSelectionId(a) - packSelectionId(b))).toBe(Math.sign(expected));
    }),
  );
});

test('selection ids that differ in the last bit stay distinct at the top of the range', () => {
  expect(packSelectionId(last) - packSelectionId({ ...last, outcome: 30 })).toBe(1);
  expect(packSelectionId(last) - packSelectionId({ ...last, param: 1022 })).toBe(32);
});

test.each([
  ['a game without competition', { gameId: 5 }],
  ['market type 0', { marketType: 0 }],
  ['market type 256', { marketType: 256 }],
  ['period 8', { period: 8 }],
  ['a negative parameter', { param: -1 }],
  ['parameter 1024', { param: 1024 }],
  ['outcome 32', { outcome: 32 }],
  ['half an outcome', { outcome: 0.5 }],
])('a selection id with %s is refused', (_name, bad) => {
  expect(() => packSelectionId({ ...last, ...bad })).toThrow(RangeError);
});

test.each([
  [0],
  [-1],
  [2 ** 53],
  [1.5],
  [Number.NaN],
  [selectionOf(packGameId({ day: 1, competitionId: 1, slot: 0 }), 5)],
])('%d is no selection id', (value) => {
  expect(isSelectionId(value)).toBe(false);
  expect(() => unpackSelectionId(value)).toThrow(RangeError);
});
