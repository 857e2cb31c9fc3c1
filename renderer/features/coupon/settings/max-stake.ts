import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import { autoMaxAmount } from '#shared/domain/coupon/amount-limits.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';

export interface MaxStakeInput {
  readonly model: Pick<BetSlipModel, 'iso' | 'legs' | 'typeId'>;
  readonly limits: CouponLimits | null;
  readonly account: Account | null;
}

/**
 * Returns the maximum stake (coupon mathematics §8.4): what the limits and the balance allow, shared among many
 * singles; a bonus account has no maximum. Minor units; null while nothing is known.
 */
export function maxStake({ model, limits, account }: MaxStakeInput): MinorUnits | null {
  const max = account?.type === ACCOUNT_TYPE.bonus ? null : (limits?.maxBetAmount ?? null);
  if (!account) return max;
  const bets = model.typeId === COUPON_TYPE.manySingles ? model.legs.length : 1;
  return autoMaxAmount(max, Math.floor(account.money / Math.max(bets, 1)));
}
