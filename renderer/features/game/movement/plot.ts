import type { PriceHistoryAnswer } from '#shared/contracts/price-history.ts';

type Point = PriceHistoryAnswer['points'][number];

/** Point at which the selection had a price. */
export interface PricedPoint {
  readonly at: number;
  readonly price: number;
}

/** Movement of a price as the popover tells it. */
export interface Movement {
  /** Points of the shown time with a price, ascending; the last is the present. */
  readonly priced: readonly PricedPoint[];
  readonly highest: number;
  readonly lowest: number;
  /** Points at which the price became another one, and the first, latest first. */
  readonly changes: readonly PricedPoint[];
}

/** Size of the plot in its own units, and the space left above and below the line. */
export const MOVEMENT_PLOT = { width: 280, height: 88, edge: 8 } as const;

function isPriced(point: Point): point is PricedPoint {
  return point.price !== null;
}

/** Returns the movement of a price; null when it had no price in the shown time. */
export function movementOf(points: readonly Point[]): Movement | null {
  const priced = points.filter(isPriced);
  if (priced.length === 0) return null;
  const prices = priced.map(({ price }) => price);
  const changes = priced.filter(({ price }, index) => price !== priced[index - 1]?.price);
  return {
    priced,
    highest: Math.max(...prices),
    lowest: Math.min(...prices),
    changes: changes.reverse(),
  };
}

interface Scale {
  readonly x: (at: number) => number;
  readonly y: (price: number) => number;
}

/**
 * Returns the places of instants and prices in the plot. Time runs in the direction of the text.
 *
 * @param bounds lowest and highest price to show
 */
export function scaleOf(
  points: readonly Point[],
  bounds: readonly [lowest: number, highest: number],
  isRightToLeft: boolean,
): Scale {
  const from = points[0]?.at ?? 0;
  const span = Math.max((points.at(-1)?.at ?? 0) - from, 1);
  const [lowest, highest] = bounds;
  const range = Math.max(highest - lowest, 1);
  const { width, height, edge } = MOVEMENT_PLOT;
  return {
    x: (at) => {
      const along = edge + ((at - from) / span) * (width - 2 * edge);
      return isRightToLeft ? width - along : along;
    },
    y: (price) => (highest === lowest ? height / 2 : height - edge - ((price - lowest) / range) * (height - 2 * edge)),
  };
}

/** Returns the path of a price that stays until it changes; where there was no price, the line is interrupted. */
export function stepPath(points: readonly Point[], { x, y }: Scale): string {
  let before: number | null = null;
  const parts: string[] = [];
  for (const { at, price } of points) {
    const place = x(at).toFixed(1);
    if (before !== null) parts.push(`H${place}`);
    if (price !== null) parts.push(before === null ? `M${place} ${y(price).toFixed(1)}` : `V${y(price).toFixed(1)}`);
    before = price;
  }
  return parts.join('');
}
