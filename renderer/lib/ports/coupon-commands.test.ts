import { expect, test, vi } from 'vitest';
import { runCouponCommand, takeCouponCommand } from './coupon-commands.ts';

test('the part that took a command last carries it out, and the one before it after that part has gone', () => {
  const first = vi.fn();
  const second = vi.fn();
  const endFirst = takeCouponCommand('stake', first);
  const endSecond = takeCouponCommand('stake', second);
  expect(runCouponCommand('stake')).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  endSecond();
  expect(runCouponCommand('stake')).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  endFirst();
  expect(runCouponCommand('stake')).toBe(false);
});

test('a command that nobody took is reported as not carried out', () => {
  expect(runCouponCommand('undo')).toBe(false);
});
