import type { GroupMember } from '#renderer/lib/ports/coupon-port.ts';
import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import type { CouponBet } from '../coupon-state.ts';
import type { LegNow } from './bet-slip-model.ts';

/** The members of a bet as the platform is told of them; nothing for a single selection. */
export function membersOf({ members }: { readonly members?: readonly GroupMember[] | undefined }): {
  members?: number[];
} {
  return members ? { members: members.map(({ selectionId }) => selectionId) } : {};
}

/** The selections whose prices a bet hangs on. */
export function selectionsOf({ selectionId, members }: Pick<CouponBet, 'selectionId' | 'members'>): readonly number[] {
  return members ? members.map((member) => member.selectionId) : [selectionId];
}

/** One member as the feed has it; undefined while it has not said anything of it. */
type MemberNow = { readonly price: number; readonly suspended: boolean } | null | undefined;

/**
 * A group by its members and by the price that the back end last told of it: gone or closed with the first of them.
 *
 * @param told undefined while nobody has priced the group
 */
export function groupNow(members: readonly MemberNow[], told: CurrentLegPrice | undefined): LegNow {
  if (members.some((member) => member?.price === 0) || told?.coef === null) return { state: 'gone' };
  if (!told) return { state: 'unknown' };
  const isClosed = told.suspended || members.some((member) => member?.suspended);
  return { state: isClosed ? 'suspended' : 'open', coef: told.coef ?? 0 };
}
