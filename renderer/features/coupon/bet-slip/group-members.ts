import type { GroupMember } from '#renderer/lib/ports/coupon-port.ts';
import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import type { CouponBet } from '../coupon-state.ts';
import type { LegNow } from './bet-slip-model.ts';

/** Returns the members of a bet as the platform receives them; undefined for a single selection. */
export function membersOf({ members }: { readonly members?: readonly GroupMember[] | undefined }): {
  members?: number[];
} {
  return members ? { members: members.map(({ selectionId }) => selectionId) } : {};
}

/** Returns the selections that the price of a bet depends on. */
export function selectionsOf({ selectionId, members }: Pick<CouponBet, 'selectionId' | 'members'>): readonly number[] {
  return members ? members.map((member) => member.selectionId) : [selectionId];
}

/** Feed's state of one member; null or undefined until the feed reports it, price 0 after it has left the book. */
type MemberNow = { readonly price: number; readonly suspended: boolean } | null | undefined;

/**
 * Returns the state of a bet builder from its members and its last quoted price: gone or suspended as soon as one
 * member is.
 *
 * @param quoted quoted price; undefined until the platform has priced the bet builder
 */
export function groupNow(members: readonly MemberNow[], quoted: CurrentLegPrice | undefined): LegNow {
  if (members.some((member) => member?.price === 0) || quoted?.coef === null) return { state: 'gone' };
  if (!quoted) return { state: 'unknown' };
  const isClosed = quoted.suspended || members.some((member) => member?.suspended);
  return { state: isClosed ? 'suspended' : 'open', coef: quoted.coef ?? 0 };
}
