import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { couponCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { couponLimitsCall, couponOutcomeCall, placeCouponCall } from '#shared/contracts/coupon.ts';

export const couponApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeCoupon: build.mutation<EndpointAnswer<typeof placeCouponCall>, EndpointArguments<typeof placeCouponCall>>(
      endpointOf(async () => (await couponCalls()).placeCouponCall),
    ),
    couponOutcome: build.mutation<
      EndpointAnswer<typeof couponOutcomeCall>,
      EndpointArguments<typeof couponOutcomeCall>
    >(endpointOf(async () => (await couponCalls()).couponOutcomeCall)),
    couponLimits: build.query<EndpointAnswer<typeof couponLimitsCall>, EndpointArguments<typeof couponLimitsCall>>({
      ...endpointOf(async () => (await couponCalls()).couponLimitsCall),
      // Limits follow prices: an old answer is worth little.
      keepUnusedDataFor: 10,
      providesTags: ['Limits'],
    }),
  }),
});

export const { useCouponLimitsQuery } = couponApi;
