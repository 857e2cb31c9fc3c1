import { type Distribution, distributionOf, mixed, shifted } from '../../pricing/distribution.ts';
import { ALL_OUT, BALL_RUNS, OVER, overshoot, WICKET } from './balls.ts';
import type { InningsTable } from './innings-table.ts';
import { ballsOf, type Innings } from './state.ts';

/** Present point of an innings. */
export interface Crease {
  readonly balls: number;
  readonly wickets: number;
  readonly runs: number;
}

export const NEW_INNINGS: Crease = { balls: 0, wickets: 0, runs: 0 };

export function creaseOf(innings: Innings): Crease {
  return { balls: ballsOf(innings), wickets: innings.wickets, runs: innings.runs };
}

/** Possible ends of the running over: its runs by the wickets down after it. */
type OverEnds = readonly (readonly [wickets: number, runs: Distribution])[];

function restOfOver(table: InningsTable, { balls, wickets }: Crease): OverEnds {
  const over = Math.floor(balls / OVER);
  let rows = new Map<number, Distribution>([[wickets, { from: 0, p: Float64Array.of(1) }]]);
  for (let ball = balls % OVER; ball < OVER; ball += 1) {
    const parts = new Map<number, [number, Distribution][]>();
    const add = (down: number, weight: number, d: Distribution): void => {
      const list = parts.get(down);
      if (list === undefined) parts.set(down, [[weight, d]]);
      else list.push([weight, d]);
    };
    for (const [down, d] of rows) {
      if (down === ALL_OUT) add(down, 1, d);
      else {
        for (const [code, p] of table.chances(over, down).entries()) {
          add(code === WICKET ? down + 1 : down, p, shifted(d, BALL_RUNS[code] as number));
        }
      }
    }
    rows = new Map([...parts].map(([down, list]) => [down, mixed(list)]));
  }
  return [...rows];
}

/** Returns the distribution of a quantity from here, when a table has it from the start of each over. */
function fromHere(
  table: InningsTable,
  crease: Crease,
  rows: (over: number, wickets: number) => Distribution,
): Distribution {
  const over = Math.floor(crease.balls / OVER);
  if (crease.balls % OVER === 0) return rows(over, crease.wickets);
  const parts: [number, Distribution][] = [];
  for (const [wickets, now] of restOfOver(table, crease)) {
    const then = rows(over + 1, wickets);
    for (let i = 0; i < now.p.length; i += 1) {
      const weight = now.p[i] as number;
      if (weight > 0) parts.push([weight, shifted(then, now.from + i)]);
    }
  }
  return mixed(parts);
}

/** Returns the runs of a whole innings from its present point, as if there were no target. */
export function runsFrom(table: InningsTable, crease: Crease): Distribution {
  return shifted(fromHere(table, crease, table.runs), crease.runs);
}

/** Returns the runs at the end of the powerplay. */
export function powerplayFrom(table: InningsTable, crease: Crease): Distribution {
  return shifted(fromHere(table, crease, table.powerplay), crease.runs);
}

/** Returns the runs of the opening pair, while it bats. */
export function openingFrom(table: InningsTable, crease: Crease): Distribution {
  const over = Math.floor(crease.balls / OVER);
  if (crease.balls % OVER === 0) return shifted(table.opening(over), crease.runs);
  const parts: [number, Distribution][] = [];
  let together: Distribution = { from: crease.runs, p: Float64Array.of(1) };
  for (let ball = crease.balls % OVER; ball < OVER; ball += 1) {
    const chances = table.chances(over, 0);
    parts.push([chances[WICKET] as number, together]);
    together = mixed(
      chances.flatMap((p, code) =>
        code === WICKET ? [] : [[p, shifted(together, BALL_RUNS[code] as number)] as const],
      ),
    );
  }
  for (let i = 0; i < together.p.length; i += 1) {
    const weight = together.p[i] as number;
    if (weight > 0) parts.push([weight, shifted(table.opening(over + 1), together.from + i)]);
  }
  return mixed(parts);
}

/** Returns the wickets of a whole innings from its present point. */
export function wicketsFrom(table: InningsTable, crease: Crease): Distribution {
  const over = Math.floor(crease.balls / OVER);
  let rows = distributionOf(crease.wickets, [1]);
  const left = crease.balls % OVER === 0 ? 0 : OVER - (crease.balls % OVER);
  for (let ball = 0; ball < left; ball += 1) rows = oneMore(table, over, rows);
  const start = left === 0 ? over : over + 1;
  const parts: [number, Distribution][] = [];
  for (let i = 0; i < rows.p.length; i += 1) {
    const down = rows.from + i;
    parts.push([rows.p[i] as number, shifted(table.wickets(start, down), down)]);
  }
  return mixed(parts);
}

function oneMore(table: InningsTable, over: number, rows: Distribution): Distribution {
  const p = new Array<number>(rows.p.length + 1).fill(0);
  for (let i = 0; i < rows.p.length; i += 1) {
    const down = rows.from + i;
    const weight = rows.p[i] as number;
    const fall = down >= ALL_OUT ? 0 : (table.chances(over, down)[WICKET] as number);
    p[i] = (p[i] as number) + weight * (1 - fall);
    p[i + 1] = (p[i + 1] as number) + weight * fall;
  }
  return distributionOf(rows.from, p);
}

/** Second innings against the first: P(it wins), P(tie), its score, and the sum of both. */
export interface Chase {
  readonly win: number;
  readonly tie: number;
  readonly second: Distribution;
  readonly both: Distribution;
}

/**
 * Computes the chase of a first innings that ends with one of these scores. The second innings stops as soon as it is
 * ahead.
 *
 * @param withSum whether the sum of both is needed; it takes the longest
 */
export function chaseOf(first: Distribution, second: Distribution, table: InningsTable, withSum: boolean): Chase {
  const past = overshoot(table.format, table.strength);
  const maxRuns = Math.max(first.from + first.p.length, second.from + second.p.length) + 7;
  const scored = new Float64Array(maxRuns + 1);
  const both = new Float64Array(withSum ? 2 * maxRuns + 8 : 0);
  const tails = tailsOf(second);
  let win = 0;
  let tie = 0;
  for (let i = 0; i < first.p.length; i += 1) {
    const p = first.p[i] as number;
    const runs = first.from + i;
    const wins = p * tailAt(second, tails, runs + 1);
    win += wins;
    tie += p * (second.p[runs - second.from] ?? 0);
    for (const [more, share] of past.entries()) {
      add(scored, runs + 1 + more, wins * share);
      if (withSum) add(both, 2 * runs + 1 + more, wins * share);
    }
    const lost = Math.min(second.p.length - 1, runs - second.from);
    for (let j = 0; j <= lost; j += 1) {
      const q = p * (second.p[j] as number);
      add(scored, second.from + j, q);
      if (withSum) add(both, runs + second.from + j, q);
    }
  }
  return { win, tie, second: distributionOf(0, scored), both: distributionOf(0, both) };
}

function add(to: Float64Array, at: number, p: number): void {
  if (at < to.length) to[at] = (to[at] as number) + p;
}

function tailsOf(d: Distribution): Float64Array {
  const tails = new Float64Array(d.p.length + 1);
  for (let i = d.p.length - 1; i >= 0; i -= 1) tails[i] = (tails[i + 1] as number) + (d.p[i] as number);
  return tails;
}

function tailAt(d: Distribution, tails: Float64Array, from: number): number {
  const at = from - d.from;
  return at <= 0 ? (tails[0] as number) : (tails[Math.min(at, tails.length - 1)] as number);
}
