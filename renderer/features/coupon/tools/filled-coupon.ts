import type { HouseLeg } from '#shared/contracts/house-coupons.ts';
import { isCouponTypeId } from '#shared/domain/coupon/types.ts';
import type { CouponBet } from '../coupon-state.ts';
import type { SharedCoupon } from '../persistence/shared-fields.ts';

function betOf({ selectionId, price, banker = false, blockId, ...rest }: HouseLeg): CouponBet {
  const { typeId, period, param, outcome, game } = rest;
  return {
    selectionId,
    coef: price,
    banker,
    typeId,
    period,
    param,
    outcome,
    game,
    ...(blockId === undefined ? {} : { blockId }),
  };
}

/**
 * Returns the coupon for bets that did not come from presses; the player's settings, such as the price policy, stay.
 */
export function filledCoupon(
  legs: readonly HouseLeg[],
  typeId: number,
  systemValue: number | null,
): Partial<SharedCoupon> {
  return {
    bets: legs.map(betOf),
    offBets: [],
    ...(isCouponTypeId(typeId) ? { typeId } : {}),
    ...(systemValue === null ? {} : { systemValue }),
    amountByBetId: {},
    amountByBlockId: {},
    express: null,
  };
}
