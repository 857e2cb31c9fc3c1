import { createContext, useContext, useEffect } from 'react';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** Keeps a coupon in the list while a dialog about it is open; what it returns lets it go. */
export type HoldCoupon = (couponId: string) => () => void;

/** A coupon by itself is not in danger of leaving a list. */
export const HoldContext = createContext<HoldCoupon>(() => () => undefined);

/** Keeps a coupon in its list while something is open that speaks of it. */
export function useHeldCoupon(couponId: string, isHeld: boolean): void {
  const hold = useContext(HoldContext);
  useEffect(() => (isHeld ? hold(couponId) : undefined), [hold, couponId, isHeld]);
}

/**
 * The coupons of a list with the one that is held, at the place where it was, also when it matches no more.
 *
 * @param before what was shown last
 */
export function withHeld(
  coupons: readonly Coupon[],
  before: readonly Coupon[],
  heldId: string | null,
): readonly Coupon[] {
  const place = before.findIndex(({ id }) => id === heldId);
  const held = before[place];
  if (!held || coupons.some(({ id }) => id === heldId)) return coupons;
  return [...coupons.slice(0, place), held, ...coupons.slice(place)];
}
