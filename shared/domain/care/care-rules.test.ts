import { describe, expect, test } from 'vitest';
import { idleStateOf, limitWarning, secondsToAnswer } from './care-rules.ts';

const MINUTE = 60_000;
const config = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 10, autoLogoffWarningSeconds: 30 };

describe('[A-07] an inactive player', () => {
  test.each([
    [0, 'active', 30],
    [10 * MINUTE - 1, 'active', 30],
    [10 * MINUTE, 'warned', 30],
    [10 * MINUTE + 1, 'warned', 30],
    [10 * MINUTE + 20_500, 'warned', 10],
    [10 * MINUTE + 29_999, 'warned', 1],
    [10 * MINUTE + 30_000, 'over', 0],
    [9 * 60 * MINUTE, 'over', 0],
    // The clock was set back.
    [-MINUTE, 'active', 30],
  ] as const)('for %i ms is %s, with %i s to answer', (idleMs, state, seconds) => {
    expect(idleStateOf(config, 1000, 1000 + idleMs)).toBe(state);
    expect(secondsToAnswer(config, 1000, 1000 + idleMs)).toBe(seconds);
  });

  test('stays signed in where the site has no automatic sign-out', () => {
    expect(idleStateOf({ ...config, isAutoLogoffEnable: false }, 0, Number.MAX_SAFE_INTEGER)).toBe('active');
  });
});

test.each([
  [16 * MINUTE, null],
  [15 * MINUTE, 15],
  [14 * MINUTE, 15],
  [5 * MINUTE, 5],
  [MINUTE + 1, 5],
  [MINUTE, 1],
  [1, 1],
  [0, null],
  [-1, null],
])('[A-08] %i ms before a session limit the warning of %s minutes is due', (leftMs, minutes) => {
  expect(limitWarning(leftMs)).toBe(minutes === null ? null : minutes * MINUTE);
});
