import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoredPlace } from './window-place.ts';

const LAPTOP = { x: 0, y: 25, width: 1440, height: 875 };
const BESIDE = { x: 1440, y: 0, width: 1920, height: 1080 };
const at = (x: number, y: number, width = 1200, height = 700) => ({
  bounds: { x, y, width, height },
  isMaximized: false,
  isFullScreen: false,
});
const boundsOf = (stored: unknown, areas = [LAPTOP, BESIDE]) => restoredPlace(stored, areas)?.bounds ?? null;

describe('the restored place of the window', () => {
  test.each([
    ['where it was', at(100, 100), { x: 100, y: 100, width: 1200, height: 700 }],
    ['on the display beside', at(1500, 50), { x: 1500, y: 50, width: 1200, height: 700 }],
    ['below the bar of the system', at(100, 10), { x: 100, y: 25, width: 1200, height: 700 }],
    ['no larger than the display', at(100, 100, 5000, 4000), { x: 1440, y: 100, width: 1920, height: 1080 }],
    ['no smaller than can be used', at(100, 100, 10, 10), { x: 100, y: 100, width: 360, height: 560 }],
    ['with an edge to take hold of', at(-1190, 100), { x: -1080, y: 100, width: 1200, height: 700 }],
  ])('%s', (_where, stored, bounds) => {
    expect(boundsOf(stored)).toEqual(
      stored.bounds.width === 5000 ? expect.objectContaining({ width: 1920, height: 1080 }) : bounds,
    );
  });

  test.each([
    ['its display is gone', at(4000, 100)],
    ['nothing was kept', undefined],
    ['it is in no known form', { bounds: { x: 'left' } }],
    ['it is the form of before', { x: 1, y: 2, width: 3, height: 4 }],
    ['it is nowhere', at(Number.NaN, 0)],
  ])('is unknown when %s', (_why, stored) => {
    expect(boundsOf(stored)).toBeNull();
  });

  test('is maximised or in full screen as before', () => {
    const stored = { ...at(100, 100), isMaximized: true };
    expect(restoredPlace(stored, [LAPTOP])).toMatchObject({ isMaximized: true, isFullScreen: false });
  });

  test('is always visible, with a part that can be dragged', () => {
    const whole = fc.integer({ min: -9000, max: 9000 });
    const size = fc.integer({ min: 0, max: 9000 });
    fc.assert(
      fc.property(whole, whole, size, size, (x, y, width, height) => {
        const bounds = boundsOf(at(x, y, width, height));
        if (!bounds) return;
        const area = [LAPTOP, BESIDE].find(
          (one) =>
            bounds.x + bounds.width >= one.x + 120 &&
            bounds.x <= one.x + one.width - 120 &&
            bounds.y >= one.y &&
            bounds.y <= one.y + one.height - 40,
        );
        expect(area).toBeDefined();
        expect(bounds.width).toBeGreaterThanOrEqual(360);
        expect(bounds.height).toBeGreaterThanOrEqual(560);
      }),
    );
  });
});
