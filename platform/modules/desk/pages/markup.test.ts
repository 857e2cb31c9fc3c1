import { expect, test } from 'vitest';
import { instantText } from './markup.ts';

test.each<[number | null, string]>([
  [null, ''],
  [0, '1970-01-01 00:00 UTC'],
  [Date.UTC(2026, 10, 23, 9, 5), '2026-11-23 09:05 UTC'],
  [9_007_199_254_740_991, '9007199254740991'],
  [-9e15, '-9000000000000000'],
])('the desk writes the instant %d as %j, also one that an earlier version has stored', (at, text) => {
  expect(instantText(at)).toBe(text);
});
