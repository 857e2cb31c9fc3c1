import { BET_STATUS, type BetStatusId, isPendingStatus } from '../coupon/leg-status.ts';

/** A group as it was accepted, and what has become of its members; lists are in the order of the members. */
export interface AcceptedGroup {
  readonly selectionIds: readonly number[];
  /** Thousandths by set of members (bits in their order), 1000 for none: what the group costs without the others. */
  readonly prices: readonly number[];
  /** Bet statuses (betting §4). */
  readonly statuses: readonly number[];
}

/** A stake that comes back, in whole or in half, takes its member out of the group. */
const COUNTING: ReadonlySet<number> = new Set([
  BET_STATUS.notCalculated,
  BET_STATUS.notStarted,
  BET_STATUS.lose,
  BET_STATUS.win,
]);

/**
 * What a group is by its members (decision 023): lost as soon as one is, open while one is, returned when all are, else
 * won. A member with a status of halves counts as returned.
 */
export function groupStatus(statuses: readonly number[]): BetStatusId {
  if (statuses.includes(BET_STATUS.lose)) return BET_STATUS.lose;
  if (statuses.some(isPendingStatus)) return BET_STATUS.notStarted;
  return statuses.some((status) => COUNTING.has(status)) ? BET_STATUS.win : BET_STATUS.return;
}

/**
 * The price of a group, thousandths: that of the members whose stake does not come back, as it was when the group was
 * accepted (decision 023).
 */
export function groupCoef({ prices, statuses }: Pick<AcceptedGroup, 'prices' | 'statuses'>): number {
  const set = statuses.reduce((bits, status, index) => (COUNTING.has(status) ? bits | (1 << index) : bits), 0);
  return prices[set] ?? prices.at(-1) ?? 1000;
}

/** A leg at the price that counts: that of a group may have changed with a member that came back. */
export function withGroupCoef<Leg extends { readonly coef: number; readonly group?: AcceptedGroup | null }>(
  leg: Leg,
): Leg {
  return leg.group ? { ...leg, coef: groupCoef(leg.group) } : leg;
}
