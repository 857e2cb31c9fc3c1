import { BoundedCache } from '../../pricing/bounded-cache.ts';
import { type Distribution, distributionOf } from '../../pricing/distribution.ts';
import { ALL_OUT, BALL_RUNS, ballChances, type Format, OVER, WICKET } from './balls.ts';

/** Distributions of one side's innings from the start of each over, by wickets down. */
export interface InningsTable {
  readonly format: Format;
  readonly strength: number;
  /** Returns P of each ball, by over and wickets. */
  readonly chances: (over: number, wickets: number) => readonly number[];
  /** Returns the runs to the end of the innings. */
  readonly runs: (over: number, wickets: number) => Distribution;
  /** Returns the runs to the end of the powerplay. */
  readonly powerplay: (over: number, wickets: number) => Distribution;
  /** Returns the runs to the first wicket, or to the end without one. */
  readonly opening: (over: number) => Distribution;
  /** Returns the wickets that fall to the end of the innings. */
  readonly wickets: (over: number, wickets: number) => Distribution;
}

/** Probability below which the ends of a distribution are cut, because no price can show them. */
const NEGLIGIBLE = 1e-9;
/** Tables in the cache: more than the sides that bat at once on a full day; fewer would be made again at every tick. */
const TABLES_KEPT = 96;
const tables = new BoundedCache<InningsTable>(TABLES_KEPT);

/**
 * Returns the function that gives the table of a side; sides of the same format and strength share one, made again
 * after it has left the cache.
 */
export function inningsTable(format: Format, strength: number): () => InningsTable {
  const key = [format.overs, strength.toFixed(4)].join();
  const make = () => makeTable(format, strength);
  return () => tables.get(key, make);
}

function makeTable(format: Format, strength: number): InningsTable {
  const { overs, powerplay } = format;
  const byOver = Array.from({ length: overs }, (_, over) =>
    Array.from({ length: ALL_OUT }, (__, wickets) => ballChances(format, strength, over, wickets)),
  );
  const chances = (over: number, wickets: number): readonly number[] => byOver[over]?.[wickets] ?? [];
  return {
    format,
    strength,
    chances,
    runs: lazily(() => sweep(chances, overs, ALL_OUT)),
    powerplay: lazily(() => sweep(chances, powerplay, ALL_OUT)),
    opening: openingOf(chances, overs),
    wickets: lazily(() => wicketSweep(chances, overs)),
  };
}

type Rows = readonly (readonly Distribution[])[];

function lazily(make: () => Rows): (over: number, wickets: number) => Distribution {
  let rows: Rows | null = null;
  return (over, wickets) => {
    rows ??= make();
    return rows[over]?.[wickets] ?? NOTHING;
  };
}

const NOTHING: Distribution = { from: 0, p: Float64Array.of(1) };

/** Computes backwards, ball by ball, the runs from the start of each over to the end of over `last`, by wickets. */
function sweep(chances: (over: number, wickets: number) => readonly number[], last: number, maxWickets: number): Rows {
  const rows: Distribution[][] = [];
  let next: Distribution[] = Array.from({ length: maxWickets + 1 }, () => NOTHING);
  for (let over = last - 1; over >= 0; over -= 1) {
    for (let ball = 0; ball < OVER; ball += 1) {
      next = Array.from({ length: maxWickets + 1 }, (_, wickets) =>
        wickets === maxWickets
          ? NOTHING
          : oneBall(chances(over, wickets), next[wickets] as Distribution, next[wickets + 1] as Distribution),
      );
    }
    next = next.map(cut);
    rows[over] = next;
  }
  return rows;
}

/** Returns the distribution before a ball from those after it, without and with a wicket. */
function oneBall(chances: readonly number[], after: Distribution, afterWicket: Distribution): Distribution {
  const from = Math.min(after.from, afterWicket.from);
  const to = Math.max(after.from + after.p.length + 6, afterWicket.from + afterWicket.p.length);
  const p = new Float64Array(to - from);
  for (let ball = 0; ball < chances.length; ball += 1) {
    const weight = chances[ball] as number;
    const then = ball === WICKET ? afterWicket : after;
    const offset = then.from - from + (BALL_RUNS[ball] as number);
    const values = then.p;
    for (let i = 0; i < values.length; i += 1)
      p[offset + i] = (p[offset + i] as number) + weight * (values[i] as number);
  }
  return { from, p };
}

function cut(d: Distribution): Distribution {
  let start = 0;
  let end = d.p.length;
  while (start < end - 1 && (d.p[start] as number) < NEGLIGIBLE) start += 1;
  while (end > start + 1 && (d.p[end - 1] as number) < NEGLIGIBLE) end -= 1;
  return { from: d.from + start, p: d.p.slice(start, end) };
}

function openingOf(
  chances: (over: number, wickets: number) => readonly number[],
  overs: number,
): (over: number) => Distribution {
  const rows = lazily(() => sweep(chances, overs, 1));
  return (over) => rows(over, 0);
}

function wicketSweep(chances: (over: number, wickets: number) => readonly number[], overs: number): Rows {
  const rows: Distribution[][] = [];
  let next: Distribution[] = Array.from({ length: ALL_OUT + 1 }, () => NOTHING);
  for (let over = overs - 1; over >= 0; over -= 1) {
    for (let ball = 0; ball < OVER; ball += 1) {
      next = next.map((kept, wickets) => {
        if (wickets === ALL_OUT) return NOTHING;
        const fall = chances(over, wickets)[WICKET] as number;
        const fallen = next[wickets + 1] as Distribution;
        const p = new Array<number>(Math.max(kept.p.length, fallen.p.length + 1)).fill(0);
        for (const [i, q] of kept.p.entries()) p[i] = (p[i] as number) + (1 - fall) * q;
        for (const [i, q] of fallen.p.entries()) p[i + 1] = (p[i + 1] as number) + fall * q;
        return distributionOf(0, p);
      });
    }
    rows[over] = next;
  }
  return rows;
}

/** Returns mean and variance of the runs of a whole innings, without its distribution. */
export function inningsMoments(format: Format, strength: number): { mean: number; variance: number } {
  let means = new Float64Array(ALL_OUT + 1);
  let squares = new Float64Array(ALL_OUT + 1);
  for (let over = format.overs - 1; over >= 0; over -= 1) {
    const chances = Array.from({ length: ALL_OUT }, (_, wickets) => ballChances(format, strength, over, wickets));
    for (let ball = 0; ball < OVER; ball += 1) {
      const [m, s] = [new Float64Array(ALL_OUT + 1), new Float64Array(ALL_OUT + 1)];
      for (let wickets = 0; wickets < ALL_OUT; wickets += 1) {
        for (const [code, p] of (chances[wickets] as number[]).entries()) {
          const then = code === WICKET ? wickets + 1 : wickets;
          const runs = BALL_RUNS[code] as number;
          const after = means[then] as number;
          m[wickets] = (m[wickets] as number) + p * (runs + after);
          s[wickets] = (s[wickets] as number) + p * (runs * runs + 2 * runs * after + (squares[then] as number));
        }
      }
      [means, squares] = [m, s];
    }
  }
  const mean = means[0] as number;
  return { mean, variance: (squares[0] as number) - mean * mean };
}
