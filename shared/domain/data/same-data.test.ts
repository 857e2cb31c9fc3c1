import { expect, test } from 'vitest';
import { isSameData } from './same-data.ts';

test.each<[what: string, one: unknown, other: unknown, isSame: boolean]>([
  ['the same number', 1, 1, true],
  ['another number', 1, 2, false],
  ['a number and its text', 1, '1', false],
  ['nothing and an empty record', null, {}, false],
  ['records with the same fields', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
  ['records that differ far inside', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, false],
  ['a record with one field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['a record with one field less', { a: 1, b: 2 }, { a: 1 }, false],
  ['lists of another length', [1, 2], [1], false],
  ['lists in another order', [1, 2], [2, 1], false],
])('isSameData compares %s', (_, one, other, isSame) => {
  expect(isSameData(one, other)).toBe(isSame);
});
