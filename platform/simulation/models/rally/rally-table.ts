import { BestOfTable, type Future, type Group } from '../pricing/best-of-table.ts';
import { type Counts, countsOfEnds, mixedCounts } from '../pricing/counts.ts';
import {
  type ChainEnd,
  type ChainResult,
  type ChainRules,
  type ChainStart,
  runChain,
  type ServeChances,
} from './chain.ts';

/** Rules and chances of one set. */
export interface SetKind {
  readonly rules: ChainRules;
  readonly units: ServeChances;
  readonly decider: ServeChances;
}

export interface TableRules {
  readonly need: number;
  readonly nextFirst: 'alternate' | 'winner' | 'parity';
  readonly regular: SetKind;
  readonly last: SetKind;
}

/** Endings of one set, from its start or from its present score. */
export interface SetRun {
  readonly result: ChainResult;
  readonly groups: readonly Group[];
  /** P(extra points or a tie-break). */
  readonly extra: number;
  readonly counts: Counts;
}

/** Tables of one strength: sets from their start, matches from the start of each set. */
export class RallyTable {
  readonly rules: TableRules;
  private readonly sets: (SetRun | undefined)[] = [];
  private readonly matches: BestOfTable;

  constructor(rules: TableRules) {
    this.rules = rules;
    this.matches = new BestOfTable(
      rules.need,
      (home, away, first) => this.fullSet(first, this.isLast(home, away)).groups,
    );
  }

  /** Tells whether the set after this score is the deciding one. */
  isLast(home: number, away: number): boolean {
    return home + away === 2 * this.rules.need - 2;
  }

  kind(last: boolean): SetKind {
    return last ? this.rules.last : this.rules.regular;
  }

  /** Computes a whole set by its first server. */
  fullSet(first: 0 | 1, last: boolean): SetRun {
    const at = first + (last ? 2 : 0);
    const known = this.sets[at];
    if (known !== undefined) return known;
    const made = this.setFrom([{ weight: 1, a: 0, b: 0, server: first }], first, last);
    this.sets[at] = made;
    return made;
  }

  /** Computes a set from its present score. */
  setFrom(starts: readonly ChainStart[], first: 0 | 1, last: boolean): SetRun {
    const { rules, units, decider } = this.kind(last);
    const result = runChain(rules, units, starts, decider);
    const groups = this.groupsOf(result.ends, first, rules);
    const extra = groups.reduce((sum, group) => sum + group.p - group.plain, 0);
    return { result, groups, extra, counts: mixedCounts(groups.map((group) => [1, group.counts])) };
  }

  /** Returns the rest of the match from the start of a set at home : away sets. */
  future(home: number, away: number, first: 0 | 1): Future {
    return this.matches.future(home, away, first);
  }

  /** Returns the rest of the match from inside a set whose endings are grouped. */
  after(home: number, away: number, groups: readonly Group[]): Future {
    return this.matches.after(home, away, groups);
  }

  private groupsOf(ends: readonly ChainEnd[], first: 0 | 1, rules: ChainRules): Group[] {
    const buckets: ChainEnd[][] = [[], [], [], []];
    for (const end of ends) {
      const winner = end.a > end.b ? 0 : 1;
      buckets[winner * 2 + this.nextFirst(end, first, winner)]?.push(end);
    }
    return buckets.flatMap((list, bucket) =>
      list.length === 0 ? [] : [groupOf(list, (bucket >> 1) as 0 | 1, (bucket & 1) as 0 | 1, rules)],
    );
  }

  private nextFirst(end: ChainEnd, first: 0 | 1, winner: 0 | 1): 0 | 1 {
    switch (this.rules.nextFirst) {
      case 'winner':
        return winner;
      case 'alternate':
        return (1 - first) as 0 | 1;
      default:
        return (end.a + end.b) % 2 === 0 ? first : ((1 - first) as 0 | 1);
    }
  }
}

/** Tells whether a set that ended a : b went to extra points, or to a tie-break. */
export function hadExtra(rules: ChainRules, a: number, b: number): boolean {
  const lowest = rules.order === 'alternate' ? rules.cap - 1 : rules.target - 1;
  return Math.min(a, b) >= lowest;
}

function groupOf(ends: readonly ChainEnd[], winner: 0 | 1, next: 0 | 1, rules: ChainRules): Group {
  let p = 0;
  let plain = 0;
  for (const end of ends) {
    p += end.p;
    if (!hadExtra(rules, end.a, end.b)) plain += end.p;
  }
  return { winner, next, p, plain, counts: countsOfEnds(ends) };
}
