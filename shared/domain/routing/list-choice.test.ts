import { describe, expect, test } from 'vitest';
import {
  daysUntil,
  LIST_DAYS,
  LIST_HOURS,
  LIST_SORTS,
  listChoiceQuery,
  readListChoice,
  spanOfDay,
  weekFrom,
} from './list-choice.ts';

test.each([
  // Saturday 27 March 2027, 20:00: the clocks go forward on the next day.
  ['today', '2027-03-27T20:00Z', '2027-03-27T00:00:00.000Z', 24],
  ['tomorrow', '2027-03-27T20:00Z', '2027-03-28T00:00:00.000Z', 23],
  ['mon', '2027-03-27T20:00Z', '2027-03-28T23:00:00.000Z', 24],
  ['sun', '2027-10-30T23:30Z', '2027-10-30T23:00:00.000Z', 25],
] as const)('in London the day "%s" from %s begins at %s and has %i hours', (day, now, begin, hours) => {
  const { from, until } = spanOfDay(day, Date.parse(now), 'Europe/London');
  expect([new Date(from).toISOString(), (until - from) / 3_600_000]).toEqual([begin, hours]);
});

test.each([
  ['', 'competition', undefined, undefined, ''],
  ['sort=time', 'time', undefined, undefined, '?sort=time'],
  ['hours=6', 'competition', 6, undefined, '?hours=6'],
  ['hours=24&sort=time&x=1', 'time', 24, undefined, '?sort=time&hours=24'],
  ['sort=competition', 'competition', undefined, undefined, ''],
  ['sort=price&hours=7', 'competition', undefined, undefined, ''],
  ['hours=06', 'competition', undefined, undefined, ''],
  ['hours=', 'competition', undefined, undefined, ''],
  ['day=today', 'competition', undefined, 'today', '?day=today'],
  ['day=sat&sort=time', 'time', undefined, 'sat', '?sort=time&day=sat'],
  ['day=sat&hours=6', 'competition', 6, undefined, '?hours=6'],
  ['day=Sat', 'competition', undefined, undefined, ''],
] as const)('the query "%s" chooses order %s, hours %s and day %s, whose own query is "%s"', (text, ...expected) => {
  const [sort, hours, day, own] = expected;
  const choice = readListChoice(new URLSearchParams(text));
  expect(choice).toEqual({ sort, hours, day });
  expect(listChoiceQuery(choice)).toBe(own);
});

test('every choice is read back from its query', () => {
  const times = [
    { hours: undefined, day: undefined },
    ...LIST_HOURS.map((hours) => ({ hours, day: undefined })),
    ...LIST_DAYS.map((day) => ({ hours: undefined, day })),
  ];
  for (const sort of LIST_SORTS) {
    for (const time of times) {
      expect(readListChoice(new URLSearchParams(listChoiceQuery({ sort, ...time })))).toEqual({ sort, ...time });
    }
  }
});

describe('on Wednesday 25 November 2026 at 22:30 UTC', () => {
  const NOW = Date.UTC(2026, 10, 25, 22, 30);
  const HOUR = 3_600_000;

  test.each([
    ['today', 0, 0],
    ['tomorrow', 0, 1],
    ['wed', 0, 0],
    ['thu', 0, 1],
    ['sat', 0, 3],
    ['tue', 0, 6],
    // It is already Thursday in Moscow and still Wednesday in New York.
    ['today', 180, 0],
    ['wed', 180, 6],
    ['thu', 180, 0],
    ['thu', -300, 1],
  ] as const)('the day "%s" in the zone UTC%i min is %i days ahead', (day, zone, days) => {
    expect(daysUntil(day, NOW, zone)).toBe(days);
  });

  test.each([
    ['today', 0, Date.UTC(2026, 10, 25)],
    ['today', 180, Date.UTC(2026, 10, 25, 21)],
    ['tomorrow', 180, Date.UTC(2026, 10, 26, 21)],
    ['sat', -300, Date.UTC(2026, 10, 28, 5)],
    ['today', 345, Date.UTC(2026, 10, 25, 18, 15)],
  ] as const)('the day "%s" in the zone UTC%i min begins at its own midnight and has 24 hours', (day, zone, from) => {
    expect(spanOfDay(day, NOW, zone)).toEqual({ from, until: from + 24 * HOUR });
  });

  test('the week begins with today and tomorrow, and then names its days', () => {
    expect(weekFrom(NOW, 0).map(({ day }) => day)).toEqual(['today', 'tomorrow', 'fri', 'sat', 'sun', 'mon', 'tue']);
    expect(weekFrom(NOW, 180).map(({ weekday }) => weekday)).toEqual([4, 5, 6, 0, 1, 2, 3]);
    for (const [index, { day }] of weekFrom(NOW, 180).entries()) expect(daysUntil(day, NOW, 180)).toBe(index);
  });
});
