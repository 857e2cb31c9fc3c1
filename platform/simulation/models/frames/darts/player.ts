import { type DartsVisit, MAXIMUM, scoringOf, visitsFrom } from './visits.ts';

/** Visits after which a leg is as good as over for both players. */
const MAX_VISITS = 32;
const NEGLIGIBLE = 1e-10;
/** Number of the counts of maximums (0 to 3) that a player can have in a leg. */
const MAXIMUMS = 4;
/** Courses that a player caches. */
const MAX_COURSES = 120;

/**
 * One player's chances to end a leg: at index visit × 4 + maximums, P that the player finishes with that visit after
 * this number of further maximums, and P of not having finished after it.
 */
export interface DartsCourse {
  readonly finished: Float64Array;
  readonly alive: Float64Array;
  readonly visits: number;
}

/** Player of one strength. */
export class DartsPlayer {
  private readonly strength: number;
  private readonly scoring: readonly number[];
  private readonly visits: (readonly DartsVisit[] | undefined)[] = [];
  private readonly courses = new Map<number, DartsCourse>();

  constructor(strength: number) {
    this.strength = strength;
    this.scoring = scoringOf(strength);
  }

  /** Returns the possible visits with this number of points left. */
  from(left: number): readonly DartsVisit[] {
    const known = this.visits[left];
    if (known !== undefined) return known;
    const made = visitsFrom(left, this.strength, this.scoring);
    this.visits[left] = made;
    return made;
  }

  /** Returns the course of a leg from this number of points left. */
  course(left: number): DartsCourse {
    const known = this.courses.get(left);
    if (known !== undefined) return known;
    if (this.courses.size >= MAX_COURSES) this.courses.clear();
    const made = this.run(left);
    this.courses.set(left, made);
    return made;
  }

  private run(left: number): DartsCourse {
    const finished = new Float64Array((MAX_VISITS + 1) * MAXIMUMS);
    const alive = new Float64Array((MAX_VISITS + 1) * MAXIMUMS);
    alive[0] = 1;
    let level = new Float64Array((left + 1) * MAXIMUMS);
    level[left * MAXIMUMS] = 1;
    let visits = 0;
    for (let sum = 1; visits < MAX_VISITS && sum > NEGLIGIBLE; ) {
      visits += 1;
      const next = new Float64Array(level.length);
      this.throwOnce(level, next, finished, visits);
      sum = 0;
      for (let at = 0; at < next.length; at += 1) {
        const p = next[at] as number;
        sum += p;
        alive[visits * MAXIMUMS + (at % MAXIMUMS)] = (alive[visits * MAXIMUMS + (at % MAXIMUMS)] as number) + p;
      }
      level = next;
    }
    return { finished, alive, visits };
  }

  private throwOnce(level: Float64Array, next: Float64Array, finished: Float64Array, visit: number): void {
    for (let at = 0; at < level.length; at += 1) {
      const weight = level[at] as number;
      if (weight < NEGLIGIBLE) continue;
      const maximums = at % MAXIMUMS;
      const left = (at - maximums) / MAXIMUMS;
      for (const { scored, p } of this.from(left)) {
        const then = scored === MAXIMUM ? Math.min(MAXIMUMS - 1, maximums + 1) : maximums;
        const [to, place] = scored === left ? [finished, visit * MAXIMUMS] : [next, (left - scored) * MAXIMUMS];
        to[place + then] = (to[place + then] as number) + weight * p;
      }
    }
  }
}

/** Endings of a leg: by winner, P of each number of maximums of both sides (index first × 4 + second). */
export interface LegEnds {
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/** Combines two courses; `turn` throws next. */
export function legEnds(home: DartsCourse, away: DartsCourse, turn: 0 | 1): LegEnds {
  const ends = { home: new Float64Array(MAXIMUMS * MAXIMUMS), away: new Float64Array(MAXIMUMS * MAXIMUMS) };
  const visits = Math.max(home.visits, away.visits);
  for (let visit = 1; visit <= visits; visit += 1) {
    // The side that throws first has had one visit more when it finishes.
    meet(ends.home, home.finished, visit, away.alive, turn === 0 ? visit - 1 : visit, false);
    meet(ends.away, away.finished, visit, home.alive, turn === 1 ? visit - 1 : visit, true);
  }
  return ends;
}

/** Returns P(a maximum is thrown in the rest of the leg). */
export function maximumChance({ home, away }: LegEnds): number {
  return 1 - (home[0] as number) - (away[0] as number);
}

function meet(
  to: Float64Array,
  finished: Float64Array,
  visit: number,
  alive: Float64Array,
  other: number,
  isSecond: boolean,
): void {
  for (let mine = 0; mine < MAXIMUMS; mine += 1) {
    const p = finished[visit * MAXIMUMS + mine] as number;
    if (p === 0) continue;
    for (let theirs = 0; theirs < MAXIMUMS; theirs += 1) {
      const q = alive[other * MAXIMUMS + theirs] ?? 0;
      const at = isSecond ? theirs * MAXIMUMS + mine : mine * MAXIMUMS + theirs;
      to[at] = (to[at] as number) + p * q;
    }
  }
}

export const MAX_MAXIMUMS = MAXIMUMS;
