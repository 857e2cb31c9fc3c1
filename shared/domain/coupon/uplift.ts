import { isVoidStatus } from './leg-status.ts';
import { type Ratio, wholeRatio } from './ratio.ts';
import { COUPON_TYPE, type EngineCoupon } from './types.ts';

/**
 * Returns the factor on the payout of a house express (coupon mathematics §8.10): one plus its percent, while every leg
 * stands. With a void leg it pays like any other express. Every other coupon: one.
 *
 * @param statuses a decided status for each leg
 */
export function upliftOf({ typeId, upliftPercent }: EngineCoupon, statuses: readonly number[]): Ratio {
  if (typeId !== COUPON_TYPE.express || !upliftPercent || statuses.some(isVoidStatus)) return wholeRatio(1);
  return { n: BigInt(100 + upliftPercent), d: 100n };
}
