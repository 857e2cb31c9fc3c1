import { dayNumberIn, startOfDayIn } from '../time/wall-instant.ts';
import type { Zone } from '../time/zone.ts';

/** Hours of the filter by start: games that begin within them. */
export const LIST_HOURS = [1, 2, 3, 6, 12, 24] as const;
export type ListHours = (typeof LIST_HOURS)[number];

/** Orders of a list of games. */
export const LIST_SORTS = ['competition', 'time'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Days of the filter by start: a weekday is the next one of that name, which may be today. */
export const LIST_DAYS = ['today', 'tomorrow', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type ListDay = (typeof LIST_DAYS)[number];

/** What the query of a list's address chooses. */
export interface ListChoice {
  readonly sort: ListSort;
  /** Undefined for games of any time. */
  readonly hours: ListHours | undefined;
  /** Undefined for games of any day; a list has hours or a day. */
  readonly day: ListDay | undefined;
}

const SORT = 'sort';
const HOURS = 'hours';
const DAY = 'day';

const DAYS_A_WEEK = 7;
/** Weekday of the epoch's first day, a Thursday, where 0 is Sunday. */
const EPOCH_WEEKDAY = 4;
/** Place of Sunday in the list of days. */
const SUNDAY = LIST_DAYS.indexOf('sun');

/** Returns the weekday of a day number, 0 for Sunday. */
const weekdayOf = (day: number): number => (day + EPOCH_WEEKDAY) % DAYS_A_WEEK;

/**
 * Returns how many days after today a day of the filter is, 0 … 6.
 *
 * @param now server clock, epoch ms
 */
export function daysUntil(day: ListDay, now: number, zone: Zone): number {
  if (day === 'today') return 0;
  if (day === 'tomorrow') return 1;
  const weekday = LIST_DAYS.indexOf(day) - SUNDAY;
  return (weekday - weekdayOf(dayNumberIn(zone, now)) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

/**
 * Returns the days of a week from today in their order, each with the name that its address has.
 *
 * @param now server clock, epoch ms
 */
export function weekFrom(now: number, zone: Zone): readonly { readonly day: ListDay; readonly weekday: number }[] {
  const first = weekdayOf(dayNumberIn(zone, now));
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => {
    const weekday = (first + index) % DAYS_A_WEEK;
    const named = LIST_DAYS[SUNDAY + weekday] ?? 'today';
    return { day: index === 0 ? 'today' : index === 1 ? 'tomorrow' : named, weekday };
  });
}

/**
 * Returns the first instant of a day of the filter and that of the next day, epoch ms: 24 hours apart, but for the days
 * on which the zone changes its clocks.
 *
 * @param now server clock, epoch ms
 */
export function spanOfDay(day: ListDay, now: number, zone: Zone): { readonly from: number; readonly until: number } {
  const number = dayNumberIn(zone, now) + daysUntil(day, now, zone);
  return { from: startOfDayIn(zone, number), until: startOfDayIn(zone, number + 1) };
}

/** Returns what a query chooses; missing and unknown values choose nothing (decision 052). */
export function readListChoice(query: URLSearchParams): ListChoice {
  const text = query.get(HOURS);
  const hours = LIST_HOURS.find((one) => String(one) === text);
  return {
    sort: LIST_SORTS.find((one) => one === query.get(SORT)) ?? 'competition',
    hours,
    day: hours === undefined ? LIST_DAYS.find((one) => one === query.get(DAY)) : undefined,
  };
}

/** Returns the query of a choice with its question mark; empty for the usual list, which has one address only. */
export function listChoiceQuery({ sort, hours, day }: ListChoice): string {
  const parts = [
    ...(sort === 'competition' ? [] : [`${SORT}=${sort}`]),
    ...(hours ? [`${HOURS}=${hours}`] : []),
    ...(day && !hours ? [`${DAY}=${day}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
