import { minutesFromUtc, type Zone, type ZoneChanges } from './zone.ts';

const QUARTER_MS = 900_000;
/** Shorter than any summer time, and than the weeks in which Morocco interrupts it. */
const STEP_MS = 7 * 86_400_000;

/** Returns the first quarter of an hour after `low` whose offset is that of `high`. */
function changeBetween(zone: Zone, low: number, high: number): number {
  let [before, after] = [low, high];
  while (after - before > QUARTER_MS) {
    const middle = Math.floor((before + after) / 2 / QUARTER_MS) * QUARTER_MS;
    if (minutesFromUtc(zone, middle) === minutesFromUtc(zone, low)) before = middle;
    else after = middle;
  }
  return after;
}

/**
 * Returns the offsets of a zone from one instant to another, epoch ms; the last entry ends them.
 *
 * @param from rounded down to a quarter of an hour
 * @param until rounded up to one
 */
export function zoneChanges(zone: Zone, from: number, until: number): ZoneChanges {
  const begin = Math.floor(from / QUARTER_MS) * QUARTER_MS;
  const end = Math.ceil(until / QUARTER_MS) * QUARTER_MS;
  const changes: [number, number | null][] = [[begin, minutesFromUtc(zone, begin)]];
  if (typeof zone === 'string') {
    for (let at = begin; at < end; at += STEP_MS) {
      const next = Math.min(at + STEP_MS, end);
      if (minutesFromUtc(zone, at) === minutesFromUtc(zone, next)) continue;
      const change = changeBetween(zone, at, next);
      changes.push([change, minutesFromUtc(zone, change)]);
    }
  }
  return [...changes, [end, null]];
}

const MONTH_MS = 30 * 86_400_000;
/** Months before and after the present one: games to come, and most bets that a player looks back at. */
const MONTHS = 13;
const MAX_KNOWN = 200;
const known = new Map<string, ZoneChanges>();

/**
 * Returns the offsets of a zone in the months around an instant, for a page that is drawn then.
 *
 * @param now server clock, epoch ms
 */
export function zoneChangesAround(name: string, now: number): ZoneChanges {
  const month = Math.floor(now / MONTH_MS);
  const key = `${name} ${month}`;
  let changes = known.get(key);
  if (!changes) {
    if (known.size >= MAX_KNOWN) known.clear();
    changes = zoneChanges(name, (month - MONTHS) * MONTH_MS, (month + MONTHS + 1) * MONTH_MS);
    known.set(key, changes);
  }
  return changes;
}
