import type { BuilderProblem, BuilderRedundancy } from '#shared/domain/builder/builder-rules.ts';
import { bitsOf } from './cells.ts';

/** Findings about a group from the chances of all sets of its members. */
export interface JointLook {
  readonly problem: BuilderProblem | null;
  readonly redundant: readonly BuilderRedundancy[];
  /** Returns the members of a set without those that others of the set imply. */
  readonly coreOf: (set: number) => number;
}

/** Chance below which a sum is only rounding. */
const NOTHING = 1e-9;
/** Lowest chance of a group with a price; the margin of a higher price would be a guess. */
const REMOTE = 1 / 2000;
/** Games of a sample that must agree before an outcome counts as impossible or as certain. */
const ENOUGH_GAMES = 20;

interface LookInput {
  readonly selectionIds: readonly number[];
  readonly chances: Float64Array;
  /** Sampled games; 0 for exact chances. */
  readonly games: number;
}

/** Tells whether enough games should have shown the combination if the members were independent. */
function isTelling(set: number, { chances, games }: LookInput): boolean {
  const independent = bitsOf(set).reduce((product, bit) => product * (chances[1 << bit] as number), 1);
  return games === 0 || independent * games >= ENOUGH_GAMES;
}

/** Finds the smallest set that cannot win together; pairs come first. */
function impossibleSet(input: LookInput): number | null {
  const { chances } = input;
  const sets = Array.from({ length: chances.length - 1 }, (_, index) => index + 1);
  sort(sets);
  return sets.find((set) => (chances[set] as number) < NOTHING && isTelling(set, input)) ?? null;
}

function sort(sets: number[]): void {
  sets.sort((a, b) => bitsOf(a).length - bitsOf(b).length || a - b);
}

/** Tells whether member j wins whenever member i does. */
function implies(i: number, j: number, { chances, games }: LookInput): boolean {
  const own = chances[1 << i] as number;
  if (own < NOTHING || (games > 0 && own * games < ENOUGH_GAMES)) return false;
  return own - (chances[(1 << i) | (1 << j)] as number) < NOTHING;
}

/** Examines the chances of a group for combinations that are impossible, too remote, or implied by other members. */
export function lookAtGroup(input: LookInput): JointLook {
  const { selectionIds, chances } = input;
  const count = selectionIds.length;
  /** For each member the bits of those that imply it; of two that imply each other the later one. */
  const impliers = selectionIds.map((_, j) => {
    let bits = 0;
    for (let i = 0; i < count; i += 1) {
      const isOne = i !== j && implies(i, j, input) && !(i > j && implies(j, i, input));
      if (isOne) bits |= 1 << i;
    }
    return bits;
  });
  const coreOf = (set: number): number => {
    let core = set;
    for (const bit of bitsOf(set)) if (((impliers[bit] as number) & set) !== 0) core &= ~(1 << bit);
    return core;
  };
  const idsOf = (set: number) => bitsOf(set).flatMap((bit) => selectionIds[bit] ?? []);
  const impossible = impossibleSet(input);
  const all = chances.length - 1;
  const problem: BuilderProblem | null =
    impossible !== null
      ? { code: 'IMPOSSIBLE', selectionIds: idsOf(impossible) }
      : (chances[all] as number) < REMOTE
        ? { code: 'REMOTE', selectionIds: idsOf(all) }
        : null;
  const redundant = selectionIds.flatMap((selectionId, bit): BuilderRedundancy[] => {
    const core = coreOf(all);
    const by = bitsOf((impliers[bit] as number) & core)[0];
    const impliedBy = by === undefined ? undefined : selectionIds[by];
    return impliedBy === undefined ? [] : [{ selectionId, impliedBy }];
  });
  return { problem, redundant, coreOf };
}
