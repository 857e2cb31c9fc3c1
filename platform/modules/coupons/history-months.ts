/** The whole months of a history's range and the remainders at its ends; instants in epoch ms, inclusive. */
interface MonthsOfRange {
  /** First instants of the first whole month and of the month behind the last one; null where no month is whole. */
  readonly whole: { readonly first: number; readonly end: number } | null;
  /** The parts of the range outside whole months; null is an open end. */
  readonly rest: readonly { readonly from: number | null; readonly to: number | null }[];
}

/** Largest instant of a range: that of a Date, with a month to spare at both ends. */
const FURTHEST = 8.63e15;

/** Returns the first instant of the month (UTC) that lies `monthsAfter` months after the month of an instant. */
function monthStart(at: number, monthsAfter: number): number {
  const date = new Date(Math.min(Math.max(at, -FURTHEST), FURTHEST));
  // Date.UTC reads years below 100 as years of the twentieth century.
  return new Date(date.setUTCHours(0, 0, 0, 0)).setUTCFullYear(
    date.getUTCFullYear(),
    date.getUTCMonth() + monthsAfter,
    1,
  );
}

/** Divides a range of instants, each end inclusive or open, into whole months (UTC) and the rest. */
export function monthsOfRange(from: number | undefined, to: number | undefined): MonthsOfRange {
  const first = from === undefined ? -FURTHEST : monthStart(from - 1, 1);
  const end = to === undefined ? FURTHEST : monthStart(to + 1, 0);
  if (first >= end) return { whole: null, rest: [{ from: from ?? null, to: to ?? null }] };
  const rest: { from: number | null; to: number | null }[] = [];
  if (from !== undefined && from < first) rest.push({ from, to: first - 1 });
  if (to !== undefined && to >= end) rest.push({ from: end, to });
  return { whole: { first, end }, rest };
}
