import type { MinorUnits } from '../money/minor-units.ts';

/** Where a withdrawal can go, with what came from there. */
export interface LoopTarget {
  readonly id: string;
  /** Deposits from there less withdrawals to it, minor units; 0 or less for none. */
  readonly owed: MinorUnits;
  /** Smallest withdrawal to it, minor units. */
  readonly min: MinorUnits;
}

/** Why a withdrawal may not go where the player wants: this much has to go back to a target first. */
export interface LoopProblem {
  readonly targetId: string;
  /** Minor units; a debt below the smallest withdrawal is paid back with the smallest withdrawal. */
  readonly owed: MinorUnits;
}

/** What decides about a stored target of a player. */
interface OwedTarget {
  readonly id: string;
  readonly methodId: string;
  readonly owed: MinorUnits;
}

/**
 * Returns the targets that take part in the closed loop: those whose method pays out for the player now. Money that no
 * method can return holds back nothing else; `lostDebts` tells it, and a person decides.
 *
 * @param methods that pay out for the player, with their smallest amounts in minor units
 */
export function loopTargets(
  targets: readonly OwedTarget[],
  methods: readonly { readonly id: string; readonly min: MinorUnits }[],
): readonly LoopTarget[] {
  const mins = new Map(methods.map(({ id, min }) => [id, min]));
  return targets.flatMap(({ id, methodId, owed }) => {
    const min = mins.get(methodId);
    return min === undefined ? [] : [{ id, owed, min }];
  });
}

/**
 * Returns the targets to which money should go back, and whose methods pay out no more.
 *
 * @param methods ids of those that pay out for the player now
 */
export function lostDebts<Target extends OwedTarget>(
  targets: readonly Target[],
  methods: readonly { readonly id: string }[],
): readonly Target[] {
  const known = new Set(methods.map(({ id }) => id));
  return targets.filter(({ methodId, owed }) => owed > 0 && !known.has(methodId));
}

/** Returns what returns the debt to a target, minor units; 0 without a debt. */
const returnTo = ({ owed, min }: LoopTarget): MinorUnits => (owed > 0 ? Math.max(owed, min) : 0);

/**
 * Decides where a withdrawal may go: money returns first to what it was deposited from, up to what came from there; only
 * what was won goes where the player wants. A debt below the smallest withdrawal may be rounded up to it: two such debts
 * would otherwise hold each other back for good.
 *
 * @param targets everything of the player in the currency that money can be returned to now
 * @param targetId where the player wants it to go
 * @param amount minor units
 * @returns null when it may go there, else what has to go back first: to the wanted target itself where more is wanted
 *   than came from there while another one is owed as well, otherwise to the one that is owed most
 */
export function closedLoopProblem(
  targets: readonly LoopTarget[],
  targetId: string,
  amount: MinorUnits,
): LoopProblem | null {
  const wanted = targets.find(({ id }) => id === targetId);
  const own = wanted ? returnTo(wanted) : 0;
  if (amount <= own) return null;
  const [first] = targets
    .filter(({ id, owed }) => id !== targetId && owed > 0)
    .toSorted((a, b) => returnTo(b) - returnTo(a));
  if (!first) return null;
  return own > 0 ? { targetId, owed: own } : { targetId: first.id, owed: returnTo(first) };
}
