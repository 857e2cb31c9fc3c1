import { minutesFromUtc, type Zone } from '#shared/domain/time/zone.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Date and time that clocks in a zone show. */
export interface WallTime {
  readonly year: number;
  /** 1 … 12 */
  readonly month: number;
  readonly day: number;
  /** 0 Sunday … 6 Saturday */
  readonly weekday: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** Days since the epoch in that zone: equal for instants of the same day. */
  readonly dayNumber: number;
}

/**
 * Converts an instant to the time in a zone, by the rules of its own day. Own arithmetic, because server and browser both
 * write the page and their calendars differ in details (spaces, dots, abbreviations).
 * @param time epoch ms
 */
export function wallTime(time: number, zone: Zone): WallTime {
  const shifted = time + minutesFromUtc(zone, time) * MINUTE;
  const date = new Date(shifted);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hours: date.getUTCHours(),
    minutes: date.getUTCMinutes(),
    seconds: date.getUTCSeconds(),
    dayNumber: Math.floor(shifted / DAY),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** "UTC+3", "UTC−3:30", "UTC". */
export function zoneLabel(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest ? `:${two(rest)}` : ''}`;
}

/** Name of the offset that a zone has at an instant (epoch ms): "UTC+3". */
export const zoneLabelAt = (zone: Zone, at: number): string => zoneLabel(minutesFromUtc(zone, at));

/** Texts of a 12-hour clock. */
export interface ClockWords {
  readonly am: string;
  readonly pm: string;
}

/** "20:45" or "8:45 PM"; with seconds "20:45:07". */
export function timeOfDay(wall: WallTime, halfDayWords: ClockWords | null, withSeconds = false): string {
  const tail = `:${two(wall.minutes)}${withSeconds ? `:${two(wall.seconds)}` : ''}`;
  if (!halfDayWords) return `${two(wall.hours)}${tail}`;
  const hours = wall.hours % 12 === 0 ? 12 : wall.hours % 12;
  return `${hours}${tail} ${wall.hours < 12 ? halfDayWords.am : halfDayWords.pm}`;
}

/** Seconds as "67:04" or "1:02:03". */
export function stopwatch(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
}
