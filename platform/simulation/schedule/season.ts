import { dayOf } from '#shared/domain/ids/game-id.ts';
import type { LeagueStage } from '../catalogue/plan.ts';
import { Recent } from './recent.ts';
import { mondayOf, readRounds, type WeekSlot } from './slots.ts';

/** First Monday in the time of game ids: seasons without end count from it. */
const FIRST_MONDAY = 4;

/** Stretch of days, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** Days in which national teams play and their clubs' leagues pause, as months and days of every year. */
const NATIONAL_BREAKS = '03-23..03-31,06-05..06-16,09-22..10-06,11-10..11-17';

function dateDay(year: number, monthAndDay: string): number {
  const match = /^(\d{2})-(\d{2})$/.exec(monthAndDay);
  if (!match) throw new Error(`no month and day: ${monthAndDay}`);
  return dayOf(Date.UTC(year, Number(match[1]) - 1, Number(match[2])));
}

const years = new Recent<number>(2000, (day) => new Date(Date.UTC(2026, 0, 1 + day)).getUTCFullYear());

/** Returns the calendar year of a day of game ids. */
export function yearOf(day: number): number {
  return years.get(day);
}

const windowsByYear = new Map<string, readonly DayRange[]>();
const WINDOWS_KEPT = 4000;

/**
 * Returns the windows of the season that begins in a year; each window starts at or after the end of the one before.
 */
export function seasonWindows(season: string, year: number): readonly DayRange[] {
  const key = `${season}/${year}`;
  let windows = windowsByYear.get(key);
  if (!windows) {
    if (windowsByYear.size >= WINDOWS_KEPT) windowsByYear.clear();
    windows = readWindows(season, year);
    windowsByYear.set(key, windows);
  }
  return windows;
}

function readWindows(season: string, year: number): DayRange[] {
  let earliest = Number.NEGATIVE_INFINITY;
  return season.split(',').map((text) => {
    const [start = '', end = ''] = text.trim().split('..');
    let from = dateDay(year, start);
    for (let later = year; from < earliest; ) from = dateDay(++later, start);
    let to = dateDay(yearOf(from), end);
    if (to < from) to = dateDay(yearOf(from) + 1, end);
    earliest = to;
    return { from, to };
  });
}

/** One season. `start` is its first day, the same for all its days. */
export interface Season {
  readonly start: number;
  readonly windows: readonly DayRange[];
}

const ENDLESS: Season = { start: FIRST_MONDAY, windows: [{ from: FIRST_MONDAY, to: 1e6 }] };

/** Returns the season of a day; null between seasons. */
export function seasonOf(season: string, day: number): Season | null {
  if (season === 'year') return ENDLESS;
  const year = yearOf(day);
  for (const candidate of [year, year - 1]) {
    const windows = seasonWindows(season, candidate);
    const start = windows[0]?.from ?? day + 1;
    if (day >= start && windows.some((window) => day >= window.from && day <= window.to)) return { start, windows };
  }
  return null;
}

/** Tells whether a day lies inside one of the windows. */
export function isInSeason(season: string, day: number): boolean {
  return seasonOf(season, day) !== null;
}

/** Returns the weeks (their Mondays) in which the dates of a season lie. */
function namedWeeks(dates: string, start: number): Set<number> {
  const year = yearOf(start);
  return new Set(
    dates.split(' ').map((date) => {
      const day = dateDay(year, date);
      return mondayOf(day >= mondayOf(start) ? day : dateDay(year + 1, date));
    }),
  );
}

/** Round of a league. */
export interface RoundWindow {
  /** 0-based number inside the season. */
  readonly round: number;
  readonly monday: number;
  readonly slots: readonly WeekSlot[];
}

function breaksAround(start: number): DayRange[] {
  const year = yearOf(start);
  return [year, year + 1].flatMap((each) => NATIONAL_BREAKS.split(',').flatMap((text) => seasonWindows(text, each)));
}

/** Returns the rounds that are played in the week of a Monday, by their first days. */
function roundsOfWeek(stage: LeagueStage, seasonStart: number): (monday: number) => readonly WeekSlot[][] {
  const [main = [], ...others] = readRounds(stage.slots);
  const inOrder = [main, ...others].sort((one, other) => (one[0]?.weekday ?? 0) - (other[0]?.weekday ?? 0));
  const weeks = stage.weeks === undefined ? null : namedWeeks(stage.weeks, seasonStart);
  const midweeks = stage.midweeks === undefined ? null : namedWeeks(stage.midweeks, seasonStart);
  return (monday) => {
    if (weeks && !weeks.has(monday)) return [];
    return midweeks && !midweeks.has(monday) ? [main] : inOrder;
  };
}

/**
 * Returns all rounds of the season of a league stage, in order.
 *
 * @param maxRounds rounds after which the season is over
 */
export function leagueRounds(stage: LeagueStage, season: Season, maxRounds: number): RoundWindow[] {
  const roundsOf = roundsOfWeek(stage, season.start);
  const breaks = stage.pause ? breaksAround(season.start) : [];
  const last = Math.min(season.windows.at(-1)?.to ?? season.start, 4200);
  const found: RoundWindow[] = [];
  for (let monday = mondayOf(season.start); monday <= last; monday += 7) {
    for (const slots of roundsOf(monday)) {
      const days = slots.map((slot) => monday + slot.weekday);
      const from = Math.min(...days);
      const to = Math.max(...days);
      const inside = season.windows.some((window) => from >= window.from && to <= window.to);
      if (!inside || found.length >= maxRounds || breaks.some((pause) => from <= pause.to && to >= pause.from))
        continue;
      found.push({ round: found.length, monday, slots });
    }
  }
  return found;
}
