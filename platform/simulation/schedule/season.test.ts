import { expect, test } from 'vitest';
import { dayOf } from '#shared/domain/ids/game-id.ts';
import type { LeagueStage } from '../catalogue/plan.ts';
import { editionsIn } from './editions.ts';
import { isInSeason, leagueRounds, seasonOf, seasonWindows } from './season.ts';
import { mondayOf, readRounds, readSlotGroups, readTimes, weekdayOf } from './slots.ts';
import { instantOf, zoneOffset } from './zones.ts';

const day = (date: string) => dayOf(Date.parse(`${date}T12:00:00Z`));
const league = (more: Partial<LeagueStage>): LeagueStage => ({
  kind: 'league',
  season: '08-14..05-24',
  slots: 'Sat 15:00',
  ...more,
});
function rounds(stage: LeagueStage, date: string, maxRounds = 1000) {
  const season = seasonOf(stage.season, day(date));
  return season ? leagueRounds(stage, season, maxRounds) : [];
}

test('weekdays are those of the calendar', () => {
  expect(weekdayOf(day('2026-11-20'))).toBe(4);
  expect(weekdayOf(day('2026-01-01'))).toBe(3);
  expect(mondayOf(day('2026-11-22'))).toBe(day('2026-11-16'));
});

test.each([
  ['08-14..05-24', '2026-08-13', false],
  ['08-14..05-24', '2026-08-14', true],
  ['08-14..05-24', '2027-05-24', true],
  ['08-14..05-24', '2027-05-25', false],
  ['08-28..12-20,01-08..05-22', '2026-12-24', false],
  ['08-28..12-20,01-08..05-22', '2027-01-08', true],
  ['03-28..12-06', '2026-11-20', true],
  ['03-28..12-06', '2027-01-20', false],
  ['year', '2033-02-02', true],
])('season %s on %s: %s', (season, date, inside) => {
  expect(isInSeason(season, day(date))).toBe(inside);
});

test('all days of a season agree on its first day, also after the winter break', () => {
  const season = '08-28..12-20,01-08..05-22';
  expect(seasonOf(season, day('2027-03-01'))?.start).toBe(day('2026-08-28'));
  expect(seasonWindows(season, 2026)).toEqual([
    { from: day('2026-08-28'), to: day('2026-12-20') },
    { from: day('2027-01-08'), to: day('2027-05-22') },
  ]);
});

test('rounds are counted through the season without the weeks of national teams', () => {
  const found = rounds(league({ pause: true }), '2026-11-20');
  const saturdays = found.map(({ monday }) => monday + 5);
  expect(found.map(({ round }) => round)).toEqual(found.map((_, index) => index));
  expect(saturdays).toContain(day('2026-11-21'));
  expect(saturdays).not.toContain(day('2026-11-14'));
  expect(saturdays).not.toContain(day('2026-09-26'));
});

test('a season is over when all sides have met the number of times of the stage', () => {
  expect(rounds(league({}), '2026-11-20', 12)).toHaveLength(12);
});

test('midweek rounds are played in the weeks that are named, main rounds in all', () => {
  const found = rounds(league({ slots: 'Sat 15:00 // Tue 19:45', midweeks: '11-25 02-10' }), '2026-11-20');
  const tuesdays = found.filter(({ slots }) => slots[0]?.weekday === 1);
  expect(tuesdays.map(({ monday }) => monday)).toEqual([day('2026-11-23'), day('2027-02-08')]);
  const inWeek = found.filter(({ monday }) => monday === day('2026-11-23'));
  expect(inWeek.map(({ slots }) => slots[0]?.weekday)).toEqual([1, 5]);
});

test('only the named weeks are played when weeks are named, also those after the new year', () => {
  const found = rounds(league({ weeks: '09-08 11-24 01-19' }), '2026-11-20');
  expect(found.map(({ monday }) => monday)).toEqual([day('2026-09-07'), day('2026-11-23'), day('2027-01-18')]);
});

test('a weekday that is earlier than the one before it belongs to the next week', () => {
  expect(readRounds('Sat 15:00*2 | Mon 20:00 // Wed 19:45')).toEqual([
    [
      { weekday: 5, minute: 900 },
      { weekday: 5, minute: 900 },
      { weekday: 7, minute: 1200 },
    ],
    [{ weekday: 2, minute: 1185 }],
  ]);
});

test('times and groups are parsed, and malformed ones are refused', () => {
  expect(readTimes('19:00*2 24:30')).toEqual([1140, 1140, 1470]);
  expect(readSlotGroups('Tue Thu*8 | Sun*4')).toEqual([
    { weekdays: [1, 3], size: 8 },
    { weekdays: [6], size: 4 },
  ]);
  expect(() => readTimes('9:00')).toThrow('no time');
  expect(() => readRounds('Someday 10:00')).toThrow('no weekday');
  expect(() => seasonWindows('8-1..9-1', 2026)).toThrow('no month');
});

test.each([
  ['Europe/London', '2026-11-21', '15:00', '2026-11-21T15:00:00Z'],
  ['Europe/London', '2026-07-21', '15:00', '2026-07-21T14:00:00Z'],
  ['America/New_York', '2026-11-21', '19:30', '2026-11-22T00:30:00Z'],
  ['Asia/Kolkata', '2026-11-21', '09:00', '2026-11-21T03:30:00Z'],
  ['Pacific/Auckland', '2026-11-21', '08:00', '2026-11-20T19:00:00Z'],
  ['Etc/UTC', '2026-11-21', '24:10', '2026-11-22T00:10:00Z'],
])('%s, %s at %s is %s', (zone, date, time, instant) => {
  expect(instantOf(zone, day(date), readTimes(time)[0] ?? 0)).toBe(Date.parse(instant));
});

test('an unknown zone is refused', () => {
  expect(() => zoneOffset('Europe/Nowhere', 1)).toThrow();
});

test('editions begin on their date, on the Monday of its week, or every week', () => {
  const stage = {
    kind: 'knockout',
    season: 'year',
    size: 8,
    from: '10:00',
    courts: 1,
    step: 60,
    finalsFrom: '18:00',
  } as const;
  const from = (editions: string, date: string) =>
    editionsIn({ ...stage, editions }, day(date), day(date)).map((edition) => edition.from);
  expect(from('12-10+25', '2027-01-02')).toEqual([day('2026-12-10')]);
  expect(from('@01-21+14', '2027-01-31')).toEqual([day('2027-01-18')]);
  expect(from('weekly+7', '2026-11-22')).toEqual([day('2026-11-16')]);
  expect(from('12-10+25', '2026-11-22')).toEqual([]);
});
