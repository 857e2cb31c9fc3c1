import { expect, test } from 'vitest';
import { isBanned } from './ban-levels.ts';

test.each([
  [0, false],
  [1, true],
  [45, true],
  [53, true],
])('[O-03] the ban level %i means banned: %s', (level, is) => {
  expect(isBanned(level)).toBe(is);
});
