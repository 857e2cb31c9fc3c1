/** Weekdays as the notations spell them; index 0 is Monday. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns the weekday (0 Monday … 6 Sunday) of a day of game ids: day 0, 2026-01-01, is a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Returns the Monday of the week of a day. */
export function mondayOf(day: number): number {
  return day - weekdayOf(day);
}

/**
 * Reads a weekday.
 *
 * @throws Error for another word
 */
export function readWeekday(text: string): number {
  const index = WEEKDAYS.indexOf(text);
  if (index < 0) throw new Error(`no weekday: ${text}`);
  return index;
}

/**
 * Reads `HH:MM` as minutes after midnight; 24:00 and later belong to the next night.
 *
 * @throws Error for other text
 */
export function readTime(text: string): number {
  const match = /^(\d{2}):([0-5]\d)$/.exec(text);
  if (!match) throw new Error(`no time of day: ${text}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Reads times with their numbers, `19:00*4 19:30`, as one entry for each game. */
export function readTimes(text: string): number[] {
  return text.split(' ').flatMap((word) => {
    const [time = '', count = '1'] = word.split('*');
    return new Array<number>(Number(count)).fill(readTime(time));
  });
}

/** Place for one game in a week. */
export interface WeekSlot {
  /** Days after the Monday of the week; more than 6 for the days by which a round extends into the next week. */
  readonly weekday: number;
  /** Minutes after local midnight. */
  readonly minute: number;
}

function readRound(text: string): WeekSlot[] {
  let last = 0;
  return text.split('|').flatMap((entry) => {
    const [day = '', ...times] = entry.trim().split(/\s+/);
    const weekday = readWeekday(day);
    last = weekday < last ? weekday + 7 : weekday;
    const after = last;
    return readTimes(times.join(' ')).map((minute) => ({ weekday: after, minute }));
  });
}

/**
 * Reads the rounds of a week: `Sat 15:00*6 | Mon 20:00 // Wed 19:45*10` is two rounds, the first over two days: a
 * weekday that is earlier than the one before it belongs to the next week.
 */
export function readRounds(text: string): WeekSlot[][] {
  return text.split('//').map(readRound);
}

/** Sides that play on the same days of a week. */
export interface DayGroup {
  readonly weekdays: readonly number[];
  readonly size: number;
}

/** Reads the groups of a rotation: `Tue Thu Sat*16 | Mon Wed Fri*10`. */
export function readSlotGroups(text: string): DayGroup[] {
  return text.split('|').map((entry) => {
    const [days = '', size = ''] = entry.trim().split('*');
    return { weekdays: days.split(' ').map(readWeekday), size: Number(size) };
  });
}
