import { minutesFromUtc, type Zone } from './zone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns the instant at which clocks of a zone show a time, epoch ms: the first of two where they are put back, and the
 * one after the jump where it is left out.
 *
 * @param wall the time on the clocks, as if they were in UTC, epoch ms
 */
export function instantOfWall(wall: number, zone: Zone): number {
  const instants = [-DAY_MS, DAY_MS].map((way) => wall - minutesFromUtc(zone, wall + way) * MINUTE_MS);
  const found = instants.find((at) => at + minutesFromUtc(zone, at) * MINUTE_MS === wall);
  return found ?? instants[0] ?? wall;
}

/** Returns the first instant of a numbered day in a zone, epoch ms. */
export const startOfDayIn = (zone: Zone, dayNumber: number): number => instantOfWall(dayNumber * DAY_MS, zone);

/**
 * Returns the number of the calendar day of an instant in a zone, counted from the epoch.
 *
 * @param at epoch ms
 */
export const dayNumberIn = (zone: Zone, at: number): number =>
  Math.floor((at + minutesFromUtc(zone, at) * MINUTE_MS) / DAY_MS);
