import { dayNumberIn, instantOfWall } from '#shared/domain/time/wall-instant.ts';
import type { Zone } from '#shared/domain/time/zone.ts';

const HOUR_MS = 3_600_000;
const SLOT_HOURS = 2;
/** Earliest and latest hour of a call, in the visitor's time zone. */
const FIRST_HOUR = 9;
const LAST_HOUR = 21;
const DAYS = 3;
/** Minimum time before the start of an offered slot, ms. */
const AHEAD_MS = HOUR_MS / 2;

const DAY_MS = 24 * HOUR_MS;

/** Two hours in which support calls. Instants are server clock, epoch ms. */
export interface CallbackSlot {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the slots of today and the next two days.
 * @param now server clock, epoch ms
 * @param zone the visitor's
 */
export function callbackSlots(now: number, zone: Zone): CallbackSlot[] {
  const today = dayNumberIn(zone, now);
  const instantAt = (day: number, hour: number) => instantOfWall((today + day) * DAY_MS + hour * HOUR_MS, zone);
  const slots: CallbackSlot[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    for (let hour = FIRST_HOUR; hour < LAST_HOUR; hour += SLOT_HOURS) {
      const from = instantAt(day, hour);
      if (from >= now + AHEAD_MS) slots.push({ from, to: instantAt(day, hour + SLOT_HOURS) });
    }
  }
  return slots;
}
