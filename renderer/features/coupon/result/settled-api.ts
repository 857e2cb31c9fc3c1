import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { couponCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';

const LAST = '20';

/** Loads the player's last settled coupons; its code loads with the announcements. */
export const settledApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    settledCoupons: queryOf(build, couponCalls, 'couponHistoryCall', {
      parts: (_: { readonly userId: number }) => ({ query: { state: 'settled' as const, limit: LAST } }),
      transformResponse: (answer): readonly Coupon[] => answer.coupons,
    }),
  }),
});
