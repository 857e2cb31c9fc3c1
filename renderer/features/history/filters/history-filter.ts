import { wallTime } from '#renderer/lib/time/calendar.ts';
import { isCalendarDay } from '#shared/domain/time/calendar-day.ts';
import { startOfDayIn } from '#shared/domain/time/wall-instant.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import type { HistoryQuery } from '../api.ts';

export const STATES = ['all', 'open', 'win', 'lose', 'return', 'sold', 'edited'] as const;
export const PERIODS = ['any', 'day', 'week', 'month', 'quarter', 'custom'] as const;
export type StateFilter = (typeof STATES)[number];
export type Period = (typeof PERIODS)[number];

/** Filter of the history. It is in the address, so that it can be bookmarked and returned to. */
export interface HistoryFilter {
  readonly state: StateFilter;
  readonly period: Period;
  /** Days of the player's time zone, YYYY-MM-DD, both included; '' is open. Only for a custom period. */
  readonly from: string;
  readonly to: string;
  readonly accountId: string;
  /** Id of a sport that at least one selection is of; '' for all. */
  readonly sport: string;
  /** Coupon type; '' for all. */
  readonly type: string;
  /** Number of a coupon, or words of teams and competitions. */
  readonly search: string;
}

export const NO_FILTER: HistoryFilter = {
  state: 'all',
  period: 'any',
  from: '',
  to: '',
  accountId: '',
  sport: '',
  type: '',
  search: '',
};

const DAY = 86_400_000;
const MINUTE = 60_000;
const LENGTHS: Readonly<Partial<Record<Period, number>>> = {
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  quarter: 91 * DAY,
};
/** Maximum characters that the platform accepts. */
export const MAX_SEARCH_LENGTH = 60;
/** Days between which the platform takes the instants of a range, in every zone. */
const DAYS = { first: '0001-01-04', last: '9999-12-28' } as const;

/** Whether a text of an address is a day of the calendar for which coupons can be asked. */
const isDay = (text: string) => isCalendarDay(text) && text >= DAYS.first && text <= DAYS.last;

function oneOf<Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value {
  return values.find((value) => value === text) ?? fallback;
}

/** A type of placed coupons. */
const isCouponType = (text: string) => /^[0-8]$/.test(text);

/** Reads the filter from the query of an address; ignores invalid values. */
export function readFilter(query: URLSearchParams): HistoryFilter {
  const date = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    state: oneOf(STATES, query.get('state'), 'all'),
    period: oneOf(PERIODS, query.get('period'), 'any'),
    from: date('from'),
    to: date('to'),
    sport: /^\d{1,9}$/.test(query.get('sport') ?? '') ? (query.get('sport') ?? '') : '',
    type: isCouponType(query.get('type') ?? '') ? (query.get('type') ?? '') : '',
    accountId: /^\d{1,15}$/.test(query.get('account') ?? '') ? (query.get('account') ?? '') : '',
    search: (query.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
  };
}

/** Writes a filter as the query of an address, without unset values. */
export function writeFilter({
  state,
  period,
  from,
  to,
  accountId,
  sport,
  type,
  search,
}: HistoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'all') query.set('state', state);
  if (period !== 'any') query.set('period', period);
  if (period === 'custom' && from) query.set('from', from);
  if (period === 'custom' && to) query.set('to', to);
  if (accountId) query.set('account', accountId);
  if (sport) query.set('sport', sport);
  if (type) query.set('type', type);
  if (search) query.set('search', search);
  return query;
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
 * Returns the request for the list.
 *
 * @param now server clock, epoch ms, at which the filter was chosen, so that a repeated request is the same
 * @param zone the player's: a day in which it changes its clocks has 23 or 25 hours
 */
export function queryOfFilter(filter: HistoryFilter, userId: number, now: number, zone: Zone): HistoryQuery {
  const { state, period, from, to, accountId, sport, type } = filter;
  const search = filter.search.trim();
  const length = LENGTHS[period];
  const isCustom = period === 'custom';
  return {
    userId,
    ...(state === 'all' ? {} : { state }),
    ...(accountId ? { accountId } : {}),
    ...(sport ? { sport } : {}),
    ...(type ? { type } : {}),
    ...(search ? { search } : {}),
    ...(length === undefined ? {} : { from: String(Math.floor((now - length) / MINUTE) * MINUTE) }),
    ...(isCustom && from ? { from: String(startOfDayIn(zone, numberOf(from))) } : {}),
    ...(isCustom && to ? { to: String(startOfDayIn(zone, numberOf(to) + 1) - 1) } : {}),
  };
}
