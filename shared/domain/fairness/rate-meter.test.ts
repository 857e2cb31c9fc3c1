import { expect, test } from 'vitest';
import { createRateMeter } from './rate-meter.ts';

test('a rate meter lets each subject through up to its number, and tells how long the others wait', () => {
  let at = 0;
  const meter = createRateMeter({ max: 2, windowMs: 10_000, now: () => at });
  expect([meter.count('a'), meter.count('a'), meter.count('a'), meter.count('b')]).toEqual([0, 0, 10, 0]);
  at = 7500;
  expect(meter.count('a')).toBe(3);
  at = 10_000;
  expect(meter.count('a')).toBe(0);
});

test('a rate meter starts again rather than growing without end', () => {
  const meter = createRateMeter({ max: 1, windowMs: 10_000, maxSubjects: 2, now: () => 0 });
  for (const subject of ['a', 'b', 'c']) meter.count(subject);
  expect([meter.count('c'), meter.count('a')]).toEqual([10, 0]);
});
