/** A card to deal: its key and its height with the gap below it, in pixels. */
export interface DealtItem {
  readonly key: string;
  readonly height: number;
}

/** Column of each card by its key. */
export type Deal = ReadonlyMap<string, 0 | 1>;

const NOTHING: Deal = new Map();
/** Difference of the columns, beyond the tallest card, at which cards no longer stay where they were. */
const MAX_SKEW = 160;

function deal(items: readonly DealtItem[], before: Deal): { columns: Deal; skew: number } {
  const columns = new Map<string, 0 | 1>();
  const heights = [0, 0] as [number, number];
  let skew = 0;
  for (const { key, height } of items) {
    const column = before.get(key) ?? (heights[0] <= heights[1] ? 0 : 1);
    columns.set(key, column);
    heights[column] += height;
    skew = Math.max(skew, Math.abs(heights[0] - heights[1]));
  }
  return { columns, skew };
}

/**
 * Deals cards into two columns row by row: each comes below the shorter column, so that none begins above an earlier
 * one, and the columns differ by one card at most. Cards that were dealt before stay in their columns, because a price
 * must not leave the pointer when another market closes; only when the columns have become too different are all dealt
 * again from the first.
 *
 * @param before the deal of the cards that are shown
 */
export function dealColumns(items: readonly DealtItem[], before: Deal = NOTHING): Deal {
  const kept = deal(items, before);
  const tallest = Math.max(0, ...items.map(({ height }) => height));
  return kept.skew <= tallest + MAX_SKEW ? kept.columns : deal(items, NOTHING).columns;
}
