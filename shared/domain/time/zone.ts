/**
 * A time zone: minutes east of UTC for an offset that the player has chosen, or a name of the IANA database, whose
 * offset follows the rules of each day (decision 062).
 */
export type Zone = number | string;

/** Offsets of a zone over a time: from each instant (epoch ms) on this many minutes, in order; null ends the time. */
export type ZoneChanges = readonly (readonly [from: number, minutes: number | null])[];

const MINUTE_MS = 60_000;
/** Zones change at full quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Offsets and zones that are remembered: visitors can send every name in any letters. */
const MAX_OFFSETS = 5000;
const MAX_FORMATS = 600;

const formats = new Map<string, Intl.DateTimeFormat | null>();
const offsets = new Map<string, number>();
const told = new Map<string, ZoneChanges>();

function makeFormat(name: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}

/** Returns a writer of the offsets of a zone; null for a name that this machine does not know. */
export function zoneFormat(name: string): Intl.DateTimeFormat | null {
  let format = formats.get(name);
  if (format === undefined) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    format = makeFormat(name);
    formats.set(name, format);
  }
  return format;
}

function readOffset(name: string, at: number): number {
  const changes = told.get(name);
  const minutes = changes?.findLast(([from]) => from <= at)?.[1] ?? null;
  if (minutes !== null) return minutes;
  // Beyond what a date can be there is no text.
  const text = Math.abs(at) <= 8.64e15 && zoneFormat(name)?.format(at);
  const [, sign, hours, rest] = /GMT(.)(\d+):(\d+)/.exec(text || '') ?? [];
  if (hours) return (Number(hours) * 60 + Number(rest)) * (sign === '-' ? -1 : 1);
  return text ? 0 : (changes?.[0]?.[1] ?? 0);
}

/**
 * Returns the minutes by which a zone is ahead of UTC at an instant; 0 for a name that this machine does not know. Only
 * the offset comes from `Intl`: how a date is written would differ between server and browser.
 *
 * @param at epoch ms
 */
export function minutesFromUtc(zone: Zone, at: number): number {
  if (typeof zone === 'number') return zone;
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const key = zone + quarter;
  let minutes = offsets.get(key);
  if (minutes === undefined) {
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    minutes = readOffset(zone, quarter);
    offsets.set(key, minutes);
  }
  return minutes;
}

/**
 * Tells the page how the server that drew it knows a zone: an old device has other rules, or none, and what it draws
 * over the server's page has to be the same.
 */
export function learnZone(name: string, changes: ZoneChanges): void {
  told.set(name, changes);
  offsets.clear();
}
