import { expect, test } from 'vitest';
import { minutesFromUtc } from '#shared/domain/time/zone.ts';
import { CITY_ZONES, cityOfZone } from './cities.ts';

const WEEK = 7 * 86_400_000;
const weeks = Array.from({ length: 104 }, (_, week) => Date.UTC(2027, 0) + week * WEEK);
const rules = (zone: string) => weeks.map((at) => minutesFromUtc(zone, at)).join();

test('some city has the rules of each zone', () => {
  const known = new Set(CITY_ZONES.map(rules));
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(rules(zone)))).toEqual([]);
});

test.each([
  ['Europe/London', 'london', 'London'],
  ['America/Argentina/Buenos_Aires', 'buenos_aires', 'Buenos Aires'],
  ['America/Buenos_Aires', 'buenos_aires', 'Buenos Aires'],
  ['Asia/Katmandu', 'kathmandu', 'Katmandu'],
  ['Europe/Busingen', null, 'Busingen'],
  ['UTC', null, 'UTC'],
])('%s is called by the city %s', (zone, id, plain) => {
  expect(cityOfZone(zone)).toEqual({ id, plain });
});
