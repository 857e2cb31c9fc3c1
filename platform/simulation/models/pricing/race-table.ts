import type { Group } from './best-of-table.ts';
import { Counts, mixedCounts } from './counts.ts';
import { certain, convolved, trimmed } from './distribution.ts';

const NOTHING = new Counts(() => certain(0));

/**
 * Race to a number of legs, split by its winner: one set of darts in its match. The opener of the next set does not
 * depend on the result.
 */
export class RaceTable {
  private readonly need: number;
  private readonly legs: (opener: 0 | 1) => readonly Group[];
  private readonly known = new Map<number, readonly Group[]>();

  /** @param legs returns the endings of one leg, by the side that opens it */
  constructor(need: number, legs: (opener: 0 | 1) => readonly Group[]) {
    this.need = need;
    this.legs = legs;
  }

  /** Returns the race from the start of a leg. */
  from(home: number, away: number, opener: 0 | 1, next: 0 | 1): readonly Group[] {
    const { need } = this;
    const key = ((home * (need + 1) + away) * 2 + opener) * 2 + next;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made =
      home === need || away === need
        ? [{ winner: home === need ? 0 : 1, next, p: 1, plain: 1, counts: NOTHING } as const]
        : this.after(home, away, this.legs(opener), next);
    this.known.set(key, made);
    return made;
  }

  /** Returns the race from inside a leg whose endings are known. */
  after(home: number, away: number, legs: readonly Group[], next: 0 | 1): readonly Group[] {
    const parts: [Group, Group][] = [];
    for (const leg of legs) {
      const [h, a] = leg.winner === 0 ? [home + 1, away] : [home, away + 1];
      for (const then of this.from(h, a, leg.next, next)) parts.push([leg, then]);
    }
    return ([0, 1] as const).flatMap((winner) => {
      const mine = parts.filter(([, then]) => then.winner === winner);
      if (mine.length === 0) return [];
      return [
        {
          winner,
          next,
          p: mine.reduce((sum, [leg, then]) => sum + leg.p * then.p, 0),
          plain: mine.reduce((sum, [leg, then]) => sum + leg.plain * then.plain, 0),
          counts: summed(mine),
        },
      ];
    });
  }
}

function summed(parts: readonly (readonly [Group, Group])[]): Counts {
  return mixedCounts(
    parts.map(([leg, then]) => [
      1,
      new Counts((metric) => trimmed(convolved(leg.counts.of(metric), then.counts.of(metric)))),
    ]),
  );
}
