import { convolved, type Distribution, distributionOf, shifted, trimmed } from '../../pricing/distribution.ts';
import type { BaseballGame, ScorePoint } from './baseball-game.ts';
import type { HalfInning } from './half-inning.ts';
import { SECOND_BASE } from './plays.ts';

/** Present point of a game: `half` 0 the second side bats, 1 the first one. */
export interface Stand {
  readonly home: number;
  readonly away: number;
  readonly inning: number;
  readonly half: 0 | 1;
  readonly outs: number;
  readonly bases: number;
}

/** Distribution of the end of the game, extra innings included. */
export interface Ending {
  readonly win: number;
  /** P(level after the last ordinary inning). */
  readonly level: number;
  readonly total: Distribution;
  readonly diff: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
}

const EXTRA_ROUNDS = 14;
const NEGLIGIBLE = 1e-10;
/** Upper bound of the runs that both sides add to a level score in extra innings. */
const SIZE = 48;
const UNSEEN = 1e-8;

/** Returns the runs that extra innings add to a level score, whatever their number. */
export function extraInnings(home: HalfInning, away: HalfInning): ScorePoint[] {
  const sums = new Float64Array(SIZE * SIZE);
  const once = oneExtra(home, away);
  let level = Float64Array.of(1);
  for (let round = 0; round < EXTRA_ROUNDS; round += 1) {
    const next = new Float64Array(Math.min(SIZE, level.length + 16));
    for (let base = 0; base < level.length; base += 1) {
      const weight = level[base] as number;
      if (weight < UNSEEN) continue;
      for (const { home: h, away: a, p } of once) {
        const [x, y] = [base + h, base + a];
        if (x >= SIZE || y >= SIZE) continue;
        if (h === a) next[x] = (next[x] ?? 0) + weight * p;
        else sums[x * SIZE + y] = (sums[x * SIZE + y] as number) + weight * p;
      }
    }
    level = next;
  }
  const points: ScorePoint[] = [];
  for (const [at, p] of sums.entries())
    if (p > NEGLIGIBLE) points.push({ home: Math.floor(at / SIZE), away: at % SIZE, p });
  const mass = points.reduce((sum, point) => sum + point.p, 0);
  return points.map((point) => ({ ...point, p: point.p / mass }));
}

function oneExtra(home: HalfInning, away: HalfInning): ScorePoint[] {
  const points: ScorePoint[] = [];
  for (const [a, p] of away.runs.p.entries()) {
    const last = home.whenLast(away.runs.from + a);
    for (const [h, q] of last.p.entries()) {
      const both = p * q;
      if (both > NEGLIGIBLE) points.push({ home: last.from + h, away: away.runs.from + a, p: both });
    }
  }
  return points;
}

/** Returns the runs of both sides before the half-inning that can be the last one. */
function beforeLast(game: BaseballGame, stand: Stand): { home: Distribution; away: Distribution } {
  const [ours, theirs] = game.batting;
  const { inning, half, outs, bases } = stand;
  const lastInning = Math.max(game.innings, inning);
  const partialTop = half === 0 ? theirs.from(outs, bases).runs : null;
  const isLastBottom = half === 1 && inning >= game.innings;
  const partialBottom = half === 1 && !isLastBottom ? ours.from(outs, bases).runs : null;
  // Half-innings of the first side before its last one, without the running one.
  const bottoms = lastInning - inning - (half === 1 && !isLastBottom ? 1 : 0);
  const away = theirs.innings(lastInning - inning);
  const home = ours.innings(Math.max(0, bottoms));
  return {
    away: shifted(partialTop === null ? away : convolved(partialTop, away), stand.away),
    home: shifted(partialBottom === null ? home : convolved(partialBottom, home), stand.home),
  };
}

/** Returns the last half-inning: the running one, or a whole one; extra innings begin with a runner. */
function lastHalf(game: BaseballGame, { inning, half, outs, bases }: Stand): HalfInning {
  const [ours] = game.batting;
  if (half === 1 && inning >= game.innings) return ours.from(outs, bases);
  return ours.from(0, inning > game.innings ? SECOND_BASE : 0);
}

/** Returns the ending of the game from its present point. */
export function endingFrom(game: BaseballGame, stand: Stand): Ending {
  const { home, away } = beforeLast(game, stand);
  const last = lastHalf(game, stand);
  const sum = new EndingSum();
  for (const [i, p] of away.p.entries()) {
    for (const [j, q] of home.p.entries()) {
      const both = p * q;
      if (both < NEGLIGIBLE) continue;
      const [a, h] = [away.from + i, home.from + j];
      if (h > a) sum.add(h, a, both);
      else sum.bat(h, a, both, last.whenLast(a - h));
    }
  }
  for (const [score, p] of sum.levels.entries()) {
    if (p < NEGLIGIBLE) continue;
    for (const point of game.extra()) sum.add(score + point.home, score + point.away, p * point.p);
  }
  return sum.ending();
}

const MAX_TEAM_RUNS = 160;

class EndingSum {
  readonly levels = new Float64Array(MAX_TEAM_RUNS);
  private win = 0;
  private readonly total = new Float64Array(2 * MAX_TEAM_RUNS);
  private readonly diff = new Float64Array(2 * MAX_TEAM_RUNS);
  private readonly home = new Float64Array(MAX_TEAM_RUNS);
  private readonly away = new Float64Array(MAX_TEAM_RUNS);

  bat(home: number, away: number, weight: number, runs: Distribution): void {
    for (const [r, p] of runs.p.entries()) {
      if (p === 0) continue;
      const then = home + runs.from + r;
      if (then === away) this.levels[then] = (this.levels[then] as number) + weight * p;
      else this.add(then, away, weight * p);
    }
  }

  add(home: number, away: number, p: number): void {
    if (home >= MAX_TEAM_RUNS || away >= MAX_TEAM_RUNS) return;
    if (home > away) this.win += p;
    this.total[home + away] = (this.total[home + away] as number) + p;
    this.diff[home - away + MAX_TEAM_RUNS] = (this.diff[home - away + MAX_TEAM_RUNS] as number) + p;
    this.home[home] = (this.home[home] as number) + p;
    this.away[away] = (this.away[away] as number) + p;
  }

  ending(): Ending {
    return {
      win: this.win,
      level: this.levels.reduce((sum, p) => sum + p, 0),
      total: trimmed(distributionOf(0, this.total)),
      diff: trimmed(distributionOf(-MAX_TEAM_RUNS, this.diff)),
      home: trimmed(distributionOf(0, this.home)),
      away: trimmed(distributionOf(0, this.away)),
    };
  }
}
