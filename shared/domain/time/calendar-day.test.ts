import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-11-23', '2028-02-29', '0001-01-04', '9999-12-31'])('%s is a day of the calendar', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each(['', '2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '2026-11-23T00:00'])(
  '%j is none',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);
