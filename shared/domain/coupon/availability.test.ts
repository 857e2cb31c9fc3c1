import { describe, expect, test } from 'vitest';
import { availableTypes, isMultiASystem, typeForLegs, unavailabilityOf } from './availability.ts';
import { renumberBlocks } from './blocks.ts';
import { COUPON_TYPE as T } from './types.ts';

const legs = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => ({ banker: index < bankers, blockId: index + 1 }));
const shape = (count: number, hasLockedLegs = false) => ({ legs: legs(count), hasLockedLegs });

describe('the types that a coupon can have', () => {
  test.each([
    [0, []],
    [1, [T.single, T.manySingles]],
    [2, [T.express, T.chain, T.antiExpress, T.lucky, T.manySingles]],
    [3, [T.express, T.system, T.chain, T.multi, T.condition, T.antiExpress, T.lucky, T.patent, T.manySingles]],
    [9, [T.express, T.system, T.chain, T.multi, T.condition, T.antiExpress, T.manySingles]],
    [21, [T.express, T.chain, T.multi, T.condition, T.antiExpress, T.manySingles]],
    [51, []],
  ])('[P-01] depend on its %i legs', (count, types) => {
    expect(availableTypes(shape(count))).toEqual(types);
  });

  test('[P-12] are single and many singles with locked legs', () => {
    expect(availableTypes(shape(1, true))).toEqual([T.single, T.manySingles]);
    expect(availableTypes(shape(4, true))).toEqual([T.manySingles]);
  });

  test('are limited to the types that the site offers', () => {
    expect(availableTypes(shape(3), [T.single, T.express, T.system])).toEqual([T.express, T.system]);
  });
});

describe('the reason against a type', () => {
  test.each([
    ['too few non-bankers', T.system, { legs: legs(4, 2), hasLockedLegs: false }, 'leg-count'],
    ['enough non-bankers', T.system, { legs: legs(5, 2), hasLockedLegs: false }, null],
    ['a locked leg', T.express, shape(2, true), 'locked-legs'],
    [
      'one block',
      T.condition,
      { legs: legs(3).map((leg) => ({ ...leg, blockId: 1 })), hasLockedLegs: false },
      'blocks',
    ],
    [
      'two blocks and the lobby',
      T.multi,
      { legs: legs(4).map((leg, index) => ({ ...leg, blockId: index % 3 })), hasLockedLegs: false },
      'blocks',
    ],
    [
      'a quarter line',
      T.antiExpress,
      { legs: legs(2).map((leg) => ({ ...leg, isQuarterLine: true })), hasLockedLegs: false },
      'quarter-line',
    ],
    ['no price', T.antiExpress, { ...shape(2), antiExpressCoef: null }, 'price'],
    ['a price', T.antiExpress, { ...shape(2), antiExpressCoef: 1170 }, null],
  ] as const)('is null or named for %s', (_, typeId, draft, reason) => {
    expect(unavailabilityOf(typeId, draft)).toBe(reason);
  });
});

describe('the type after a change of legs', () => {
  test.each([
    [T.express, 3, 0, T.express],
    [T.express, 1, 0, T.single],
    [T.single, 2, 0, T.express],
    [T.system, 2, 0, T.express],
    [T.system, 4, 2, T.express],
    [T.system, 4, 1, T.system],
    [T.patent, 2, 0, T.express],
    [T.lucky, 9, 0, T.express],
    [T.chain, 1, 0, T.single],
    [T.manySingles, 1, 0, T.manySingles],
    [T.manySingles, 5, 0, T.manySingles],
    [T.express, 0, 0, T.single],
  ])('turns type %i with %i legs, %i of them bankers, into %i', (typeId, count, bankers, expected) => {
    expect(typeForLegs(typeId, legs(count, bankers))).toBe(expected);
  });
});

describe('the blocks of a coupon', () => {
  test('make a multi a system when each has one leg and there is no lobby', () => {
    expect(isMultiASystem(legs(4))).toBe(true);
    expect(isMultiASystem([...legs(3), { banker: false, blockId: 3 }])).toBe(false);
    expect(isMultiASystem([...legs(3), { banker: false, blockId: 0 }])).toBe(false);
  });

  test('[P-03] are renumbered without gaps in order, with a map for their amounts', () => {
    const { blockIds, oldIds } = renumberBlocks([2, 5, 2, 9]);
    expect(blockIds).toEqual([1, 2, 1, 3]);
    expect([...oldIds]).toEqual([
      [1, 2],
      [2, 5],
      [3, 9],
    ]);
  });

  test('keep the number of the lobby', () => {
    expect(renumberBlocks([0, 3, 0, 7], 0).blockIds).toEqual([0, 1, 0, 2]);
    expect(renumberBlocks([0, 3]).blockIds).toEqual([1, 2]);
  });
});
