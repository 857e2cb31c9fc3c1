import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { dayNumberIn, instantOfWall, startOfDayIn } from './wall-instant.ts';
import { learnZone, minutesFromUtc } from './zone.ts';
import { zoneChanges } from './zone-changes.ts';
import { isZoneName } from './zone-name.ts';

const at = (text: string) => Date.parse(text);
const hours = (zone: string, day: string) => {
  const number = at(`${day}T00:00Z`) / 86_400_000;
  return (startOfDayIn(zone, number + 1) - startOfDayIn(zone, number)) / 3_600_000;
};
const ZONES = [
  ...['Europe/London', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Gaza'],
  ...['Australia/Lord_Howe', 'Antarctica/Troll', 'America/Havana', 'Africa/Cairo', 'Atlantic/Azores', 'Etc/GMT+5'],
];

describe('the offset of a zone', () => {
  test.each([
    ['Europe/London', '2027-03-28T00:59:59Z', 0],
    ['Europe/London', '2027-03-28T01:00Z', 60],
    ['Asia/Kathmandu', '2027-06-01T00:00Z', 345],
    ['Pacific/Chatham', '2027-01-10T00:00Z', 825],
    ['Pacific/Chatham', '2027-07-10T00:00Z', 765],
    ['America/St_Johns', '2027-01-10T00:00Z', -210],
    ['America/St_Johns', '2027-07-10T00:00Z', -150],
    // Ramadan of 2026 begins on 18 February.
    ['Africa/Casablanca', '2026-02-01T00:00Z', 60],
    ['Africa/Casablanca', '2026-03-01T00:00Z', 0],
    ['Australia/Lord_Howe', '2027-01-10T00:00Z', 660],
    ['Australia/Lord_Howe', '2027-07-10T00:00Z', 630],
    ['Antarctica/Troll', '2027-01-10T00:00Z', 0],
    ['Antarctica/Troll', '2027-07-10T00:00Z', 120],
    ['Europe/London', '1800-01-01T00:00Z', -1],
  ])('%s at %s is %i minutes', (zone, instant, minutes) => {
    expect(minutesFromUtc(zone, at(instant))).toBe(minutes);
  });

  test('of a chosen offset is that offset at every instant', () => {
    expect(minutesFromUtc(-210, at('2027-07-10T00:00Z'))).toBe(-210);
  });

  test('never throws, whatever the name and the instant', () => {
    const instants = fc.oneof(fc.integer(), fc.constantFrom(Number.NaN, Infinity, 8.64e15, 8.65e15, -8.64e15));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...ZONES)), instants, (zone, instant) => {
        expect(Number.isFinite(minutesFromUtc(zone, instant))).toBe(true);
      }),
    );
  });
});

test.each([
  'Europe/London',
  'Europe/Kyiv',
  'America/Argentina/Buenos_Aires',
  'Etc/GMT+5',
  'UTC',
  'America/Port-au-Prince',
])('%s is the name of a zone', (name) => expect(isZoneName(name)).toBe(true));

test.each(['', 'Etc/Unknown', 'Nonsense/Name', '+05:30', 'Europe/London\n', '../etc', 'constructor', 'A'.repeat(41)])(
  '"%s" is no name of a zone',
  (name) => expect(isZoneName(name)).toBe(false),
);

describe('the instant of a time on the clocks', () => {
  test('is that at which the clocks of the zone show it', () => {
    const span = { min: at('2026-01-01T00:00Z'), max: at('2029-01-01T00:00Z') };
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer(span), (zone, instant) => {
        const wall = instant + minutesFromUtc(zone, instant) * 60_000;
        const found = instantOfWall(wall, zone);
        expect(found + minutesFromUtc(zone, found) * 60_000).toBe(wall);
        expect(found).toBeLessThanOrEqual(instant);
      }),
    );
  });

  test.each([
    ['put forward', '2027-03-28T01:30Z', '2027-03-28T01:30:00.000Z'],
    ['put back', '2027-10-31T01:30Z', '2027-10-31T00:30:00.000Z'],
  ])('where they are %s is the later time or the first of two', (_, wall, instant) => {
    expect(new Date(instantOfWall(at(wall), 'Europe/London')).toISOString()).toBe(instant);
  });

  test.each([
    ['Europe/London', '2027-03-28', 23],
    ['Europe/London', '2027-10-31', 25],
    ['Europe/London', '2027-06-01', 24],
    ['Australia/Lord_Howe', '2027-04-04', 24.5],
    ['Antarctica/Troll', '2027-03-28', 22],
    // The clocks are changed at midnight: the day begins at one.
    ['Africa/Cairo', '2027-04-30', 23],
    ['America/Havana', '2027-11-07', 25],
  ])('a day of %s, %s, has %d hours', (zone, day, expected) => {
    expect(hours(zone, day)).toBe(expected);
  });

  test('a day begins with its first instant', () => {
    const span = { min: at('2026-01-01T00:00Z') / 86_400_000, max: at('2029-01-01T00:00Z') / 86_400_000 };
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer(span), (zone, day) => {
        const start = startOfDayIn(zone, day);
        expect([dayNumberIn(zone, start), dayNumberIn(zone, start - 1)]).toEqual([day, day - 1]);
      }),
    );
  });
});

describe('what a page is told about a zone', () => {
  const name = 'Europe/London';
  afterEach(() => learnZone(name, []));

  test('replaces the rules of the device for the time that it is told about, and only then', () => {
    const changes = zoneChanges(name, at('2027-01-01T00:00Z'), at('2027-12-01T00:00Z'));
    expect(changes.map(([from, minutes]) => [new Date(from).toISOString(), minutes])).toEqual([
      ['2027-01-01T00:00:00.000Z', 0],
      ['2027-03-28T01:00:00.000Z', 60],
      ['2027-10-31T01:00:00.000Z', 0],
      ['2027-12-01T00:00:00.000Z', null],
    ]);
    learnZone(name, [
      [at('2027-01-01T00:00Z'), 15],
      [at('2027-12-01T00:00Z'), null],
    ]);
    expect(['2026-06-01', '2027-06-01', '2028-06-01'].map((day) => minutesFromUtc(name, at(day)))).toEqual([
      60, 15, 60,
    ]);
  });

  test('gives a device that does not know the zone its offsets', () => {
    learnZone('Moon/Tycho', [
      [at('2027-01-01T00:00Z'), 90],
      [at('2027-12-01T00:00Z'), null],
    ]);
    expect(['2026-06-01', '2027-06-01'].map((day) => minutesFromUtc('Moon/Tycho', at(day)))).toEqual([90, 90]);
  });

  test.each(ZONES)('is what the server draws in %s', (zone) => {
    const [from, until] = [at('2026-01-01T00:00Z'), at('2028-06-01T00:00Z')];
    const changes = zoneChanges(zone, from, until);
    for (let instant = from; instant < until; instant += 6 * 3_600_000) {
      expect(changes.findLast(([begin]) => begin <= instant)?.[1]).toBe(minutesFromUtc(zone, instant));
    }
  });
});
