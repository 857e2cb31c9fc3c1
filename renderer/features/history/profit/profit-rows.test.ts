import { describe, expect, test } from 'vitest';
import type { ProfitRow } from '#shared/contracts/profit.ts';
import { barsOf, rowsOfGroup } from './profit-rows.ts';

const row = (key: number, staked: number, returned: number, count = 1): ProfitRow => ({
  group: 'sport',
  key,
  count,
  staked,
  returned,
});

describe('bars of profit and loss', () => {
  test('share one scale with their zero between loss and profit', () => {
    expect(barsOf([row(1, 100, 400), row(2, 100, 0)])).toEqual({
      zero: 25,
      bars: [
        { x: 25, width: 75, isLoss: false },
        { x: 0, width: 25, isLoss: true },
      ],
    });
  });

  test('without any profit end at the zero line, and without both have no width', () => {
    expect(barsOf([row(1, 100, 0)])).toEqual({ zero: 100, bars: [{ x: 0, width: 100, isLoss: true }] });
    expect(barsOf([row(1, 100, 100)]).bars).toEqual([{ x: 0, width: 0, isLoss: false }]);
  });
});

test('sports come by their number of bets, slots of time in their order', () => {
  const rows = [row(1, 1, 1, 2), row(2, 1, 1, 5)];
  expect(rowsOfGroup({ rows }, 'sport').map(({ key }) => key)).toEqual([2, 1]);
  const slots = rows.map((one) => ({ ...one, group: 'time' as const }));
  expect(rowsOfGroup({ rows: [...rows, ...slots] }, 'time')).toEqual(slots);
});
