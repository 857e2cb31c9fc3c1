import { createContext, useContext, useEffect } from 'react';
import type { Coupon } from '#shared/contracts/coupon.ts';

/** Keeps a coupon in the list while a dialog about it is open; returns the undo. */
export type PinCoupon = (couponId: string) => () => void;

/** Does nothing by default, because a coupon outside a list cannot leave it. */
export const PinContext = createContext<PinCoupon>(() => () => undefined);

/** Keeps a coupon in its list while `isPinned`. */
export function usePinnedCoupon(couponId: string, isPinned: boolean): void {
  const pin = useContext(PinContext);
  useEffect(() => (isPinned ? pin(couponId) : undefined), [pin, couponId, isPinned]);
}

/**
 * Returns the coupons of a list with the pinned one at its previous place, also when it no longer matches.
 *
 * @param before coupons of the previous render
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
