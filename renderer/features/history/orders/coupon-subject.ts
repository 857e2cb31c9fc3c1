import { isPlainObject } from '@reduxjs/toolkit';

/** Returns the subject of orders about a coupon. */
export const couponSubject = (couponId: string): string => `coupon:${couponId}`;

/** Tells whether what the device kept names the coupon whose order it was. */
export function isOrderOfCoupon(kept: unknown): boolean {
  const { params } = (isPlainObject(kept) ? kept : {}) as { readonly params?: unknown };
  return isPlainObject(params) && typeof (params as { readonly couponId?: unknown }).couponId === 'string';
}
