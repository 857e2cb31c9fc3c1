import { isPlainObject } from '@reduxjs/toolkit';

/** Returns the subject of orders about a coupon. */
export const couponSubject = (couponId: string): string => `coupon:${couponId}`;

/** Tells whether what the device kept is an order about a coupon, with these amounts, minor units. */
export function isOrderOfCoupon(kept: unknown, amounts: readonly string[]): boolean {
  const { params, body } = (isPlainObject(kept) ? kept : {}) as { readonly params?: unknown; readonly body?: unknown };
  return (
    isPlainObject(params) &&
    /^\d{1,18}$/.test(String((params as { readonly couponId?: unknown }).couponId)) &&
    isPlainObject(body) &&
    amounts.every((name) => Number.isSafeInteger((body as Readonly<Record<string, unknown>>)[name]))
  );
}
