import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { couponCalls } from '#renderer/lib/api/later-call-descriptions.ts';

export const couponApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeCoupon: mutationOf(build, couponCalls, 'placeCouponCall'),
    couponOutcome: mutationOf(build, couponCalls, 'couponOutcomeCall'),
    couponLimits: queryOf(build, couponCalls, 'couponLimitsCall', {
      // Limits follow prices, so an old answer is worth little.
      keepUnusedDataFor: 10,
      providesTags: ['Limits'],
    }),
  }),
});

export const { useCouponLimitsQuery } = couponApi;
