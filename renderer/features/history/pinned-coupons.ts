import { createContext, useContext, useEffect } from 'react';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** Keeps a coupon in the list while a dialog about it is open; what it returns lets it go. */
export type PinCoupon = (couponId: string) => () => void;

/** A coupon by itself is not in danger of leaving a list. */
export const PinContext = createContext<PinCoupon>(() => () => undefined);

/** Keeps a coupon in its list while something is open that speaks of it. */
export function usePinnedCoupon(couponId: string, isPinned: boolean): void {
  const pin = useContext(PinContext);
  useEffect(() => (isPinned ? pin(couponId) : undefined), [pin, couponId, isPinned]);
}

/**
 * The coupons of a list with the one that is held, at the place where it was, also when it matches no more.
 *
 * @param before what was shown last
 */
export function withPinned(
  coupons: readonly Coupon[],
  before: readonly Coupon[],
  pinnedId: string | null,
): readonly Coupon[] {
  const place = before.findIndex(({ id }) => id === pinnedId);
  const pinned = before[place];
  if (!pinned || coupons.some(({ id }) => id === pinnedId)) return coupons;
  return [...coupons.slice(0, place), pinned, ...coupons.slice(place)];
}
