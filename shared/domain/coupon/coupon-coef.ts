import { antiExpressCoefOf } from './anti-express.ts';
import { blocksOf } from './blocks.ts';
import type { CouponRules } from './coupon-rules.ts';
import { lineCountOf, linePlanOf } from './line-plan.ts';
import { payoutIn } from './payout.ts';
import { type Ratio, roundRatio } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

/**
 * Returns the number of elementary bets of the coupon (coupon mathematics §2): lines; legs of a chain and of many
 * singles; blocks of a condition; 1 for an anti-express.
 *
 * @throws CouponShapeError for a coupon without meaning
 */
export function lineCount(coupon: EngineCoupon, rules: CouponRules): bigint {
  const plan = linePlanOf(coupon, rules);
  if (plan) return lineCountOf(plan);
  if (coupon.typeId === COUPON_TYPE.condition) return BigInt(blocksOf(coupon.legs).length);
  return coupon.typeId === COUPON_TYPE.antiExpress ? 1n : BigInt(coupon.legs.length);
}

/**
 * Returns the exact stake of one line in minor units (coupon mathematics §1.7); null for types whose elementary bets do
 * not share the stake equally.
 */
export function stakePerLine(coupon: EngineCoupon, rules: CouponRules): Ratio | null {
  const plan = linePlanOf(coupon, rules);
  return plan && { n: BigInt(coupon.amount), d: lineCountOf(plan) };
}

/**
 * Returns the coefficient of the coupon: the exact payout when all is won over the stake, half-up to thousandths
 * (coupon mathematics §1.5); for an anti-express its price. It is shown and sent, never paid from.
 *
 * Types that are linear in the stake have the same coefficient without one; the fixed amounts of a condition are then
 * left out.
 *
 * @returns thousandths; null for many singles and for an anti-express that is not offered
 * @throws CouponShapeError for a coupon without meaning
 */
export function couponCoef(coupon: EngineCoupon, rules: CouponRules): bigint | null {
  if (coupon.typeId === COUPON_TYPE.manySingles) return null;
  if (coupon.typeId === COUPON_TYPE.antiExpress) {
    const price = antiExpressCoefOf(coupon, rules);
    return price === null ? null : BigInt(price);
  }
  const staked = coupon.amount > 0 ? coupon : { ...coupon, amount: 1, amountByBlockId: null };
  const { n, d } = payoutIn(staked, 'placement', rules);
  return roundRatio({ n: 1000n * n, d: d * BigInt(staked.amount) }, 'half-up');
}
