import { expect, test } from 'vitest';
import { nextZoom } from './zoom-steps.ts';

test.each([
  [100, 'in', 110],
  [100, 'out', 90],
  [90, 'out', 80],
  [67, 'out', 50],
  [50, 'out', 50],
  [250, 'in', 300],
  [300, 'in', 300],
  [300, 'reset', 100],
  [50, 'reset', 100],
] as const)('a page of %i percent, zoomed %s, has %i', (current, direction, expected) => {
  expect(nextZoom(current, direction)).toBe(expected);
});
