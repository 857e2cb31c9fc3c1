import type { Rectangle } from 'electron';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));

const placeSchema = v.object({
  bounds: v.object({ x: whole, y: whole, width: whole, height: whole }),
  isMaximized: v.boolean(),
  isFullScreen: v.boolean(),
});

/** Place and state of a window when it was left, in points of the desktop. */
export type WindowPlace = v.InferOutput<typeof placeSchema>;

/** Smallest usable size of the window. */
export const MIN_SIZE = { width: 360, height: 560 } as const;

/** Part of the window that has to be on a display, so that the player can grab it. */
const GRIP = { width: 120, height: 40 } as const;

const between = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** Returns the length that two ranges share. */
function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
}

function sharedArea(one: Rectangle, other: Rectangle): number {
  const width = Math.max(0, overlap(one.x, one.width, other.x, other.width));
  return width * Math.max(0, overlap(one.y, one.height, other.y, other.height));
}

function fits(bounds: Rectangle, area: Rectangle): Rectangle {
  const width = between(bounds.width, Math.min(MIN_SIZE.width, area.width), area.width);
  const height = between(bounds.height, Math.min(MIN_SIZE.height, area.height), area.height);
  const x = between(bounds.x, area.x - width + GRIP.width, area.x + area.width - GRIP.width);
  // A window is dragged by its top edge.
  const y = between(bounds.y, area.y, area.y + area.height - GRIP.height);
  return { x, y, width, height };
}

/**
 * Returns the place of a window on the present displays: unchanged when visible, moved onto the display that it
 * overlaps most, or null when it overlaps none or the stored place cannot be read.
 *
 * @param areas work areas of the displays
 */
export function restoredPlace(stored: unknown, areas: readonly Rectangle[]): WindowPlace | null {
  const parsed = v.safeParse(placeSchema, stored);
  if (!parsed.success) return null;
  const { bounds } = parsed.output;
  const [best] = areas.toSorted((one, other) => sharedArea(bounds, other) - sharedArea(bounds, one));
  if (!best || sharedArea(bounds, best) === 0) return null;
  return { ...parsed.output, bounds: fits(bounds, best) };
}
