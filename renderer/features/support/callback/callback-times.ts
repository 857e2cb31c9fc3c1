const HOUR_MS = 3_600_000;
const SLOT_HOURS = 2;
/** Earliest and latest hour of a call, in the visitor's time zone. */
const FIRST_HOUR = 9;
const LAST_HOUR = 21;
const DAYS = 3;
/** Minimum time before the start of an offered slot, ms. */
const AHEAD_MS = HOUR_MS / 2;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Two hours in which support calls. Instants are server clock, epoch ms. */
export interface CallbackSlot {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the slots of today and the next two days.
 * @param now server clock, epoch ms
 * @param zoneMinutes the visitor's minutes from UTC
 */
export function callbackSlots(now: number, zoneMinutes: number): CallbackSlot[] {
  const zone = zoneMinutes * MINUTE_MS;
  const today = Math.floor((now + zone) / DAY_MS) * DAY_MS - zone;
  const slots: CallbackSlot[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    for (let hour = FIRST_HOUR; hour < LAST_HOUR; hour += SLOT_HOURS) {
      const from = today + day * DAY_MS + hour * HOUR_MS;
      if (from >= now + AHEAD_MS) slots.push({ from, to: from + SLOT_HOURS * HOUR_MS });
    }
  }
  return slots;
}
