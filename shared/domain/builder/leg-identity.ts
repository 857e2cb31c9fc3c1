import { groupMembers } from './group-id.ts';

/** Bet: one selection, or several of one game as one. */
export interface IdentifiedLeg {
  readonly selectionId: number;
  /** Selection ids of a bet builder; left out for a single selection. */
  readonly members?: readonly number[] | undefined;
}

/** Separator between the members of a group; no selection id contains it. */
const MEMBER_SEPARATOR = '+';

/**
 * Returns the identity of a bet: two bets have the same one exactly when they win by the same selections. Code that
 * looks up, compares, caches or sums bets uses this text, because the number of a group is a hash that other groups of
 * its game may share (decision 023).
 *
 * @returns the selection id in decimal, or those of the members of a group, ascending, joined by `+`
 */
export function legIdentity({ selectionId, members }: IdentifiedLeg): string {
  return members === undefined ? String(selectionId) : groupMembers(members).join(MEMBER_SEPARATOR);
}

/** Decides whether two bets win by the same selections. */
export function isSameLeg(a: IdentifiedLeg, b: IdentifiedLeg): boolean {
  return legIdentity(a) === legIdentity(b);
}

/** Returns the identity of a leg of a coupon, whose bet builder carries the status of each member. */
export function couponLegIdentity({
  selectionId,
  group,
}: {
  readonly selectionId: number;
  readonly group?: { readonly members: readonly { readonly selectionId: number }[] } | null | undefined;
}): string {
  return legIdentity({ selectionId, members: group?.members.map((member) => member.selectionId) });
}
