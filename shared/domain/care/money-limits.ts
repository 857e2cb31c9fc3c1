/** Groups of limits on money with their types: of 24 hours, 7 days and 30 days (betting §3). */
export const MONEY_LIMITS = {
  deposit: [20, 21, 22],
  loss: [10, 11, 12],
  stake: [1, 2, 3],
} as const;

export type MoneyLimitGroup = keyof typeof MONEY_LIMITS;
export type MoneyLimitType = (typeof MONEY_LIMITS)[MoneyLimitGroup][number];

/** The groups in the order in which they are offered: what comes in, what may be lost, what is staked (trust R9). */
export const MONEY_LIMIT_GROUPS = ['deposit', 'loss', 'stake'] as const satisfies readonly MoneyLimitGroup[];

/** All types of limits on money, as they are listed. */
export const MONEY_LIMIT_TYPES = MONEY_LIMIT_GROUPS.flatMap((group): readonly MoneyLimitType[] => MONEY_LIMITS[group]);

/** The value that stands for no limit (betting §3). */
export const NO_LIMIT = 999_999_999;

/** The largest amount of a limit, minor units. */
export const MAX_LIMIT = 1_000_000_000_000;

/** Days of the windows, in the order of the types of a group. */
const PERIOD_DAYS = [1, 7, 30] as const;

/** A limit on deposits that was asked for can be confirmed for so long after its time to cool, seconds (betting §9). */
export const APPROVAL_S = 86_400;

const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

/** Whether a type of limit is one on money; all others speak of time (betting §3). */
export function isMoneyLimitType(limitType: number): limitType is MoneyLimitType {
  return (MONEY_LIMIT_TYPES as readonly number[]).includes(limitType);
}

/** The group of a type of limit on money. */
export function moneyLimitGroup(limitType: MoneyLimitType): MoneyLimitGroup {
  return limitType < 10 ? 'stake' : limitType < 20 ? 'loss' : 'deposit';
}

/** Days of the window that a type of limit looks back over: 1, 7 or 30. */
export function limitPeriodDays(limitType: MoneyLimitType): (typeof PERIOD_DAYS)[number] {
  const group: readonly number[] = MONEY_LIMITS[moneyLimitGroup(limitType)];
  return PERIOD_DAYS[group.indexOf(limitType)] ?? 1;
}

/** A change of a limit that waits; seconds of the server clock. */
export interface PendingMoneyLimit {
  readonly limitType: number;
  /** When its time to cool is over. */
  readonly endsAt: number | null;
  /** Whether it counts only once the player has confirmed it. */
  readonly needApprove?: boolean | undefined;
}

/**
 * Hours until the time to cool is over, rounded up (betting §4).
 *
 * @param now server clock, epoch ms
 */
export function pendingHours({ endsAt }: PendingMoneyLimit, now: number): number {
  return Math.max(0, Math.ceil(((endsAt ?? 0) * SECOND_MS - now) / HOUR_MS));
}

/**
 * Whether the player must decide on it now: its time to cool is over, and the day in which it can be confirmed is not
 * (betting §4, §9). Without an answer the limit stays as it was.
 *
 * @param now server clock, epoch ms
 */
export function isToBeDecided({ endsAt, needApprove }: PendingMoneyLimit, now: number): boolean {
  const from = (endsAt ?? 0) * SECOND_MS;
  return needApprove === true && now >= from && now < from + APPROVAL_S * SECOND_MS;
}
