import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, type DealtItem, dealColumns } from './deal-columns.ts';

const heights = fc.array(fc.integer({ min: 44, max: 700 }), { maxLength: 80 });
const itemsOf = (all: readonly number[]): DealtItem[] => all.map((height, index) => ({ key: `m${index}`, height }));

/** Returns the place of each card and the heights of the columns. */
function placed(items: readonly DealtItem[], columns: Deal) {
  const ends: [number, number] = [0, 0];
  const places = items.map(({ key, height }) => {
    const column = columns.get(key) ?? 0;
    const top = ends[column];
    ends[column] += height;
    return { key, column, top };
  });
  return { places, ends };
}

describe('dealing into two columns', () => {
  test('read row by row, the cards are in the order of the markets', () => {
    fc.assert(
      fc.property(heights, (all) => {
        const items = itemsOf(all);
        const { places } = placed(items, dealColumns(items));
        const byRow = [...places].sort((a, b) => a.top - b.top || a.column - b.column);
        expect(byRow.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
      }),
    );
  });

  test('the columns differ by no more than the tallest card', () => {
    fc.assert(
      fc.property(heights, (all) => {
        const items = itemsOf(all);
        const { ends } = placed(items, dealColumns(items));
        expect(Math.abs(ends[0] - ends[1])).toBeLessThanOrEqual(Math.max(0, ...all));
      }),
    );
  });

  test('the second column begins with the second market, and a single one is in the first', () => {
    const items = itemsOf([320, 98, 98, 142]);
    expect([...dealColumns(items).values()]).toEqual([0, 1, 1, 1]);
    expect([...dealColumns(itemsOf([98])).values()]).toEqual([0]);
    expect(dealColumns([])).toEqual(new Map());
  });

  test('a card stays in its column while others come and go', () => {
    const items = itemsOf([98, 98, 98, 98, 98, 98]);
    const before = dealColumns(items);
    const left = items.filter(({ key }) => key !== 'm0');
    const after = dealColumns(left, before);
    for (const { key } of left) expect(after.get(key)).toBe(before.get(key));
  });

  test('all cards are dealt again once too many of one column have gone', () => {
    const items = itemsOf(Array.from({ length: 20 }, () => 98));
    const before = dealColumns(items);
    const second = items.filter(({ key }) => before.get(key) === 1);
    expect([...new Set(dealColumns(second, before).values())].sort()).toEqual([0, 1]);
  });
});
