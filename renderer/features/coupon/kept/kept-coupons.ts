import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { CouponState } from '../coupon-state.ts';

/** Most coupons that a device keeps. */
export const KEPT_MAX = 20;
/** Most characters of a name. */
export const KEPT_NAME_MAX = 40;

/** Fields of a coupon that are kept; promo codes and other choices belong to one placement. */
export type KeptFields = Pick<
  CouponState,
  'amount' | 'amountByBetId' | 'amountByBlockId' | 'bets' | 'offBets' | 'systemValue' | 'typeId'
>;

/** Coupon that the device keeps under a name. */
export interface KeptCoupon {
  /** UUID. */
  readonly id: string;
  readonly name: string;
  /** Player who kept it, and who alone sees it; null: a visitor, whose coupons are the device's. */
  readonly owner: number | null;
  readonly fields: KeptFields;
}

/** Returns the fields of the present coupon that are kept. */
export function keptFields(coupon: KeptFields): KeptFields {
  const { amount, amountByBetId, amountByBlockId, bets, offBets, systemValue, typeId } = coupon;
  return { amount, amountByBetId, amountByBlockId, bets, offBets, systemValue, typeId };
}

/** Returns the name as it is kept: without spaces around it and not longer than allowed. */
export const keptName = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, KEPT_NAME_MAX).trim();

/** Returns the coupons that this player, or a visitor (null), sees. */
export function keptOf(kept: readonly KeptCoupon[], userId: number | null): readonly KeptCoupon[] {
  return kept.filter(({ owner }) => owner === null || owner === userId);
}

/** Puts a coupon before the others. One of the same name and owner is replaced. */
export function withKept(kept: readonly KeptCoupon[], coupon: KeptCoupon): readonly KeptCoupon[] {
  return [coupon, ...kept.filter(({ name, owner }) => name !== coupon.name || owner !== coupon.owner)];
}

/** Returns the fields that fill the coupon with a kept one. */
export function replacedBy({ fields }: KeptCoupon) {
  return { ...fields, express: null };
}

/**
 * Returns the fields that add the bets of a kept coupon to the present one, which keeps its type as far as it fits.
 * Blocks and bankers belong to the coupon that they were made in.
 */
export function joinedWith(coupon: Pick<CouponState, 'bets' | 'offBets'>, { fields }: KeptCoupon) {
  const known = new Set([...coupon.bets, ...coupon.offBets.map(({ bet }) => bet)].map(betKey));
  const room = DEFAULT_COUPON_RULES.limits.maxLegs - known.size;
  const coming = fields.bets.filter((bet) => !known.has(betKey(bet))).slice(0, Math.max(0, room));
  const loose = coming.map(({ blockId: _block, ...bet }) => ({ ...bet, banker: false }));
  return { bets: [...coupon.bets, ...loose], express: null };
}
