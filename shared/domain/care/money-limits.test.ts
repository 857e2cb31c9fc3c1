import { describe, expect, test } from 'vitest';
import {
  isMoneyLimitType,
  isToBeDecided,
  limitPeriodDays,
  MONEY_LIMIT_TYPES,
  moneyLimitGroup,
  pendingHours,
} from './money-limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('every type of money limit has its group and its window', () => {
  expect(MONEY_LIMIT_TYPES.map((type) => [type, moneyLimitGroup(type), limitPeriodDays(type)])).toEqual([
    [20, 'deposit', 1],
    [21, 'deposit', 7],
    [22, 'deposit', 30],
    [10, 'loss', 1],
    [11, 'loss', 7],
    [12, 'loss', 30],
    [1, 'stake', 1],
    [2, 'stake', 7],
    [3, 'stake', 30],
  ]);
  expect([30, 31, 32, 0, 4].map(isMoneyLimitType)).toEqual([false, false, false, false, false]);
});

describe('[X-04] the hours that a limit change still waits', () => {
  test.each([
    [DAY, 24],
    [DAY - 1, 24],
    [HOUR + 1, 2],
    [HOUR, 1],
    [1, 1],
    [0, 0],
    [-HOUR, 0],
  ])('%d ms are rounded up to %d hours', (left, hours) => {
    const now = 1_800_000_000_000;
    expect(pendingHours({ limitType: 20, endsAt: now / 1000 }, now - left)).toBe(hours);
  });
});

describe('[X-03] a looser deposit limit can be confirmed for a day after its wait', () => {
  test.each([
    [true, -1, false],
    [true, 0, true],
    [true, DAY - 1, true],
    [true, DAY, false],
    [false, 0, false],
    [undefined, 0, false],
  ])('needs approval: %s, %d ms after: %s', (needApprove, after, expected) => {
    const endsAt = 1_800_000_000;
    expect(isToBeDecided({ limitType: 20, endsAt, needApprove }, endsAt * 1000 + after)).toBe(expected);
  });
});
