import { startOfDay } from '#shared/domain/ids/game-id.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();
const DAYS_KEPT = 800;

function readOffset(zone: string, day: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(startOfDay(day) + 43_200_000).find((part) => part.type === 'timeZoneName')?.value;
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name ?? '');
  if (!match) throw new Error(`no offset of ${zone}: ${name}`);
  const minutes = Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}

/**
 * Returns the minutes by which a zone is ahead of UTC at the noon of a day (clocks change at night, games are played
 * later).
 */
export function zoneOffset(zone: string, day: number): number {
  let known = offsets.get(zone);
  if (!known) {
    known = new Map();
    offsets.set(zone, known);
  }
  let offset = known.get(day);
  if (offset === undefined) {
    if (known.size >= DAYS_KEPT) known.clear();
    offset = readOffset(zone, day);
    known.set(day, offset);
  }
  return offset;
}

/**
 * Returns the instant (epoch ms) of a local time: `minute` minutes after midnight of a local day; may exceed the day.
 */
export function instantOf(zone: string, day: number, minute: number): number {
  return startOfDay(day) + (minute - zoneOffset(zone, day)) * 60_000;
}
