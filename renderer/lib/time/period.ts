import { isCalendarDay } from '#shared/domain/time/calendar-day.ts';
import { startOfDayIn } from '#shared/domain/time/wall-instant.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { wallTime } from './calendar.ts';

export const PERIODS = ['any', 'day', 'week', 'month', 'quarter', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

/** Period for which a list is asked; it is a part of the address. */
export interface ChosenPeriod {
  readonly period: Period;
  /** Days of the player's time zone, YYYY-MM-DD, both included; '' is open. Only for a custom period. */
  readonly from: string;
  readonly to: string;
}

export const ANY_PERIOD: ChosenPeriod = { period: 'any', from: '', to: '' };

const DAY = 86_400_000;
const MINUTE = 60_000;
const LENGTHS: Readonly<Partial<Record<Period, number>>> = {
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  quarter: 91 * DAY,
};
/** Days between which the platform takes the instants of a range, in every zone. */
const DAYS = { first: '0001-01-04', last: '9999-12-28' } as const;

/** Whether a text of an address is a day of the calendar for which a list can be asked. */
const isDay = (text: string) => isCalendarDay(text) && text >= DAYS.first && text <= DAYS.last;

/** Reads a period from the query of an address; ignores invalid values. */
export function readPeriod(query: URLSearchParams): ChosenPeriod {
  const date = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  const period = PERIODS.find((value) => value === query.get('period')) ?? 'any';
  return { period, from: date('from'), to: date('to') };
}

/** Adds a period to the query of an address, without unset values. */
export function writePeriod(query: URLSearchParams, { period, from, to }: ChosenPeriod): void {
  if (period !== 'any') query.set('period', period);
  if (period === 'custom' && from) query.set('from', from);
  if (period === 'custom' && to) query.set('to', to);
}

/** Returns the number of a day such as 2026-11-24, counted from the epoch. */
const numberOf = (day: string): number => Date.parse(day) / DAY;

/** Returns the day of an instant in a zone, as a date field writes it. */
export function dayText(at: number, zone: Zone): string {
  const { year, month, day } = wallTime(at, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

/**
 * Returns the instants of a period, epoch ms; one that is left out is open. `before` is not included.
 *
 * @param now server clock, epoch ms, at which the period was chosen, so that a repeated request is the same
 * @param zone the player's: a day in which it changes its clocks has 23 or 25 hours
 */
export function instantsOfPeriod(
  { period, from, to }: ChosenPeriod,
  now: number,
  zone: Zone,
): { readonly from?: number; readonly before?: number } {
  const length = LENGTHS[period];
  if (length !== undefined) return { from: Math.floor((now - length) / MINUTE) * MINUTE };
  if (period !== 'custom') return {};
  return {
    ...(from ? { from: startOfDayIn(zone, numberOf(from)) } : {}),
    ...(to ? { before: startOfDayIn(zone, numberOf(to) + 1) } : {}),
  };
}
