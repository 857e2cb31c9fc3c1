import { expect, test } from 'vitest';
import table from '#platform/simulation/models/pricing/calibrations.json' with { type: 'json' };
import { catalogueCalibrations } from './calibrations.ts';

test('the stored calibrations equal those that the models compute for the catalogue', () => {
  const fresh = catalogueCalibrations();
  const advice = 'after a change of a model or of rules: node build/calibrations.ts';
  expect(Object.keys(table).sort(), advice).toEqual(Object.keys(fresh).sort());
  for (const [key, values] of Object.entries(table)) {
    for (const [index, value] of values.entries())
      expect(value, `${key}; ${advice}`).toBeCloseTo(fresh[key]?.[index] ?? Number.NaN, 9);
  }
});
