import { baseApi } from '#renderer/lib/api/base-api.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { couponCalls } from '#renderer/lib/api/later-call-descriptions.ts';

export const openCouponsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many coupons of a player are open; their settlement changes the balance. */
    openCoupons: queryOf(build, couponCalls, 'couponHistoryCall', {
      parts: (_: { readonly userId: number }) => ({ query: { state: 'open' as const, limit: '1' } }),
      transformResponse: (answer) => answer.sums.reduce((total, { count }) => total + count, 0),
      providesTags: ['Coupons'],
    }),
  }),
});

export const { useOpenCouponsQuery } = openCouponsApi;
