import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import { couponCoef } from '#shared/domain/coupon/coupon-coef.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { KeptFields } from './kept-coupons.ts';

/** What has become of a kept coupon. */
export interface KeptNow {
  /** Number of its bets that take no bets any more. */
  readonly ended: number;
  /** Total odds now in thousandths; null for a type without them, and while a price is unknown. */
  readonly coef: number | null;
}

/**
 * Compares a kept coupon with the book.
 *
 * @param prices prices of the limits' answer
 */
export function keptNow(
  { bets, typeId }: Pick<KeptFields, 'bets' | 'typeId'>,
  prices: CouponLimits['prices'],
): KeptNow {
  const now = bets.map((bet) => prices.find((price) => betKey(price) === betKey(bet))?.coef);
  const ended = now.filter((coef) => coef === null).length;
  const coefs = now.filter((coef) => typeof coef === 'number');
  const hasOdds = typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.express;
  if (!hasOdds || coefs.length === 0 || coefs.length + ended < bets.length) return { ended, coef: null };
  const legs = coefs.map((coef) => ({ coef, statusId: BET_STATUS.notStarted }));
  const kind = legs.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
  return { ended, coef: Number(couponCoef({ typeId: kind, amount: 1, legs }, DEFAULT_COUPON_RULES)) };
}
