import { baseApi } from '#renderer/lib/api/base-api.ts';
import { couponCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Coupon, couponHistoryCall } from '#shared/contracts/coupon.ts';

const LAST = '20';

/** The last coupons of a player that were settled; it comes with what tells of them. */
export const settledApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    settledCoupons: build.query<readonly Coupon[], { readonly userId: number }>({
      query: () => ({
        load: async () => (await couponCalls()).couponHistoryCall,
        parts: { query: { state: 'settled', limit: LAST } },
      }),
      transformResponse: (answer) => (answer as CallAnswer<typeof couponHistoryCall>).coupons,
    }),
  }),
});
