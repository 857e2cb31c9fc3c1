import type { Distribution } from '../../pricing/distribution.ts';
import type { BaseballGame } from './baseball-game.ts';
import type { Stand } from './ending.ts';
import type { HalfInning } from './half-inning.ts';
import { SECOND_BASE } from './plays.ts';

const NEGLIGIBLE = 1e-9;
const EXTRA_INNINGS = 14;

/** Returns P(first side, second side is the first with this number of runs); both may miss it. */
export function raceChances(game: BaseballGame, stand: Stand, goal: number): [number, number] {
  const race = new Race(goal, stand);
  const [ours, theirs] = game.batting;
  for (let inning = stand.inning; inning <= game.innings + EXTRA_INNINGS; inning += 1) {
    const fresh = inning > game.innings ? SECOND_BASE : 0;
    const isRunning = inning === stand.inning;
    const resumes = (half: 0 | 1) => isRunning && stand.half === half;
    if (!isRunning || stand.half === 0) {
      const half = resumes(0) ? theirs.from(stand.outs, stand.bases) : theirs.from(0, fresh);
      race.top(half.runs);
    }
    const bottom = resumes(1) ? ours.from(stand.outs, stand.bases) : ours.from(0, fresh);
    if (inning < game.innings) race.bottom(bottom.runs);
    else race.lastBottom(bottom);
    if (race.left() < NEGLIGIBLE) break;
  }
  return race.won;
}

/** Probabilities of the scores at which neither side has reached the goal. */
class Race {
  readonly won: [number, number] = [0, 0];
  private readonly goal: number;
  private grid: Float64Array;

  constructor(goal: number, stand: Stand) {
    this.goal = goal;
    this.grid = new Float64Array(goal * goal);
    this.grid[stand.home * goal + stand.away] = 1;
  }

  left(): number {
    let sum = 0;
    for (const p of this.grid) sum += p;
    return sum;
  }

  top(runs: Distribution): void {
    this.each(runs, 1, (next, home, away, p) => this.keep(next, home, away, p));
  }

  bottom(runs: Distribution): void {
    this.each(runs, 0, (next, home, away, p) => this.keep(next, home, away, p));
  }

  /** Only level games go on after it. */
  lastBottom(half: HalfInning): void {
    const { goal } = this;
    const next = new Float64Array(goal * goal);
    for (let home = 0; home < goal; home += 1) {
      for (let away = home; away < goal; away += 1) {
        const weight = this.grid[home * goal + away] as number;
        if (weight < NEGLIGIBLE) continue;
        for (const [r, p] of half.whenLast(away - home).p.entries()) {
          if (home + r >= goal) this.won[0] += weight * p;
          else if (home + r === away) this.keep(next, away, away, weight * p);
        }
      }
    }
    this.grid = next;
  }

  private each(
    runs: Distribution,
    side: 0 | 1,
    arrive: (next: Float64Array, home: number, away: number, p: number) => void,
  ): void {
    const { goal } = this;
    const next = new Float64Array(goal * goal);
    for (let at = 0; at < this.grid.length; at += 1) {
      const weight = this.grid[at] as number;
      if (weight < NEGLIGIBLE) continue;
      const home = Math.floor(at / goal);
      const away = at % goal;
      for (const [r, p] of runs.p.entries()) {
        const [h, a] = side === 0 ? [home + r, away] : [home, away + r];
        if ((side === 0 ? h : a) >= goal) this.won[side] += weight * p;
        else arrive(next, h, a, weight * p);
      }
    }
    this.grid = next;
  }

  private keep(next: Float64Array, home: number, away: number, p: number): void {
    const at = home * this.goal + away;
    next[at] = (next[at] as number) + p;
  }
}
