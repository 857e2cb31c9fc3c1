const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Hours shown of a game that has not begun, and time shown before the start of one that has. */
const SHOWN = { line: 12 * HOUR, beforeStart: HOUR } as const;
/** Distances between the instants of a history; the first that needs no more than `MAX_STEPS` is taken. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120].map((minutes) => minutes * MINUTE);
const MAX_STEPS = 60;

/** Instants at which the prices of a game are read for its history, ascending, server clock (epoch ms). */
export interface HistoryTimes {
  /** Once a day from the opening on, where an opening price is looked for. */
  readonly opening: readonly number[];
  /** The last hours, at most `MAX_STEPS` + 1 instants on a grid that all readers share; without the present. */
  readonly shown: readonly number[];
}

interface TimesInput {
  /** First instant at which the game was on offer. */
  readonly openedAt: number;
  readonly startAt: number;
  readonly now: number;
}

/** Chooses the instants of a history. Two readers within a step get the same ones, so that each is priced once. */
export function historyTimes({ openedAt, startAt, now }: TimesInput): HistoryTimes {
  const from = Math.max(openedAt, now < startAt ? now - SHOWN.line : startAt - SHOWN.beforeStart);
  const step = STEPS.find((length) => (now - from) / length <= MAX_STEPS) ?? (STEPS.at(-1) as number);
  const shown: number[] = [];
  for (let at = Math.ceil(from / step) * step; at < now; at += step) shown.push(at);
  const opening: number[] = [];
  for (let at = openedAt; at < Math.min(shown[0] ?? now, now); at += DAY) opening.push(at);
  return { opening, shown: shown.slice(-MAX_STEPS - 1) };
}
