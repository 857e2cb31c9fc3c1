import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { massCurve } from './mass-curve.ts';
import { rulesOf } from './sport-rules.ts';

const ADDED = 4 * 60_000;

describe.each([
  ['football', 1],
  ['ice hockey', 2],
  ['handball', 8],
])('the mass curve of %s', (_, sportId) => {
  const rules = rulesOf(sportId);

  test('runs from nought to one', () => {
    for (const growth of [0, 0.3, 0.7]) {
      const curve = massCurve(rules, growth);
      expect(curve.at(1, 0, 0)).toBe(0);
      expect(curve.endOf(rules.periods)).toBeCloseTo(1, 12);
    }
  });

  test('turns a clock into mass and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: rules.periods }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(0, 0.2, 0.7),
        (period, part, growth) => {
          const curve = massCurve(rules, growth);
          const added = rules.addedTime.length > 0 ? ADDED : 0;
          const clock = part * (rules.periodClockMs + added);
          const mass = curve.at(period, clock, added);
          expect(mass).toBeGreaterThanOrEqual(curve.endOf(period - 1) - 1e-12);
          expect(mass).toBeLessThanOrEqual(curve.endOf(period) + 1e-12);
          expect(curve.clockAt(period, mass, added)).toBeCloseTo(clock, 2);
        },
      ),
    );
  });

  test('has less mass early in the game when the rate grows', () => {
    expect(massCurve(rules, 0.5).endOf(1)).toBeLessThan(massCurve(rules, 0).endOf(1));
  });
});

test('the length of added time does not change what is expected before it is announced', () => {
  const curve = massCurve(rulesOf(1), 0.3);
  const left = curve.endOf(1) - curve.at(1, 45 * 60_000, 0);
  expect(left).toBeCloseTo(0.025, 12);
  expect(curve.at(1, 46 * 60_000, 60_000)).toBeCloseTo(curve.endOf(1), 12);
  expect(curve.at(1, 46 * 60_000, 120_000)).toBeCloseTo(curve.endOf(1) - 0.0125, 12);
  expect(curve.at(1, 60 * 60_000, 120_000)).toBeCloseTo(curve.endOf(1), 12);
});
