import type { CallAnswer } from '#shared/contracts/call.ts';
import type { availableLimitsCall } from '#shared/contracts/money-limits.ts';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import {
  isMoneyLimitType,
  MONEY_LIMIT_TYPES,
  type MoneyLimitType,
  moneyLimitGroup,
  NO_LIMIT,
} from '#shared/domain/care/money-limits.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { MoneyLimitRow, MoneyLimitsRepository } from './money-limits-repository.ts';

type Available = CallAnswer<typeof availableLimitsCall>['data'];

/** A limit on money that the player requests: minor units of the main currency, 999999999 for none. */
export interface MoneyLimitWanted {
  readonly limitType: MoneyLimitType;
  readonly limitValue: number;
}

/** Limits that players set on deposits, losses and stakes (betting §3, §4). The database enforces them. */
export interface MoneyLimitService {
  /** The limits that can be set, in the player's main currency. */
  available(userId: number): Promise<Available>;
  /** The current limits by type, each with the one that waits. */
  limits(userId: number): Promise<CareLimit[]>;
  /**
   * Sets limits: a stricter one applies at once; a looser one after its cooling time, a deposit limit also only after a
   * confirmation.
   */
  set(userId: number, wanted: readonly MoneyLimitWanted[]): Promise<void>;
  /**
   * Confirms a deposit limit whose cooling time is over.
   *
   * @throws ApiError LIMIT_UNKNOWN when none waits, LIMIT_EARLY
   */
  confirm(userId: number, limitType: MoneyLimitType): Promise<void>;
  /**
   * Withdraws a looser limit that waits.
   *
   * @throws ApiError LIMIT_UNKNOWN when none waits
   */
  withdraw(userId: number, limitType: MoneyLimitType): Promise<void>;
  /** From when the first waiting deposit limit can be confirmed, epoch ms; null when none waits. */
  toApproveAt(userId: number): Promise<number | null>;
}

interface MoneyLimitsInput {
  readonly repository: MoneyLimitsRepository;
  readonly clock: ServerClock;
  /** Cooling time of a looser limit, hours. */
  readonly coolingHours: () => number;
  /** ISO code of the player's main account. */
  readonly mainCurrency: (userId: number) => Promise<string>;
}

const HOUR_MS = 3_600_000;
/** Suggested amounts, as multiples of the default stake of a new coupon: 20 to 1,000 EUR. */
const PRESETS = [4, 10, 20, 100, 200] as const;

const seconds = (ms: number) => Math.floor(ms / 1000);
const needsApproval = (limitType: MoneyLimitType) => moneyLimitGroup(limitType) === 'deposit';

function toLimits(limitType: MoneyLimitType, row: MoneyLimitRow | undefined, iso: string): CareLimit[] {
  const { amount = null, since = 0, remaining = null, nextAt = null } = row ?? {};
  const money = { limitType, measure: 'money', currencyCode: row?.iso ?? iso } as const;
  const held: CareLimit = {
    ...money,
    limitValue: amount ?? NO_LIMIT,
    limitState: amount === null ? 'INACTIVE' : 'ACTIVE',
    startedAt: amount === null ? null : seconds(since),
    endsAt: null,
    ...(remaining === null ? {} : { limitBalance: Math.max(0, remaining) }),
  };
  if (nextAt === null) return [held];
  const waiting: CareLimit = {
    ...money,
    limitValue: row?.nextAmount ?? NO_LIMIT,
    limitState: 'PENDING',
    startedAt: seconds(row?.askedAt ?? nextAt),
    endsAt: seconds(nextAt),
    needApprove: needsApproval(limitType),
  };
  return [held, waiting];
}

export function createMoneyLimits({
  repository,
  clock,
  coolingHours,
  mainCurrency,
}: MoneyLimitsInput): MoneyLimitService {
  async function answer(userId: number, limitType: MoneyLimitType, isConfirmed: boolean): Promise<void> {
    const became = await repository.answer(userId, limitType, isConfirmed, clock.now());
    if (became === 'nothing') throw new ApiError('LIMIT_UNKNOWN');
    if (became === 'early') throw new ApiError('LIMIT_EARLY');
  }

  return {
    async available(userId) {
      const iso = await mainCurrency(userId);
      const { initialAmount, decimals } = currencyOf(iso);
      return MONEY_LIMIT_TYPES.map((limitType) => ({
        limitType,
        measure: 'money',
        currencyCode: iso,
        decimals,
        availableValues: PRESETS.map((times) => times * initialAmount),
        coolingHours: coolingHours(),
        needApprove: needsApproval(limitType),
      }));
    },
    async limits(userId) {
      const [rows, iso] = await Promise.all([repository.read(userId, clock.now()), mainCurrency(userId)]);
      return MONEY_LIMIT_TYPES.flatMap((limitType) =>
        toLimits(
          limitType,
          rows.find((row) => row.limitType === limitType),
          iso,
        ),
      );
    },
    async set(userId, wanted) {
      if (wanted.length === 0) return;
      const [iso, now, coolingMs] = [await mainCurrency(userId), clock.now(), coolingHours() * HOUR_MS];
      await repository.set(
        wanted.map(({ limitType, limitValue }) => ({
          userId,
          limitType,
          iso,
          amount: limitValue === NO_LIMIT ? null : limitValue,
          now,
          coolingMs,
        })),
      );
    },
    confirm: (userId, limitType) => answer(userId, limitType, true),
    withdraw: (userId, limitType) => answer(userId, limitType, false),
    toApproveAt: (userId) => repository.toApproveAt(userId, clock.now()),
  };
}

/** Returns the requested limits that are on money; the others are limits on time. */
export function onMoney(limits: readonly { limitType: number; limitValue: number }[]): MoneyLimitWanted[] {
  return limits.flatMap(({ limitType, limitValue }) =>
    isMoneyLimitType(limitType) ? [{ limitType, limitValue }] : [],
  );
}
