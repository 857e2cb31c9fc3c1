import { expect, test } from 'vitest';
import { isSimulated } from './simulated.ts';

test.each([
  ['football', { sportId: 1 }, false],
  ['football of a simulated league', { sportId: 1, simulated: true }, true],
  ['console football', { sportId: 85 }, true],
  ['console basketball', { sportId: 86 }, true],
  ['console hockey', { sportId: 87 }, true],
  ['console football that the back end calls real', { sportId: 85, simulated: false }, false],
  ['Counter-Strike of professionals', { sportId: 201 }, false],
  ['a sport of the back end', { sportId: 777 }, false],
] as const)('%s is told apart by the word of the back end, then by its sport', (_name, subject, expected) => {
  expect(isSimulated(subject)).toBe(expected);
});
