import { expect, test } from 'vitest';
import { problemsOf } from './check-files.ts';

test.each([
  ['shared/money.ts', 400, 0],
  ['shared/money.ts', 401, 1],
  ['shared/utils.ts', 10, 1],
  ['renderer/features/coupon/index.ts', 1, 1],
  ['electron/main/index.ts', 100, 0],
  ['shared/helpers.ts', 500, 2],
])('%s with %i lines has %i problems', (file, lines, problems) => {
  expect(problemsOf(file, 'x\n'.repeat(lines))).toHaveLength(problems);
});
