import { describe, expect, test } from 'vitest';
import { COUPON_TYPE as T } from '../types.ts';
import { editedShape } from './edited-shape.ts';

const bets = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => ({ selectionId: index + 1, banker: index < bankers }));

describe('[B-03] a coupon with other bets', () => {
  test.each([
    [T.single, null, 1, 0, T.single, null],
    [T.single, null, 2, 0, T.express, null],
    [T.express, null, 5, 0, T.express, null],
    [T.express, null, 1, 0, T.single, null],
    [T.system, 3, 5, 0, T.system, 3],
    [T.system, 4, 4, 0, T.system, 3],
    [T.system, 3, 4, 1, T.system, 2],
    [T.system, 2, 3, 1, T.express, null],
    [T.system, 2, 2, 0, T.express, null],
    [T.system, 2, 1, 0, T.single, null],
    [T.chain, null, 2, 0, T.chain, null],
    [T.chain, null, 1, 0, T.single, null],
    [T.lucky, null, 2, 0, T.lucky, null],
    [T.lucky, null, 1, 0, T.single, null],
    [T.patent, null, 3, 0, T.patent, null],
    [T.patent, null, 2, 0, T.express, null],
  ])(
    'of type %i (lines of %s) with %i bets, %i of them bankers, becomes type %i (%s)',
    (typeId, size, count, bankers, to, toSize) => {
      const shape = editedShape({ typeId, systemValue: size }, bets(count, bankers));
      expect(shape).toMatchObject({ typeId: to, systemValue: toSize });
      expect(shape.bets.filter(({ banker }) => banker)).toHaveLength(to === T.system ? bankers : 0);
      expect(shape.bets.map(({ selectionId }) => selectionId)).toEqual(
        bets(count).map(({ selectionId }) => selectionId),
      );
    },
  );
});
