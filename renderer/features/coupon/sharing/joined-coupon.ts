import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { SharedCouponAnswer } from '#shared/contracts/house-coupons.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { CouponState } from '../coupon-state.ts';
import type { SharedCoupon } from '../persistence/shared-fields.ts';
import { filledCoupon } from '../tools/filled-coupon.ts';

const { maxLegs } = DEFAULT_COUPON_RULES.limits;

/** Coupon with the bets of a share code after its own. */
export interface JoinedCoupon {
  readonly fields: Partial<SharedCoupon>;
  /** Number of added bets; excludes duplicates and bets over the coupon's limit. */
  readonly taken: number;
  readonly isFull: boolean;
}

/**
 * Adds the bets of a share code after those of the coupon, which keeps its type as far as it fits. Blocks and bankers
 * are not taken over, because they belong to the coupon they were made in.
 */
export function joinedCoupon(
  { bets, offBets, typeId }: Pick<CouponState, 'bets' | 'offBets' | 'typeId'>,
  { legs }: Pick<SharedCouponAnswer, 'legs'>,
): JoinedCoupon {
  const known = new Set([...bets, ...offBets.map(({ bet }) => bet)].map(betKey));
  const loose = legs.map(({ banker: _, blockId: __, ...leg }) => leg).filter((leg) => !known.has(betKey(leg)));
  const { bets: coming = [] } = filledCoupon(loose, typeId, null);
  const fitting = coming.slice(0, Math.max(0, maxLegs - known.size));
  return {
    fields: { bets: [...bets, ...fitting], express: null },
    taken: fitting.length,
    isFull: fitting.length < coming.length,
  };
}
