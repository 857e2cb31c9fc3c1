import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { clampSystemValue, systemValues } from './system-values.ts';

describe('the system values', () => {
  test('[P-02] run from 2 to m − 1 with lines, smallest stake and bankers', () => {
    expect(systemValues({ legs: 6, bankers: 1, minBetAmount: 100, minLineAmount: 15 })).toEqual([
      { value: 2, offset: 1, combo: 10, minBetAmount: 150 },
      { value: 3, offset: 1, combo: 10, minBetAmount: 150 },
      { value: 4, offset: 1, combo: 5, minBetAmount: 100 },
    ]);
  });

  test('round a line stake below a minor unit up for all lines together', () => {
    const [first] = systemValues({ legs: 3, bankers: 0, minBetAmount: 1, minLineAmount: { n: 1n, d: 2n } });
    expect(first?.minBetAmount).toBe(2);
  });

  test('are empty for two legs besides the bankers', () => {
    expect(systemValues({ legs: 4, bankers: 2, minBetAmount: 100, minLineAmount: 1 })).toEqual([]);
  });

  test('leave out the offset where the operator says so', () => {
    const rules = { ...DEFAULT_COUPON_RULES, systemOffset: 'none' } as const;
    const values = systemValues({ legs: 5, bankers: 1, minBetAmount: 1, minLineAmount: 1 }, rules);
    expect(values.map((entry) => entry.offset)).toEqual([0, 0]);
  });
});

describe('the system value after a change of legs', () => {
  test.each([
    [2, 5, 2],
    [1, 5, 2],
    [9, 5, 4],
    [4, 4, 3],
    [2, 2, null],
  ])('[P-02] turns %i of %i units into %s', (value, units, expected) => {
    expect(clampSystemValue(value, units)).toBe(expected);
  });
});
