import { expect, test } from 'vitest';
import { pressOf } from './press-of.ts';

test.each([
  [{ isArmed: false, isOneTap: false, clicks: 1 }, 'arm'],
  [{ isArmed: false, isOneTap: false, clicks: 2 }, 'arm'],
  [{ isArmed: false, isOneTap: false, clicks: 0 }, 'arm'],
  [{ isArmed: true, isOneTap: false, clicks: 1 }, 'sell'],
  [{ isArmed: true, isOneTap: false, clicks: 0 }, 'sell'],
  [{ isArmed: true, isOneTap: false, clicks: 2 }, 'nothing'],
  [{ isArmed: true, isOneTap: false, clicks: 3 }, 'sell'],
  [{ isArmed: false, isOneTap: true, clicks: 1 }, 'sell'],
  [{ isArmed: false, isOneTap: true, clicks: 0 }, 'sell'],
] as const)('a press of a cash-out with %j: %s', (pressed, act) => {
  expect(pressOf(pressed)).toBe(act);
});
