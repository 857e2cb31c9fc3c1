import { baseApi } from '#renderer/lib/api/base-api.ts';
import { couponCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

const LAST = '20';

/** The last coupons of a player that were settled; it comes with what tells of them. */
export const settledApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    settledCoupons: queryOf(build, couponCalls, 'couponHistoryCall', {
      parts: (_: { readonly userId: number }) => ({ query: { state: 'settled' as const, limit: LAST } }),
      transformResponse: (answer): readonly Coupon[] => answer.coupons,
    }),
  }),
});
