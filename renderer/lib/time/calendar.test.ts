import { describe, expect, test } from 'vitest';
import { stopwatch, timeOfDay, wallTime, zoneLabel, zoneLabelAt } from './calendar.ts';

const at = Date.UTC(2025, 10, 22, 21, 45, 7);

test.each([
  // The clocks go forward on 28 March 2027 at 01:00 UTC.
  ['Europe/London', '2027-03-28T00:59Z', '00:59', 'UTC'],
  ['Europe/London', '2027-03-28T02:00Z', '03:00', 'UTC+1'],
  ['Europe/London', '2027-04-02T19:00Z', '20:00', 'UTC+1'],
  ['Europe/London', '2027-01-10T12:00Z', '12:00', 'UTC'],
  ['Pacific/Chatham', '2027-01-10T12:00Z', '01:45', 'UTC+13:45'],
  ['Pacific/Chatham', '2027-07-10T12:00Z', '00:45', 'UTC+12:45'],
  ['America/St_Johns', '2027-07-10T12:00Z', '09:30', 'UTC\u22122:30'],
  [-210, '2027-07-10T12:00Z', '08:30', 'UTC\u22123:30'],
])('in %s the instant %s is drawn as %s, %s', (zone, instant, time, label) => {
  const at = Date.parse(instant);
  expect(timeOfDay(wallTime(at, zone), null)).toBe(time);
  expect(zoneLabelAt(zone, at)).toBe(label);
});

describe('a wall clock', () => {
  test('shows the day and time of its zone', () => {
    expect(wallTime(at, 180)).toMatchObject({ year: 2025, month: 11, day: 23, weekday: 0, hours: 0, minutes: 45 });
    expect(wallTime(at, -210)).toMatchObject({ day: 22, weekday: 6, hours: 18, minutes: 15, seconds: 7 });
  });

  test('numbers successive days one apart', () => {
    expect(wallTime(at + 86_400_000, 180).dayNumber - wallTime(at, 180).dayNumber).toBe(1);
    expect(wallTime(at, 180).dayNumber - wallTime(at, 0).dayNumber).toBe(1);
  });

  test.each([
    [0, '12:05 AM', '00:05'],
    [11, '11:05 AM', '11:05'],
    [12, '12:05 PM', '12:05'],
    [20, '8:05 PM', '20:05'],
  ])('writes %i o’clock in 12-hour and 24-hour format', (hours, half, full) => {
    const wall = wallTime(Date.UTC(2025, 0, 1, hours, 5), 0);
    expect(timeOfDay(wall, { am: 'AM', pm: 'PM' })).toBe(half);
    expect(timeOfDay(wall, null)).toBe(full);
    expect(timeOfDay(wall, null, true)).toBe(`${full}:00`);
  });
});

test.each([
  [0, 'UTC'],
  [180, 'UTC+3'],
  [-210, 'UTC−3:30'],
  [345, 'UTC+5:45'],
])('the zone of %i minutes is called %s', (minutes, expected) => {
  expect(zoneLabel(minutes)).toBe(expected);
});

test.each([
  [0, '00:00'],
  [252.9, '04:12'],
  [-3, '00:00'],
  [4030, '67:10'],
])('a stopwatch at %d s shows %s', (seconds, expected) => {
  expect(stopwatch(seconds)).toBe(expected);
});
