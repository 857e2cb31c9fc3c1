import { expect, test } from 'vitest';
import { BET_STATUS, BET_STATUS_IDS } from './leg-status.ts';
import { legStatusKey } from './leg-status-key.ts';

test('an undecided bet has one word, and every other status one of its own', () => {
  expect(legStatusKey(BET_STATUS.notCalculated)).toBe(legStatusKey(BET_STATUS.notStarted));
  expect(legStatusKey(77)).toBe('leg_not_started');
  expect(new Set(BET_STATUS_IDS.map((id) => legStatusKey(id))).size).toBe(BET_STATUS_IDS.length - 1);
  expect(legStatusKey(BET_STATUS.halfWinHalfReturn)).toBe('leg_half_win_half_return');
  expect(legStatusKey(BET_STATUS.halfLoseHalfReturn)).toBe('leg_half_lose_half_return');
});

test.each([
  ['sold', 'status_sold'],
  ['edited', 'status_edited'],
  ['lose', 'leg_not_started'],
  [null, 'leg_not_started'],
] as const)(
  'an undecided bet of a coupon that ended as %s is told as %s, and a decided one as it was',
  (result, key) => {
    expect(legStatusKey(BET_STATUS.notStarted, result)).toBe(key);
    expect(legStatusKey(BET_STATUS.notCalculated, result)).toBe(key);
    expect(legStatusKey(BET_STATUS.win, result)).toBe('leg_won');
  },
);
