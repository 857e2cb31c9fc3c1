import { expect, test } from 'vitest';
import { formatOf } from './balls.ts';
import { inningsTable } from './innings-table.ts';

const SIDES_OF_A_FULL_DAY = 80;

test('the tables of all sides that bat on a full day are made once, however often they are asked for', () => {
  const sides = Array.from({ length: SIDES_OF_A_FULL_DAY }, (_, side) => inningsTable(formatOf(20), 1 + side / 1000));
  const first = sides.map((table) => table());
  for (const [index, table] of sides.entries()) expect(table()).toBe(first[index]);
});
