import { type AcceptedGroup, groupStatus } from '#shared/domain/builder/group-outcome.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import type { Results } from '../../decisions/decisions-service.ts';
import type { CouponLegRow } from '../coupon-record.ts';
import type { LegDecision } from '../coupons-repository.ts';

/** The decided part of a group. */
interface GroupDecision {
  readonly statuses: readonly number[];
  readonly statusId: number;
  /** Whether a member has another status than the stored one. */
  readonly hasNews: boolean;
}

/** Returns the undecided selections of a group. */
export const openMembers = (group: AcceptedGroup): number[] =>
  group.selectionIds.filter((_, index) => isPendingStatus(group.statuses[index] ?? 0));

/**
 * Returns the statuses of a group's members by the stored decisions, and the group's status that follows (decision
 * 023).
 */
export function groupDecision(group: AcceptedGroup, results: Pick<Results, 'statusOf'>): GroupDecision {
  const statuses = group.statuses.map((status, index) => {
    if (!isPendingStatus(status)) return status;
    return results.statusOf(group.selectionIds[index] ?? 0) ?? status;
  });
  const hasNews = statuses.some((status, index) => status !== group.statuses[index]);
  return { statuses, statusId: groupStatus(statuses), hasNews };
}

/** Returns a leg with the new decisions in it. */
export function withMembers(leg: CouponLegRow, decisions: readonly LegDecision[]): CouponLegRow {
  const decision = decisions.find(({ position }) => position === leg.position);
  if (!decision) return leg;
  const { statusId, members } = decision;
  return { ...leg, statusId, ...(leg.group && members ? { group: { ...leg.group, statuses: members } } : {}) };
}
