import { type AcceptedGroup, groupStatus } from '#shared/domain/builder/group-outcome.ts';
import { BET_STATUS, isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { Book } from '../../../simulation/book/book-port.ts';
import type { LegRow } from '../coupon-record.ts';
import type { LegDecision } from '../coupons-repository.ts';

/** What the book has decided of a group. */
interface GroupDecision {
  readonly statuses: readonly number[];
  readonly statusId: number;
  /** A member has another status than is known. */
  readonly hasNews: boolean;
}

/**
 * The statuses of the members of a group by the book, and what the group is by them (decision 023).
 *
 * @param isVanished the game is never going to be played: what is open comes back
 */
export function groupDecision(group: AcceptedGroup, book: Pick<Book, 'settle'>, isVanished: boolean): GroupDecision {
  const statuses = group.statuses.map((status, index) => {
    if (!isPendingStatus(status)) return status;
    return book.settle(group.marketIds[index] ?? 0) ?? (isVanished ? BET_STATUS.forcedReturn : status);
  });
  const hasNews = statuses.some((status, index) => status !== group.statuses[index]);
  return { statuses, statusId: groupStatus(statuses), hasNews };
}

/** A leg as it is with what was decided just now. */
export function withMembers(leg: LegRow, decisions: readonly LegDecision[]): LegRow {
  const decision = decisions.find(({ position }) => position === leg.position);
  if (!decision) return leg;
  const { statusId, members } = decision;
  return { ...leg, statusId, ...(leg.group && members ? { group: { ...leg.group, statuses: members } } : {}) };
}
