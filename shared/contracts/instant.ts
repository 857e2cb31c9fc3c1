import * as v from 'valibot';
import { isCalendarDay } from '../domain/time/calendar-day.ts';

/**
 * Latest instant that a call takes, epoch ms: the beginning of the last day of the year 9999. In every zone it has a
 * year of four digits, so that `Date`, `Intl`, ISO texts and the database can write it.
 */
export const MAX_INSTANT = Date.UTC(9999, 11, 31);

/** Earliest end of a range, epoch ms: the beginning of the second day of the year 1, written for the same reason. */
export const MIN_INSTANT = -62_135_510_400_000;

const WORDS = 'Must be an instant: whole milliseconds since 1970, at most the end of the year 9999';
const RANGE_WORDS = 'Must be an instant: whole milliseconds before or after 1970, in the years 1 to 9999';

/** Instant that a caller names, epoch ms: any that a page, a file or a log can write. */
export const instant = v.pipe(v.number(), v.integer(WORDS), v.minValue(0, WORDS), v.maxValue(MAX_INSTANT, WORDS));

/** End of a range of instants, epoch ms: it may lie before 1970, where nothing is found. */
export const rangeInstant = v.pipe(
  v.number(),
  v.integer(RANGE_WORDS),
  v.minValue(MIN_INSTANT, RANGE_WORDS),
  v.maxValue(MAX_INSTANT, RANGE_WORDS),
);

/** End of a range of instants in the query of an address. */
export const rangeInstantText = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}$/, RANGE_WORDS),
  v.transform(Number),
  rangeInstant,
);

/** Instant that is shown, such as one in the answer of a back end, epoch ms, perhaps with a fraction. */
export const shownInstant = v.pipe(v.number(), v.minValue(MIN_INSTANT), v.maxValue(MAX_INSTANT));

/** Day of an address or a form such as 2026-11-23; '' for none. */
export const calendarDay = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d\d-\d\d)?$/, 'Must be a day such as 2026-11-23'),
  v.check((day) => day === '' || isCalendarDay(day), 'Must be a day of the calendar such as 2026-11-23'),
);
