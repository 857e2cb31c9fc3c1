import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/** Limits of one coupon in one currency, minor units. */
export interface BettingLimits {
  readonly minBetAmount: MinorUnits;
  readonly maxBetAmount: MinorUnits;
  /** The largest payout of a coupon. */
  readonly maxPayoutLimit: MinorUnits;
  /** The smallest stake of one line of a system. */
  readonly minLineAmount: MinorUnits;
}

/** Factors that derive the limits from the stake that a fresh coupon starts with. */
interface LimitScale {
  readonly minShare: number;
  readonly maxTimes: number;
  readonly payoutTimes: number;
  readonly minLineShare: number;
}

/** In EUR: a stake from 0.20 to 5,000.00, 0.02 a line, a payout of 50,000.00 at most. */
const LIMIT_SCALE: LimitScale = { minShare: 25, maxTimes: 1000, payoutTimes: 10_000, minLineShare: 250 };

/**
 * Returns the limits of a currency (coupon mathematics §1.6, §8.4).
 *
 * @param iso a currency of the table
 */
export function limitsOf(iso: string, scale: LimitScale = LIMIT_SCALE): BettingLimits {
  const { initialAmount } = currencyOf(iso);
  return {
    minBetAmount: Math.max(1, Math.round(initialAmount / scale.minShare)),
    maxBetAmount: initialAmount * scale.maxTimes,
    maxPayoutLimit: initialAmount * scale.payoutTimes,
    minLineAmount: Math.max(1, Math.round(initialAmount / scale.minLineShare)),
  };
}
