import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GeoPoint, mapPositions, scaleBar } from './map-positions.ts';

const frame = { width: 400, height: 300, margin: 20 };
const at = (latitude: number, longitude: number): GeoPoint => ({ latitude, longitude });
const rounded = (points: readonly GeoPoint[]) =>
  mapPositions(points, frame).positions.map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe('places on a map', () => {
  test.each<[string, GeoPoint[], number[][]]>([
    ['one place is in the middle', [at(51.5, -0.1)], [[200, 150]]],
    [
      'the same place twice is in the middle twice',
      [at(10, 10), at(10, 10)],
      [
        [200, 150],
        [200, 150],
      ],
    ],
    [
      'west is left and east is right',
      [at(0, 1), at(0, -1)],
      [
        [380, 150],
        [20, 150],
      ],
    ],
    [
      'north is above and south is below',
      [at(-1, 5), at(1, 5)],
      [
        [200, 280],
        [200, 20],
      ],
    ],
    [
      'at 60° a degree of longitude is half as wide as one of latitude',
      [at(60.5, 10), at(59.5, 12)],
      [
        [70, 20],
        [330, 280],
      ],
    ],
    [
      'places on both sides of 180° are neighbours',
      [at(0, 179), at(0, -179)],
      [
        [20, 150],
        [380, 150],
      ],
    ],
    ['none', [], []],
  ])('%s', (_, points, positions) => {
    const found = rounded(points);
    expect(found).toHaveLength(positions.length);
    for (const [index, [x = 0, y = 0]] of positions.entries()) {
      expect(Math.abs((found[index]?.[0] ?? Number.NaN) - x)).toBeLessThanOrEqual(1);
      expect(Math.abs((found[index]?.[1] ?? Number.NaN) - y)).toBeLessThanOrEqual(1);
    }
  });

  test('stay within the margin of the frame, wherever they are', () => {
    const point = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 30 }), (points) => {
        const { positions, kmPerUnit } = mapPositions(points, frame);
        expect(kmPerUnit).toBeGreaterThan(0);
        for (const { x, y } of positions) {
          expect(x).toBeGreaterThanOrEqual(19.999);
          expect(x).toBeLessThanOrEqual(380.001);
          expect(y).toBeGreaterThanOrEqual(19.999);
          expect(y).toBeLessThanOrEqual(280.001);
        }
      }),
    );
  });
});

test.each([
  [1, 100, 100],
  [1, 99, 50],
  [0.3, 100, 20],
  [0.01, 100, 1],
  [0.009, 100, 0.5],
  [30, 100, 2000],
])('a scale of %s km per unit with room for %s units has a bar of %s km', (kmPerUnit, room, km) => {
  const bar = scaleBar(kmPerUnit, room);
  expect(bar.km).toBeCloseTo(km, 9);
  expect(bar.units).toBeCloseTo(km / kmPerUnit, 6);
  expect(bar.units).toBeLessThanOrEqual(room + 1e-9);
});
