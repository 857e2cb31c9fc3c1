import { describe, expect, test } from 'vitest';
import { ceilRatio, compareRatios, ratioOfDecimal, ratioToFixed, reduceRatio, roundRatio } from './ratio.ts';

describe('exact ratios', () => {
  test.each([
    [{ n: 3n, d: 2n }, 2n, 1n, 2n],
    [{ n: 5n, d: 4n }, 1n, 1n, 2n],
    [{ n: 7n, d: 4n }, 2n, 1n, 2n],
    [{ n: 4n, d: 2n }, 2n, 2n, 2n],
    [{ n: 0n, d: 9n }, 0n, 0n, 0n],
  ])('%o rounds half-up to %s, down to %s and up to %s', (ratio, halfUp, down, up) => {
    expect([roundRatio(ratio, 'half-up'), roundRatio(ratio, 'down'), ceilRatio(ratio)]).toEqual([halfUp, down, up]);
  });

  test('are compared and reduced exactly', () => {
    expect(compareRatios({ n: 1n, d: 3n }, { n: 333n, d: 1000n })).toBe(1);
    expect(compareRatios({ n: 1n, d: 3n }, { n: 2n, d: 6n })).toBe(0);
    expect(reduceRatio({ n: 570n, d: 4n })).toEqual({ n: 285n, d: 2n });
    expect(reduceRatio({ n: 0n, d: 4n })).toEqual({ n: 0n, d: 1n });
    expect(reduceRatio({ n: -6n, d: 4n })).toEqual({ n: -3n, d: 2n });
  });

  test.each([
    ['0.1165', 1165n, 10_000n],
    ['2', 2n, 1n],
    ['3.815625', 3_815_625n, 1_000_000n],
  ])('the decimal %s is %s / %s', (text, n, d) => {
    expect(ratioOfDecimal(text)).toEqual({ n, d });
  });

  test.each(['', '.5', '-1', '1e3', 'x'])('"%s" is no decimal', (text) => {
    expect(() => ratioOfDecimal(text)).toThrow(RangeError);
  });

  test('are written with fixed decimals, half-up', () => {
    expect(ratioToFixed({ n: 2n, d: 3n }, 3)).toBe('0.667');
    expect(ratioToFixed({ n: 5n, d: 2n }, 0)).toBe('3');
    expect(ratioToFixed({ n: 1n, d: 200n }, 2)).toBe('0.01');
  });
});
