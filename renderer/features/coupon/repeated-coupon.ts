import type { RepeatedBets } from '#renderer/lib/ports/coupon-port.ts';
import { isCouponTypeId } from '#shared/domain/coupon/types.ts';
import type { CouponState } from './coupon-state.ts';

/** Returns the fields of the coupon for the bets of a placed one; the player's settings stay. */
export function repeatedCoupon(repeated: RepeatedBets): Partial<CouponState> {
  const { typeId, systemValue, iso, amount, amountByBlockId } = repeated;
  const blocks = Object.entries(amountByBlockId).map(([id, value]) => [id, value === null ? null : { value, iso }]);
  return {
    bets: repeated.bets.map(({ price, blockId, ...bet }) => ({
      ...bet,
      coef: price,
      ...(blockId === undefined ? {} : { blockId }),
    })),
    ...(isCouponTypeId(typeId) ? { typeId } : {}),
    ...(systemValue === null ? {} : { systemValue }),
    amount: { value: amount, iso },
    amountByBetId: {},
    offBets: [],
    amountByBlockId: Object.fromEntries(blocks),
    express: null,
  };
}
