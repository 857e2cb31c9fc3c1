import type { AccountStage } from './account.ts';
import type { EngineCoupon } from './types.ts';

/**
 * Returns a chain as stages of its account: each leg in slip order stakes the coupon's amount, or what is left of it
 * (coupon mathematics §4.3).
 */
export function chainStages(coupon: EngineCoupon): AccountStage[] {
  const amount = BigInt(coupon.amount);
  return coupon.legs.map((_, index) => ({ indexes: [index], amount }));
}
