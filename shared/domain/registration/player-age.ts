const HOUR = 3_600_000;
/** Time zone in which a day begins last. */
const LAST_ZONE_HOURS = -12;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const EARLIEST_YEAR = 1900;

/** Day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/**
 * Returns the day of a text in the form `2000-02-29` (shell §3, birthday).
 *
 * @returns null for an impossible day, or one before 1900
 */
export function readDay(text: string): Day | null {
  const [, ...parts] = DATE.exec(text) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return parts.length > 0 && isReal && year >= EARLIEST_YEAR ? { year, month, day } : null;
}

/**
 * Returns the smallest age of players of a country, in whole years: the site's, or the country's own where that is higher.
 *
 * @param ages by country, ISO 3166 alpha-2
 */
export function ageFor(country: string | undefined, minAge: number, ages: Readonly<Record<string, number>>): number {
  return Math.max(minAge, ages[country ?? ''] ?? 0);
}

/**
 * Returns the age of a player in whole years (shell §3, birthday). The birthday must have begun everywhere on earth, so
 * that no zone makes a minor of age; a player born on 29 February is a year older on 1 March of a common year.
 *
 * @param now server clock, epoch ms
 */
export function ageOn(birthday: Day, now: number): number {
  const today = new Date(now + LAST_ZONE_HOURS * HOUR);
  const years = today.getUTCFullYear() - birthday.year;
  const [month, day] = [today.getUTCMonth() + 1, today.getUTCDate()];
  const isBefore = month < birthday.month || (month === birthday.month && day < birthday.day);
  return isBefore ? years - 1 : years;
}
