/** Groups of limits on money with their types: of 24 hours, 7 days and 30 days (betting §3). */
export const MONEY_LIMITS = {
  deposit: [20, 21, 22],
  loss: [10, 11, 12],
  stake: [1, 2, 3],
} as const;

export type MoneyLimitGroup = keyof typeof MONEY_LIMITS;
export type MoneyLimitType = (typeof MONEY_LIMITS)[MoneyLimitGroup][number];

/** Groups in display order: deposits, losses, stakes (trust R9). */
export const MONEY_LIMIT_GROUPS = ['deposit', 'loss', 'stake'] as const satisfies readonly MoneyLimitGroup[];

/** All types of limits on money, in display order. */
export const MONEY_LIMIT_TYPES = MONEY_LIMIT_GROUPS.flatMap((group): readonly MoneyLimitType[] => MONEY_LIMITS[group]);

/** Value that means no limit (betting §3). */
export const NO_LIMIT = 999_999_999;

/** Largest amount of a limit, minor units. */
export const MAX_LIMIT = 1_000_000_000_000;

/** Days of the windows, in the order of the types of a group. */
const PERIOD_DAYS = [1, 7, 30] as const;

/** Seconds in which a looser deposit limit can be confirmed after its wait (betting §9). */
export const APPROVAL_S = 86_400;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

/** Decides whether a type of limit is one on money; all others limit time (betting §3). */
export function isMoneyLimitType(limitType: number): limitType is MoneyLimitType {
  return (MONEY_LIMIT_TYPES as readonly number[]).includes(limitType);
}

/** Returns the group of a type of limit on money. */
export function moneyLimitGroup(limitType: MoneyLimitType): MoneyLimitGroup {
  return limitType < 10 ? 'stake' : limitType < 20 ? 'loss' : 'deposit';
}

/** Returns the days of the window of a type of limit: 1, 7 or 30. */
export function limitPeriodDays(limitType: MoneyLimitType): (typeof PERIOD_DAYS)[number] {
  const group: readonly number[] = MONEY_LIMITS[moneyLimitGroup(limitType)];
  return PERIOD_DAYS[group.indexOf(limitType)] ?? 1;
}

/** Change of a limit that waits; seconds of the server clock. */
export interface PendingMoneyLimit {
  readonly limitType: number;
  /** End of its wait. */
  readonly endsAt: number | null;
  /** The change holds only once the player has confirmed it. */
  readonly needApprove?: boolean | undefined;
}

/**
 * Returns the hours until the end of the wait, rounded up (betting §4).
 *
 * @param now server clock, epoch ms
 */
export function pendingHours({ endsAt }: PendingMoneyLimit, now: number): number {
  return Math.max(0, Math.ceil(((endsAt ?? 0) * SECOND_MS - now) / HOUR_MS));
}

/**
 * Decides whether the player must confirm or reject the change now: its wait is over, and the day for the answer is not
 * (betting §4, §9). Without an answer the limit does not change.
 *
 * @param now server clock, epoch ms
 */
export function isToBeDecided({ endsAt, needApprove }: PendingMoneyLimit, now: number): boolean {
  const from = (endsAt ?? 0) * SECOND_MS;
  return needApprove === true && now >= from && now < from + APPROVAL_S * SECOND_MS;
}
