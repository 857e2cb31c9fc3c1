import { expect, test } from 'vitest';
import { selfTestResult } from './self-test.ts';

test.each<[answers: readonly (number | null)[], result: number | null]>([
  [[0, 0, 0], 0],
  [[1, 0, 0], 0],
  [[1, 1, 0], 1],
  [[2, 0, 0], 1],
  [[3, 3, 0], 1],
  [[3, 3, 1], 2],
  [[3, 3, 3], 2],
  [[3, 3, null], null],
  [[null, null, null], null],
])('the answers %j to three questions give the result %s of bounds at 2 and 7 points', (answers, result) => {
  expect(selfTestResult(answers, [2, 7])).toBe(result);
});
