import { groupMembers } from './group-id.ts';

/** A bet as it is told: one selection, or several of one game as one. */
export interface IdentifiedLeg {
  readonly selectionId: number;
  /** Selection ids of a bet builder; left out for a single selection. */
  readonly members?: readonly number[] | undefined;
}

/** Stands between the members of a group, and never in the identity of a single selection. */
const TOGETHER = '+';

/**
 * The identity of a bet: two bets have the same one exactly when they win by the same selections. Everything that looks
 * a bet up, compares, caches or sums it does so by this text, because the number of a group is a hash of its members
 * that other groups of its game may have as well (decision 023).
 *
 * @returns the selection id in decimal, or those of the members of a group, ascending, joined by `+`
 */
export function legIdentity({ selectionId, members }: IdentifiedLeg): string {
  return members === undefined ? String(selectionId) : groupMembers(members).join(TOGETHER);
}

/** Whether two bets win by the same selections. */
export function isSameLeg(a: IdentifiedLeg, b: IdentifiedLeg): boolean {
  return legIdentity(a) === legIdentity(b);
}

/** The identity of a leg as a coupon tells it, its bet builder with what became of each member. */
export function couponLegIdentity({
  selectionId,
  group,
}: {
  readonly selectionId: number;
  readonly group?: { readonly members: readonly { readonly selectionId: number }[] } | null | undefined;
}): string {
  return legIdentity({ selectionId, members: group?.members.map((member) => member.selectionId) });
}
