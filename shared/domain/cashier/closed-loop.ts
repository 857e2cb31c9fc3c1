import type { MinorUnits } from '../money/minor-units.ts';

/** Where a withdrawal can go, with what came from there. */
export interface LoopTarget {
  readonly id: string;
  /** Deposits from there less withdrawals to it, minor units; 0 or less for none. */
  readonly owed: MinorUnits;
}

/** Why a withdrawal may not go where the player wants: this much has to go back to another target first. */
export interface LoopProblem {
  readonly targetId: string;
  /** Minor units. */
  readonly owed: MinorUnits;
}

/**
 * Decides where a withdrawal may go: money returns first to what it was deposited from, up to what came from there; only
 * what was won goes where the player wants.
 *
 * @param targets everything of the player in the currency that money can be returned to
 * @param targetId where the player wants it to go
 * @param amount minor units
 * @returns null when it may go there, else the target that comes first
 */
export function closedLoopProblem(
  targets: readonly LoopTarget[],
  targetId: string,
  amount: MinorUnits,
): LoopProblem | null {
  const owed = targets.filter((target) => target.owed > 0);
  const own = owed.find(({ id }) => id === targetId)?.owed ?? 0;
  if (own >= amount && own > 0) return null;
  const other = owed.filter(({ id }) => id !== targetId).toSorted((a, b) => b.owed - a.owed)[0];
  if (own > 0) return other ? { targetId, owed: own } : null;
  return other ? { targetId: other.id, owed: other.owed } : null;
}
