import { type AcceptedGroup, groupStatus } from '#shared/domain/builder/group-outcome.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { Results } from '../../decisions/decisions-service.ts';
import type { CouponLegRow } from '../coupon-record.ts';
import type { LegDecision } from '../coupons-repository.ts';

/** What is decided of a group. */
interface GroupDecision {
  readonly statuses: readonly number[];
  readonly statusId: number;
  /** A member has another status than is known. */
  readonly hasNews: boolean;
}

/** The selections of a group that are not decided. */
export const openMembers = (group: AcceptedGroup): number[] =>
  group.selectionIds.filter((_, index) => isPendingStatus(group.statuses[index] ?? 0));

/** The statuses of the members of a group by the stored decisions, and what the group is by them (decision 023). */
export function groupDecision(group: AcceptedGroup, results: Pick<Results, 'statusOf'>): GroupDecision {
  const statuses = group.statuses.map((status, index) => {
    if (!isPendingStatus(status)) return status;
    return results.statusOf(group.selectionIds[index] ?? 0) ?? status;
  });
  const hasNews = statuses.some((status, index) => status !== group.statuses[index]);
  return { statuses, statusId: groupStatus(statuses), hasNews };
}

/** A leg as it is with what was decided just now. */
export function withMembers(leg: CouponLegRow, decisions: readonly LegDecision[]): CouponLegRow {
  const decision = decisions.find(({ position }) => position === leg.position);
  if (!decision) return leg;
  const { statusId, members } = decision;
  return { ...leg, statusId, ...(leg.group && members ? { group: { ...leg.group, statuses: members } } : {}) };
}
