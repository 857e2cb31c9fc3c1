import { Counts, chainedCounts, mixedCounts } from './counts.ts';
import { certain } from './distribution.ts';

/** Endings of a set (a map, a frame) with the same winner and the same opener of the next one. */
export interface Group {
  readonly winner: 0 | 1;
  /** Side that serves, throws or breaks first in the next one; 0 where that plays no part. */
  readonly next: 0 | 1;
  readonly p: number;
  /** Part of `p` without the extra that markets ask for: a tie-break, extra points, overtime. */
  readonly plain: number;
  readonly counts: Counts;
}

/** Distribution of the rest of a match. */
export interface Future {
  readonly win: number;
  /** P(no set goes to the extra). */
  readonly plain: number;
  /** Final scores: first side wins with j lost at j, second side at need + j. */
  readonly scores: Float64Array;
  /** Counts of the sets, summed over the rest of the match. */
  readonly counts: Counts;
}

const NO_MORE = new Counts(() => certain(0));

/** Computes matches that the majority of sets, maps or frames wins, from the start of each of them. */
export class BestOfTable {
  private readonly need: number;
  private readonly groups: (home: number, away: number, opener: 0 | 1) => readonly Group[];
  private readonly futures: (Future | undefined)[] = [];

  /** @param groups returns the endings of the set after `home : away`, from its start */
  constructor(need: number, groups: (home: number, away: number, opener: 0 | 1) => readonly Group[]) {
    this.need = need;
    this.groups = groups;
  }

  /** Returns the rest of the match from the start of a set. */
  future(home: number, away: number, opener: 0 | 1): Future {
    const { need } = this;
    const at = (home * (need + 1) + away) * 2 + opener;
    const known = this.futures[at];
    if (known !== undefined) return known;
    const isOver = home === need || away === need;
    const made = isOver ? finished(home, away, need) : this.after(home, away, this.groups(home, away, opener));
    this.futures[at] = made;
    return made;
  }

  /** Returns the rest of the match from inside a set whose endings are known. */
  after(home: number, away: number, groups: readonly Group[]): Future {
    const scores = new Float64Array(2 * this.need);
    const counts: [Counts, Counts][] = [];
    let win = 0;
    let plain = 0;
    for (const group of groups) {
      const then = this.future(home + (group.winner === 0 ? 1 : 0), away + group.winner, group.next);
      win += group.p * then.win;
      plain += group.plain * then.plain;
      addScaled(scores, then.scores, group.p);
      counts.push([group.counts, then.counts]);
    }
    return { win, plain, scores, counts: chainedCounts(counts) };
  }
}

/** Returns the weighted sum of futures. */
export function mixedFuture(parts: readonly (readonly [weight: number, future: Future])[]): Future {
  const [only] = parts;
  if (parts.length === 1 && only?.[0] === 1) return only[1];
  const scores = new Float64Array(only?.[1].scores.length ?? 0);
  let win = 0;
  let plain = 0;
  for (const [weight, future] of parts) {
    win += weight * future.win;
    plain += weight * future.plain;
    addScaled(scores, future.scores, weight);
  }
  return { win, plain, scores, counts: mixedCounts(parts.map(([weight, future]) => [weight, future.counts])) };
}

function addScaled(to: Float64Array, from: Float64Array, weight: number): void {
  for (let i = 0; i < to.length; i += 1) to[i] = (to[i] as number) + weight * (from[i] as number);
}

function finished(home: number, away: number, need: number): Future {
  const scores = new Float64Array(2 * need);
  scores[home === need ? away : need + home] = 1;
  return { win: home === need ? 1 : 0, plain: 1, scores, counts: NO_MORE };
}
