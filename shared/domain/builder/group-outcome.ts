import { BET_STATUS, type BetStatusId, isPendingStatus } from '../coupon/leg-status.ts';

/** Group as it was accepted, with the statuses of its members; lists are in the order of the members. */
export interface AcceptedGroup {
  readonly selectionIds: readonly number[];
  /** Price of each subset of members (bits in their order), thousandths; 1000 for the empty set. */
  readonly prices: readonly number[];
  /** Bet statuses (betting §4). */
  readonly statuses: readonly number[];
}

/** Statuses that keep a member in the group; a returned stake, whole or half, takes its member out. */
const COUNTING: ReadonlySet<number> = new Set([
  BET_STATUS.notCalculated,
  BET_STATUS.notStarted,
  BET_STATUS.lose,
  BET_STATUS.win,
]);

/**
 * Returns the status of a group from its members (decision 023): lost as soon as one is lost, open while one is open,
 * returned when all are returned, otherwise won. A member with a status of halves counts as returned.
 */
export function groupStatus(statuses: readonly number[]): BetStatusId {
  if (statuses.includes(BET_STATUS.lose)) return BET_STATUS.lose;
  if (statuses.some(isPendingStatus)) return BET_STATUS.notStarted;
  return statuses.some((status) => COUNTING.has(status)) ? BET_STATUS.win : BET_STATUS.return;
}

/**
 * Returns the price of a group, thousandths: the accepted price of the members whose stake does not come back (decision
 * 023).
 */
export function groupCoef({ prices, statuses }: Pick<AcceptedGroup, 'prices' | 'statuses'>): number {
  const set = statuses.reduce((bits, status, index) => (COUNTING.has(status) ? bits | (1 << index) : bits), 0);
  return prices[set] ?? prices.at(-1) ?? 1000;
}

/** Returns a leg with its current price; a returned member changes the price of a group. */
export function withGroupCoef<Leg extends { readonly coef: number; readonly group?: AcceptedGroup | null }>(
  leg: Leg,
): Leg {
  return leg.group ? { ...leg, coef: groupCoef(leg.group) } : leg;
}
