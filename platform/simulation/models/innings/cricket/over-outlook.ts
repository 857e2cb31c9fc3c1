import { type Distribution, distributionOf } from '../../pricing/distribution.ts';
import { ALL_OUT, BALL_RUNS, OVER, WICKET } from './balls.ts';
import type { InningsTable } from './innings-table.ts';
import type { Crease } from './outlook.ts';

/** Possible results of one over. */
export interface OverOutlook {
  readonly runs: Distribution;
  /** P(a wicket falls in it), P(a four or a six is hit in it), from here on. */
  readonly wicket: number;
  readonly boundary: number;
}

/** Upper bound of the runs of an over. */
const MAX_RUNS_OF_OVER = 37;
const FLAGS = 4;
const WICKET_BIT = 1;
const BOUNDARY_BIT = 2;

/**
 * Computes the running over. The innings may end in it: all out, or with the target reached.
 *
 * @param scored runs of the over so far
 * @param need runs that end the innings, Infinity in the first
 */
export function runningOver(table: InningsTable, crease: Crease, scored: number, need: number): OverOutlook {
  const walk = new OverWalk(table, scored + need);
  walk.enter(crease.wickets, scored, 1);
  for (let ball = crease.balls % OVER; ball < OVER; ball += 1) walk.ball(Math.floor(crease.balls / OVER));
  return walk.outlook();
}

/** Computes the over after the running one, when it will certainly begin and cannot reach the target. */
export function nextOver(table: InningsTable, crease: Crease): OverOutlook {
  const over = Math.floor(crease.balls / OVER);
  let down = new Float64Array(ALL_OUT + 1);
  down[crease.wickets] = 1;
  for (let ball = crease.balls % OVER; ball < OVER; ball += 1) down = afterBall(table, over, down);
  const walk = new OverWalk(table, Number.POSITIVE_INFINITY);
  for (const [wickets, p] of down.entries()) if (p > 0) walk.enter(wickets, 0, p);
  for (let ball = 0; ball < OVER; ball += 1) walk.ball(over + 1);
  return walk.outlook();
}

function afterBall(table: InningsTable, over: number, down: Float64Array): Float64Array<ArrayBuffer> {
  const next = new Float64Array(ALL_OUT + 1);
  for (let wickets = 0; wickets <= ALL_OUT; wickets += 1) {
    const p = down[wickets] as number;
    if (p === 0) continue;
    const fall = wickets === ALL_OUT ? 0 : (table.chances(over, wickets)[WICKET] as number);
    next[wickets] = (next[wickets] as number) + p * (1 - fall);
    if (fall > 0) next[wickets + 1] = (next[wickets + 1] as number) + p * fall;
  }
  return next;
}

/** Probabilities of wickets, events of the over, and its runs. */
class OverWalk {
  private level = new Float64Array((ALL_OUT + 1) * FLAGS * MAX_RUNS_OF_OVER);
  private readonly table: InningsTable;
  /** Runs of the over that end the innings. */
  private readonly end: number;

  constructor(table: InningsTable, end: number) {
    this.table = table;
    this.end = end;
  }

  enter(wickets: number, runs: number, p: number): void {
    this.add(this.level, wickets, 0, runs, p);
  }

  ball(over: number): void {
    const next = new Float64Array(this.level.length);
    for (let at = 0; at < this.level.length; at += 1) {
      const p = this.level[at] as number;
      if (p === 0) continue;
      const runs = at % MAX_RUNS_OF_OVER;
      const flags = Math.floor(at / MAX_RUNS_OF_OVER) % FLAGS;
      const wickets = Math.floor(at / (MAX_RUNS_OF_OVER * FLAGS));
      if (wickets >= ALL_OUT || runs >= this.end) {
        this.add(next, wickets, flags, runs, p);
        continue;
      }
      const chances = this.table.chances(over, wickets);
      this.add(next, wickets + 1, flags | WICKET_BIT, runs, p * (chances[WICKET] as number));
      for (let code = WICKET + 1; code < chances.length; code += 1) {
        const hit = BALL_RUNS[code] as number;
        this.add(next, wickets, hit >= 4 ? flags | BOUNDARY_BIT : flags, runs + hit, p * (chances[code] as number));
      }
    }
    this.level = next;
  }

  outlook(): OverOutlook {
    const runs = new Float64Array(MAX_RUNS_OF_OVER);
    let wicket = 0;
    let boundary = 0;
    for (let at = 0; at < this.level.length; at += 1) {
      const p = this.level[at] as number;
      if (p === 0) continue;
      const flags = Math.floor(at / MAX_RUNS_OF_OVER) % FLAGS;
      runs[at % MAX_RUNS_OF_OVER] = (runs[at % MAX_RUNS_OF_OVER] as number) + p;
      if ((flags & WICKET_BIT) !== 0) wicket += p;
      if ((flags & BOUNDARY_BIT) !== 0) boundary += p;
    }
    return { runs: distributionOf(0, runs), wicket, boundary };
  }

  private add(to: Float64Array, wickets: number, flags: number, runs: number, p: number): void {
    const at = (wickets * FLAGS + flags) * MAX_RUNS_OF_OVER + Math.min(runs, MAX_RUNS_OF_OVER - 1);
    to[at] = (to[at] as number) + p;
  }
}
