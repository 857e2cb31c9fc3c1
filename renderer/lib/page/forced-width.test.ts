import { expect, test } from 'vitest';
import { matchesAt } from './forced-width.ts';

test.each([
  ['not (min-width: 720px)', 700, true],
  ['not (min-width: 720px)', 720, false],
  ['(min-width: 720px)', 1280, true],
  ['(max-width: 719.98px)', 700, true],
  ['(max-width: 719.98px)', 720, false],
  ['not all and (min-width: 480px)', 430, true],
  ['(width < 720px)', 719, true],
  ['(width < 720px)', 720, false],
  ['(width <= 720px)', 720, true],
  ['(width > 720px)', 720, false],
  ['(width >= 720px)', 720, true],
  ['print', 700, null],
  ['(prefers-reduced-motion: reduce)', 700, null],
  ['(min-width: 720px) and (pointer: coarse)', 700, null],
])('[R-05] the media query "%s" on a page of %i pixels has the answer %s', (query, width, answer) => {
  expect(matchesAt(width, query)).toBe(answer);
});
