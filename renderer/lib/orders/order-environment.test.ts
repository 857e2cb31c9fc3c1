import { expect, test } from 'vitest';
import { takeOverPause } from './order-environment.ts';

const NOW = 1_000_000;

test.each([
  ['shared locks', true, NOW, 1000],
  ['no shared locks and an order of this moment', false, NOW, 20_000],
  ['no shared locks and an order of five seconds ago', false, NOW - 5000, 15_000],
  ['no shared locks and an old order', false, NOW - 60_000, 1000],
  ['a clock that was set back by an hour', false, NOW + 3_600_000, 20_000],
])('with %s an order is taken over in time', (_, isShared, askedAt, pause) => {
  const locks = { isShared, hold: (_name: string, run: () => Promise<void>) => run() };
  expect(takeOverPause({ locks, now: () => NOW }, askedAt)).toBe(pause);
});
