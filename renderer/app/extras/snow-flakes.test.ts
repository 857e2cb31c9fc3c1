import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fall, makeFlakes } from './snow-flakes.ts';

const seeded = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

test('[N-10] flakes never leave the sky, and never jump after a pause', () => {
  const size = fc.integer({ min: 200, max: 4000 });
  fc.assert(
    fc.property(
      size,
      size,
      fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { maxLength: 60 }),
      (width, height, steps) => {
        const sky = { width, height };
        const flakes = makeFlakes(sky, seeded(width + height));
        expect(flakes.length).toBeLessThanOrEqual(90);
        for (const seconds of steps) {
          const before = flakes.map(({ y }) => y);
          fall(flakes, sky, seconds);
          for (const [index, { x, y, radius }] of flakes.entries()) {
            expect(x).toBeGreaterThanOrEqual(-radius - 2);
            expect(x).toBeLessThanOrEqual(width + radius + 2);
            expect(y).toBeLessThanOrEqual(height + radius);
            const from = before[index] ?? 0;
            expect(y >= from ? y - from : 0).toBeLessThanOrEqual(5.3);
          }
        }
      },
    ),
  );
});

test('[N-10] a phone has fewer flakes than a desktop', () => {
  const phone = makeFlakes({ width: 390, height: 844 }, seeded(1));
  const desktop = makeFlakes({ width: 1440, height: 900 }, seeded(1));
  expect(phone.length).toBeLessThan(desktop.length);
  expect(phone.length).toBeGreaterThan(5);
});
