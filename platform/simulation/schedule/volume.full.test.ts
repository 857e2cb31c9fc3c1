import { beforeAll, describe, expect, test } from 'vitest';
import { dayOf, GAME_ID_LIMITS, startOfDay } from '#shared/domain/ids/game-id.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createSchedule, type Schedule } from './schedule.ts';

const catalogue = createCatalogue();
const MINUTES = 7 * 1440;
const DAY = 86_400_000;

interface Week {
  readonly live: Int32Array;
  /** Number of sports that run at each minute. */
  readonly sports: Int32Array;
  readonly football: Int32Array;
}

/** Counts the games that would run at each minute of a week if every game took its ordinary time. */
function weekOf(schedule: Schedule, monday: number): Week {
  const base = startOfDay(monday);
  const bySport = new Map<number, Int32Array>();
  for (let day = monday - 1; day < monday + 7; day += 1) {
    for (const { sportId, startAt, durationMinutes } of schedule.fixturesOf(day)) {
      const minutes = bySport.get(sportId) ?? new Int32Array(MINUTES);
      bySport.set(sportId, minutes);
      const from = (startAt - base) / 60_000;
      for (let m = Math.max(from, 0); m < Math.min(from + durationMinutes, MINUTES); m += 1)
        minutes[m] = (minutes[m] ?? 0) + 1;
    }
  }
  const live = new Int32Array(MINUTES);
  const sports = new Int32Array(MINUTES);
  for (const minutes of bySport.values()) {
    for (let m = 0; m < MINUTES; m += 1) {
      live[m] = (live[m] ?? 0) + (minutes[m] ?? 0);
      if ((minutes[m] ?? 0) > 0) sports[m] = (sports[m] ?? 0) + 1;
    }
  }
  return { live, sports, football: bySport.get(1) ?? new Int32Array(MINUTES) };
}

const monday = (date: string) => dayOf(Date.parse(`${date}T00:00:00Z`));
const WEEKS = [
  ['a', '2026-11-16'],
  ['b', '2026-11-23'],
  ['c', '2026-11-23'],
  ['d', '2026-11-30'],
  ['e', '2026-12-07'],
  ['f', '2026-12-21'],
  ['g', '2026-12-28'],
  ['h', '2027-02-08'],
  ['i', '2027-05-10'],
  ['j', '2027-07-05'],
  ['k', '2027-09-13'],
  ['l', '2029-11-19'],
] as const;

describe.each(WEEKS)('seed %s, week of %s', (seed, date) => {
  const schedule = createSchedule({ seed, catalogue });
  const first = monday(date);
  let week: Week;
  beforeAll(() => {
    week = weekOf(schedule, first);
  });

  test('at least 150 games and 10 sports run at every minute, football among them', () => {
    expect(Math.min(...week.live)).toBeGreaterThanOrEqual(150);
    expect(Math.min(...week.sports)).toBeGreaterThanOrEqual(10);
    expect(Math.min(...week.football)).toBeGreaterThanOrEqual(3);
  });

  test('games are spread unevenly over the day, and no hour has far too many', () => {
    const mean = week.live.reduce((sum, count) => sum + count, 0) / MINUTES;
    expect(mean).toBeGreaterThan(165);
    expect(mean).toBeLessThan(235);
    expect(Math.max(...week.live)).toBeGreaterThan(mean + 30);
    expect(Math.max(...week.live)).toBeLessThan(400);
  });

  test('at least 1,500 games are offered for the coming seven days, of at least 14 sports', () => {
    for (let hour = 0; hour < 7 * 24; hour += 23) {
      const now = startOfDay(first) + hour * 3_600_000;
      const offered = schedule.offeredAt(now, now + 7 * DAY);
      expect(offered.length).toBeGreaterThanOrEqual(1500);
      expect(offered.length).toBeLessThanOrEqual(5200);
      expect(new Set(offered.map(({ sportId }) => sportId)).size).toBeGreaterThanOrEqual(14);
    }
  });

  test('at least 14 sports run in the course of every day', () => {
    for (let day = 0; day < 7; day += 1) {
      const sports = new Set(schedule.fixturesOf(first + day).map(({ sportId }) => sportId));
      expect(sports.size).toBeGreaterThanOrEqual(14);
    }
  });

  test('no competition has more games on a day than an id can count', () => {
    for (let day = first; day < first + 7; day += 1) {
      for (const { id } of catalogue.competitions) {
        expect(schedule.fixturesOf(day, id).length).toBeLessThanOrEqual(GAME_ID_LIMITS.slot + 1);
      }
    }
  });
});

test('most competitions of the weeks around the turn of November play', () => {
  const schedule = createSchedule({ seed: 'season', catalogue });
  const playing = new Set<number>();
  for (let day = monday('2026-11-20'); day < monday('2026-12-21'); day += 1) {
    for (const { competitionId } of schedule.fixturesOf(day)) playing.add(competitionId);
  }
  expect(playing.size).toBeGreaterThanOrEqual(380);
});

test('every competition plays at some time of its year', () => {
  const schedule = createSchedule({ seed: 'year', catalogue });
  const silent = catalogue.competitions.filter(({ id }) => {
    for (let day = monday('2026-08-01'); day < monday('2027-08-01'); day += 1) {
      if (schedule.fixturesOf(day, id).length > 0) return false;
    }
    return true;
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
