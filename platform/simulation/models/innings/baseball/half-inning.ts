import { type Distribution, distributionOf, trimmed } from '../../pricing/distribution.ts';
import { advanceOf, HITS, lastInningRuns, OUTS } from './plays.ts';

/** Distribution of the runs of a half-inning from a state of outs and bases. */
export interface HalfInning {
  readonly runs: Distribution;
  /** Returns the runs when the game ends as soon as they exceed the deficit. */
  readonly whenLast: (deficit: number) => Distribution;
}

const MAX_RUNS = 22;
const MAX_BATTERS = 40;
const NEGLIGIBLE = 1e-10;

/** Computes the rest of a half-inning for batters with these probabilities of each of `HITS`. */
export function halfInning(chances: readonly number[], outs: number, bases: number): HalfInning {
  const run = new HalfRun(chances);
  run.play(outs, bases);
  const runs = trimmed(distributionOf(0, run.ended));
  const kept = new Map<number, Distribution>();
  return {
    runs,
    whenLast(deficit) {
      if (deficit >= MAX_RUNS) return runs;
      const known = kept.get(deficit) ?? run.whenLast(deficit);
      kept.set(deficit, known);
      return known;
    },
  };
}

/**
 * Probabilities of outs, bases and runs, batter by batter. Runs never fall, so the same sweep also finds the play by
 * which each deficit is first exceeded.
 */
class HalfRun {
  readonly ended = new Float64Array(MAX_RUNS + 1);
  private readonly passed = new Float64Array((MAX_RUNS + 1) * (MAX_RUNS + 5));
  private readonly chances: readonly number[];
  private level = new Float64Array(OUTS * 8 * (MAX_RUNS + 1));

  constructor(chances: readonly number[]) {
    this.chances = chances;
  }

  play(outs: number, bases: number): void {
    this.level[(outs * 8 + bases) * (MAX_RUNS + 1)] = 1;
    for (let batter = 0; batter < MAX_BATTERS; batter += 1) if (this.bat() < NEGLIGIBLE) return;
  }

  /**
   * Returns the runs when the game ends above the deficit: those that stay below, and those of the plays that exceed
   * it.
   */
  whenLast(deficit: number): Distribution {
    const runs = new Float64Array(deficit + 5);
    for (let r = 0; r <= deficit; r += 1) runs[r] = this.ended[r] as number;
    for (let more = 1; more <= 4; more += 1) {
      runs[deficit + more] = this.passed[deficit * (MAX_RUNS + 5) + deficit + more] as number;
    }
    return { from: 0, p: runs };
  }

  /** Moves every state by one batter; returns the probability that the side still bats. */
  private bat(): number {
    const next = new Float64Array(this.level.length);
    let left = 0;
    for (let at = 0; at < this.level.length; at += 1) {
      const p = this.level[at] as number;
      if (p < NEGLIGIBLE) continue;
      const runs = at % (MAX_RUNS + 1);
      const place = (at - runs) / (MAX_RUNS + 1);
      for (let hit = 0; hit < HITS.length; hit += 1) {
        left += this.move(next, place >> 3, place & 7, runs, hit, p * (this.chances[hit] as number));
      }
    }
    this.level = next;
    return left;
  }

  private move(next: Float64Array, outs: number, bases: number, runs: number, hit: number, p: number): number {
    if (HITS[hit] === 'out') {
      if (outs + 1 === OUTS) {
        this.ended[runs] = (this.ended[runs] as number) + p;
        return 0;
      }
      const at = ((outs + 1) * 8 + bases) * (MAX_RUNS + 1) + runs;
      next[at] = (next[at] as number) + p;
      return p;
    }
    const moved = advanceOf(hit, bases);
    const then = Math.min(MAX_RUNS, runs + moved.runs);
    for (let deficit = runs; deficit < then; deficit += 1) {
      const counted = runs + lastInningRuns(hit, moved.runs, deficit - runs);
      const at = deficit * (MAX_RUNS + 5) + counted;
      this.passed[at] = (this.passed[at] as number) + p;
    }
    const at = (outs * 8 + moved.bases) * (MAX_RUNS + 1) + then;
    next[at] = (next[at] as number) + p;
    return p;
  }
}
